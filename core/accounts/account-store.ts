import type { Observable } from 'rxjs';
import type { User } from '../contract';
import { inject, injectable } from '../di';
import { loadSha3 } from '../kernel/sha3';
import { readStored } from '../cache';
import { STORAGE, TABS, TELEMETRY, token } from '../di';
import { mayUser } from '../contract/foundation/permissions';
import type { Store } from '../kernel/store';
import type { JsonValue, Storage, Tabs, Telemetry } from '../ports';
import { SESSION, type Session } from '../sync';
import { ACCOUNT_STATE } from './account-state';
import type { AccountState, SignInState } from './accounts';
import { NO_SIGN_IN } from './no-sign-in';
import {
  addAsked,
  ASKED_CODES_COLLECTION,
  ASKED_CODES_KEY,
  askedCodes,
  wasAskedHere,
  type AskedCodes,
} from './asked-codes';
import { ACCOUNT_COLLECTION, ACCOUNT_MESSAGE } from './account-message';
import { lostMessage } from './lost-session';
import { SESSION_KEY, storedSessions, type StoredSession, type StoredSessions } from './stored-session';

/** Sole writer of the account state; persists sessions and passes the token to the gateway. */
@injectable()
export class AccountStore {
  #sessions: StoredSessions | undefined;
  #changes = 0;
  #working = 0;
  #lostUser = '';
  /** Refresh tokens of ended sessions, ignored even if storage failed to delete them. */
  readonly #ended = new Set<string>();

  constructor(
    @inject(ACCOUNT_STATE) private readonly state: Store<AccountState>,
    @inject(STORAGE) private readonly storage: Storage,
    @inject(SESSION) private readonly session: Session,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(TABS) private readonly tabs: Tabs,
  ) {}

  get state$(): Observable<AccountState> {
    return this.state.state$;
  }

  get user$(): Observable<User | null> {
    return this.state.select(({ user }) => user);
  }

  get value(): AccountState {
    return this.state.value;
  }

  get current(): StoredSession | undefined {
    return this.#sessions?.current;
  }

  get previous(): StoredSession | undefined {
    return this.#sessions?.previous;
  }

  get lostUser(): string {
    return this.#lostUser;
  }

  noteLoss(userId: string): void {
    this.#lostUser = userId;
  }

  /** Loads the stored session unless a newer sign-in or sign-out happened meanwhile. */
  async load(): Promise<void> {
    const changes = this.#changes;
    const kept = await this.read();
    if (changes !== this.#changes) return;
    this.#sessions = kept;
    this.#publish();
  }

  async read(): Promise<StoredSessions | undefined> {
    const place = { collection: ACCOUNT_COLLECTION, key: SESSION_KEY };
    const kept = await readStored({ storage: this.storage, telemetry: this.telemetry }, place, storedSessions);
    return kept !== undefined && this.#ended.has(kept.current.refreshToken) ? undefined : kept;
  }

  async enter(current: StoredSession, previous = this.previous): Promise<void> {
    await this.adopt({ current, ...(previous && { previous }) });
  }

  async adopt(sessions: StoredSessions): Promise<void> {
    this.#changes += 1;
    this.#sessions = sessions;
    this.#publish();
    await this.storage.set(ACCOUNT_COLLECTION, SESSION_KEY, sessions as unknown as JsonValue);
    this.tabs.post(ACCOUNT_MESSAGE);
  }

  detach(): void {
    this.#changes += 1;
    this.session.userToken = '';
    this.session.userId = '';
  }

  /** @param lost id of the user whose session the server ended */
  async leave(lost = ''): Promise<void> {
    this.#changes += 1;
    if (this.current !== undefined) this.#ended.add(this.current.refreshToken);
    this.#sessions = undefined;
    this.#publish();
    this.signIn(() => NO_SIGN_IN);
    await Promise.all([this.storage.clear(ACCOUNT_COLLECTION), this.storage.clear(ASKED_CODES_COLLECTION)]);
    this.tabs.post(lost === '' ? ACCOUNT_MESSAGE : lostMessage(lost));
  }

  async noteAsked(contact: string, now: number): Promise<void> {
    const asked = addAsked(await this.#asked(), contact, now, await loadSha3());
    await this.storage.set(ASKED_CODES_COLLECTION, ASKED_CODES_KEY, asked);
  }

  async hasAsked(contact: string, now: number): Promise<boolean> {
    return wasAskedHere(await this.#asked(), contact, now, await loadSha3());
  }

  async #asked(): Promise<AskedCodes> {
    const place = { collection: ASKED_CODES_COLLECTION, key: ASKED_CODES_KEY };
    return (await readStored({ storage: this.storage, telemetry: this.telemetry }, place, askedCodes)) ?? [];
  }

  signIn(change: (signIn: SignInState) => SignInState): void {
    this.state.update((state) => ({ ...state, signIn: change(state.signIn) }));
  }

  async busy<T>(work: () => Promise<T>): Promise<T> {
    this.#work(1);
    try {
      return await work();
    } finally {
      this.#work(-1);
    }
  }

  #work(change: 1 | -1): void {
    this.#working += change;
    this.state.update((state) => ({ ...state, isBusy: this.#working > 0 }));
  }

  #publish(): void {
    const [user, previous] = [this.current?.user ?? null, this.previous?.user ?? null];
    if (user !== null) this.#lostUser = '';
    this.session.userToken = this.current?.token ?? '';
    this.session.userId = user === null ? '' : String(user.id);
    // Sent with product requests if prices or taxes depend on the group.
    this.session.userGroup = user && { id: String(user.group_id), token: user.groupToken };
    this.session.seesHidden = user !== null && mayUser(user, 'catalogue:read');
    this.state.update((state) => ({ ...state, user, previous, isLoaded: true }));
  }
}

export const ACCOUNT_STORE = token<AccountStore>('AccountStore');
