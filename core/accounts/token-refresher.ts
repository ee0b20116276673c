import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { refreshTokens } from '../contract/accounts';
import { CLOCK, CONFIG, HTTP, IDS, token } from '../di';
import { ShopError } from '../kernel/shop-error';
import { wait } from '../kernel/wait';
import { NOTICES, type NoticesArea } from '../notices/notices';
import { HttpFailure, type Clock, type Http, type Ids } from '../ports';
import { sendAlone } from '../sync';
import { ACCOUNT_STORE, type AccountStore } from './account-store';
import { OPEN_LOCK, planRefresh, type RefreshPlan, type TokenLock } from './token-lock';

/** S §4: so long is waited before a refresh that found no way through is tried again, in milliseconds. */
const RETRY_MS = 1000;

/** What ends a session whose token cannot be refreshed. */
export type SilentSignOut = () => Promise<void>;

/** Refreshes the token once for everybody who waits for it (S §4). */
@injectable()
export class TokenRefresher {
  #lock: TokenLock = OPEN_LOCK;
  #running: Promise<boolean> | undefined;
  #isLoggingOut = false;
  #signOut: SilentSignOut = () => Promise.resolve();

  constructor(
    @inject(ACCOUNT_STORE) private readonly store: AccountStore,
    @inject(HTTP) private readonly http: Http,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(IDS) private readonly ids: Ids,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(NOTICES) private readonly notices: NoticesArea,
  ) {}

  /** The lock as it is now. */
  get lock(): TokenLock {
    return this.#lock;
  }

  /** @param signOut how to end the session and ask to sign in */
  whenRefused(signOut: SilentSignOut): void {
    this.#signOut = signOut;
  }

  /** Opens the lock, as somebody has signed in. */
  reset(): void {
    this.#lock = OPEN_LOCK;
  }

  /** Runs a sign-out; nothing is refreshed meanwhile. */
  async whileLoggingOut(work: () => Promise<void>): Promise<void> {
    this.#isLoggingOut = true;
    try {
      await work();
    } finally {
      this.#isLoggingOut = false;
    }
  }

  /**
   * Resolves to true when there is a token with which the request should be sent once more.
   * @throws ShopError 'token-refresh-failed' when the lock is in error
   */
  renew(refused: string): Promise<boolean> {
    this.#running ??= this.#renew(refused).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #renew(refused: string): Promise<boolean> {
    const kept = await this.store.read();
    const plan = planRefresh(this.#lock, {
      refused,
      current: this.store.current?.token ?? '',
      kept: kept?.current.token ?? '',
      autoRefresh: this.config.tasks.autoRefreshTokens,
      maxAttempts: this.config.tasks.maxRefreshAttempts,
      isLoggingOut: this.#isLoggingOut,
    });
    if (plan.kind === 'adopt' && kept !== undefined) await this.store.adopt(kept);
    return this.#carryOut(plan);
  }

  async #carryOut(plan: RefreshPlan): Promise<boolean> {
    switch (plan.kind) {
      case 'adopt':
      case 'retry':
        return true;
      case 'give-up':
        return false;
      case 'fail':
        throw new ShopError('token-refresh-failed', { details: { status: 401 } });
      case 'sign-out':
        return this.#giveUp(plan.isExhausted);
      case 'refresh':
        return this.#refresh();
    }
  }

  async #refresh(): Promise<boolean> {
    this.#lock = { counter: 1, attempts: this.#lock.attempts + 1, invalidated: true };
    const refreshToken = this.store.current?.refreshToken ?? '';
    const answer = await this.#ask(refreshToken);
    const current = this.store.current;
    // Whoever signed out, or in, meanwhile has a session of their own: this answer is of another one.
    if (current?.refreshToken !== refreshToken) return false;
    if (answer === 'unreachable') {
      this.#lock = { ...this.#lock, counter: 0 };
      if (this.#lock.attempts >= this.config.tasks.maxRefreshAttempts) return false;
      await wait(this.clock, RETRY_MS);
      return this.#refresh();
    }
    if (answer === 'refused') return this.#giveUp(false);
    await this.store.enter({ ...current, token: answer.token, refreshToken: answer.refreshToken });
    this.#lock = OPEN_LOCK;
    return true;
  }

  /** S §4 and §8: the lock goes to error, the user is signed out without a word, and asked to sign in. */
  async #giveUp(isExhausted: boolean): Promise<boolean> {
    this.#lock = { ...this.#lock, counter: -1, invalidated: true };
    if (isExhausted) {
      this.notices.spawn({
        type: 'error',
        code: 'token-refresh-exhausted',
        action1: { label: 'OK' },
        hasNoTimeout: true,
      });
    }
    await this.#signOut();
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
      // A shop that stumbles has not refused anything.
      return reply === undefined || reply.code >= 500 || reply.code === 429 ? 'unreachable' : 'refused';
    } catch (error) {
      if (error instanceof HttpFailure) return 'unreachable';
      throw error;
    }
  }
}

export const TOKEN_REFRESHER = token<TokenRefresher>('TokenRefresher');
