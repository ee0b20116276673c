import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { refreshTokens } from '../contract/people/accounts';
import { CLOCK, CONFIG, HTTP, IDS, TABS, token } from '../di';
import { SerialQueue } from '../kernel/async/serial-queue';
import { ACCOUNT_ERRORS } from '../kernel/messages/account-messages';
import { wait } from '../kernel/async/wait';
import { DISMISS, NOTICES, SIGN_IN, type NoticesArea } from '../notices/notices';
import { HttpFailure, type Clock, type Http, type Ids, type Tabs } from '../ports';
import { sendAlone } from '../sync';
import { accountError } from './account-error';
import { ACCOUNT_STORE, type AccountStore } from './account-store';
import type { StoredSession } from './stored-session';
import { OPEN_LOCK, planRefresh, type RefreshPlan, type TokenLock } from './token-lock';

const RETRY_MS = 1000;
/** Only one tab refreshes at a time; the others find the new token. */
const LOCK = 'token';

export type SilentSignOut = (isExhausted: boolean) => Promise<void>;

/** Refreshes the token once for all waiting requests. */
@injectable()
export class TokenRefresher {
  #lock: TokenLock = OPEN_LOCK;
  #session = '';
  readonly #running = new Map<string, Promise<boolean>>();
  readonly #lane = new SerialQueue();
  #loggingOut = 0;
  #signOut: SilentSignOut = () => Promise.resolve();

  constructor(
    @inject(ACCOUNT_STORE) private readonly store: AccountStore,
    @inject(HTTP) private readonly http: Http,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(IDS) private readonly ids: Ids,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(TABS) private readonly tabs: Tabs,
  ) {}

  get lock(): TokenLock {
    return this.#lock;
  }

  whenRefused(signOut: SilentSignOut): void {
    this.#signOut = signOut;
  }

  reset(): void {
    this.#lock = OPEN_LOCK;
  }

  async whileLoggingOut<T>(work: () => Promise<T>): Promise<T> {
    this.#loggingOut += 1;
    try {
      return await work();
    } finally {
      this.#loggingOut -= 1;
    }
  }

  /**
   * Resolves to true if the request should be retried with a new token.
   * @throws ShopError 'token-refresh-failed' if the lock is in error
   */
  renew(refused: string): Promise<boolean> {
    const running = this.#running.get(refused);
    if (running !== undefined) return running;
    const renewed = this.#lane
      .run(() => this.tabs.exclusively(LOCK, () => this.#renew(refused)))
      .finally(() => this.#running.delete(refused));
    this.#running.set(refused, renewed);
    return renewed;
  }

  async #renew(refused: string): Promise<boolean> {
    const kept = await this.store.read();
    const { current } = this.store;
    if (current !== undefined && current.refreshToken !== this.#session) this.#begin(current.refreshToken);
    const plan = planRefresh(this.#lock, {
      refused,
      current: current?.token ?? '',
      kept: kept?.current.token ?? '',
      autoRefresh: this.config.tasks.autoRefreshTokens,
      maxAttempts: this.config.tasks.maxRefreshAttempts,
      isLoggingOut: this.#loggingOut > 0,
    });
    return this.#carryOut(plan, kept !== undefined);
  }

  #begin(session: string): void {
    this.#session = session;
    this.#lock = OPEN_LOCK;
  }

  async #carryOut(plan: RefreshPlan, wasKept: boolean): Promise<boolean> {
    switch (plan.kind) {
      case 'adopt':
        await this.store.load();
        return true;
      case 'retry':
        return true;
      case 'give-up':
        return false;
      case 'fail':
        throw accountError('token-refresh-failed', { details: { status: 401 } });
      case 'sign-out':
        return this.#giveUp(plan.isExhausted);
      case 'refresh':
        return this.#refresh(wasKept);
    }
  }

  async #refresh(wasKept: boolean): Promise<boolean> {
    this.#lock = { counter: 1, attempts: this.#lock.attempts + 1, invalidated: true };
    const answer = await this.#ask(this.#session);
    if (this.#isOver()) return this.#letGo();
    if (answer === 'refused') return this.#giveUp(false);
    if (answer !== 'unreachable') return this.#take(answer, wasKept);
    this.#lock = { ...this.#lock, counter: 0 };
    if (this.#lock.attempts >= this.config.tasks.maxRefreshAttempts) return false;
    await wait(this.clock, RETRY_MS);
    return this.#isOver() || this.#loggingOut > 0 ? this.#letGo() : this.#refresh(wasKept);
  }

  #isOver(): boolean {
    return this.store.current?.refreshToken !== this.#session;
  }

  #letGo(): boolean {
    this.#lock = { ...this.#lock, counter: 0 };
    return this.store.current !== undefined && this.#loggingOut === 0;
  }

  async #take(tokens: Pick<StoredSession, 'token' | 'refreshToken'>, wasKept: boolean): Promise<boolean> {
    // Another tab may have signed out meanwhile; do not sign in again.
    const kept = wasKept ? await this.store.read() : this.store.current && { current: this.store.current };
    const { current } = this.store;
    if (kept?.current.refreshToken !== this.#session || current?.refreshToken !== this.#session) {
      await this.store.load();
      return this.#letGo();
    }
    await this.store.enter({ ...current, token: tokens.token, refreshToken: tokens.refreshToken });
    this.#begin(tokens.refreshToken);
    return true;
  }

  async #giveUp(isExhausted: boolean): Promise<boolean> {
    this.#lock = { ...this.#lock, counter: -1, invalidated: true };
    if (isExhausted) {
      this.notices.spawn({
        type: 'error',
        code: 'token-refresh-exhausted',
        message: ACCOUNT_ERRORS['token-refresh-exhausted'],
        action1: DISMISS,
        action2: SIGN_IN,
        hasNoTimeout: true,
      });
    }
    await this.#signOut(isExhausted);
    return false;
  }

  async #ask(refreshToken: string) {
    try {
      const reply = await sendAlone(this.http, refreshTokens, {
        body: { refreshToken },
        task_id: this.ids.uuid(),
        now: this.clock.now(),
        timeoutMs: this.config.tasks.timeoutMs,
      });
      if (reply?.ok === true) return reply.result;
      // Server errors and rate limits are not a refusal.
      return reply === undefined || reply.code >= 500 || reply.code === 429 ? 'unreachable' : 'refused';
    } catch (error) {
      if (error instanceof HttpFailure) return 'unreachable';
      throw error;
    }
  }
}

export const TOKEN_REFRESHER = token<TokenRefresher>('TokenRefresher');
