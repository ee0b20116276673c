import type { Observable } from 'rxjs';
import type { User } from '../contract';
import { inject, injectable } from '../di';
import { loadSha3 } from '../kernel/sha3';
import { readStored } from '../cache';
import { STORAGE, TABS, TELEMETRY, token } from '../di';
import { mayUser } from '../contract/permissions';
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

/** The one writer of the account's state; keeps sessions between visits and hands the token to the gateway. */
@injectable()
export class AccountStore {
  #sessions: StoredSessions | undefined;
  #changes = 0;
  #working = 0;
  #lostUser = '';
  /** Refresh tokens of sessions that ended on this page: where the device could not forget one, it is none all the same. */
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

  /** The user; null for a guest. */
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

  /** The id of who was signed in here until the shop ended their session, as another tab has said; empty where somebody signed out. */
  get lostUser(): string {
    return this.#lostUser;
  }

  /** Another tab says that the shop has ended this user's session. */
  noteLoss(userId: string): void {
    this.#lostUser = userId;
  }

  /** Takes over what is kept, unless somebody has signed in or out here while it was read: that is newer. */
  async load(): Promise<void> {
    const changes = this.#changes;
    const kept = await this.read();
    if (changes !== this.#changes) return;
    this.#sessions = kept;
    this.#publish();
  }

  /** What is kept now; another tab may have written it. */
  async read(): Promise<StoredSessions | undefined> {
    const place = { collection: ACCOUNT_COLLECTION, key: SESSION_KEY };
    const kept = await readStored({ storage: this.storage, telemetry: this.telemetry }, place, storedSessions);
    return kept !== undefined && this.#ended.has(kept.current.refreshToken) ? undefined : kept;
  }

  /** Somebody is signed in. @param previous who comes back afterwards */
  async enter(current: StoredSession, previous = this.previous): Promise<void> {
    await this.adopt({ current, ...(previous && { previous }) });
  }

  /** Takes sessions as they are, keeps and shows them. */
  async adopt(sessions: StoredSessions): Promise<void> {
    this.#changes += 1;
    this.#sessions = sessions;
    this.#publish();
    // Sound: sessions were parsed from JSON, or answered by the shop as such.
    await this.storage.set(ACCOUNT_COLLECTION, SESSION_KEY, sessions as unknown as JsonValue);
    this.tabs.post(ACCOUNT_MESSAGE);
  }

  /** From here on nothing is sent, and no answer taken in, in the name of the signed-in user, who is about to leave. */
  detach(): void {
    this.#changes += 1;
    this.session.userToken = '';
    this.session.userId = '';
  }

  /**
   * Nobody is signed in, and nothing of anybody is kept.
   * @param lost id of the user whose session the shop has ended: other tabs say that of it, and not that somebody signed out
   */
  async leave(lost = ''): Promise<void> {
    this.#changes += 1;
    if (this.current !== undefined) this.#ended.add(this.current.refreshToken);
    this.#sessions = undefined;
    this.#publish();
    this.signIn(() => NO_SIGN_IN);
    await Promise.all([this.storage.clear(ACCOUNT_COLLECTION), this.storage.clear(ASKED_CODES_COLLECTION)]);
    this.tabs.post(lost === '' ? ACCOUNT_MESSAGE : lostMessage(lost));
  }

  /** Remembers that this device requests a mail with a link, which then signs in at once here. @param now milliseconds since the epoch */
  async noteAsked(contact: string, now: number): Promise<void> {
    const asked = addAsked(await this.#asked(), contact, now, await loadSha3());
    await this.storage.set(ASKED_CODES_COLLECTION, ASKED_CODES_KEY, asked);
  }

  /** Returns true if this device has requested a mail with a link for the contact. @param now milliseconds since the epoch */
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

  /** Runs one thing that the shopper waits for. */
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
    // Sent with requests for products where prices or taxes by group are on (S §6).
    this.session.userGroup = user && { id: String(user.group_id), token: user.groupToken };
    this.session.seesHidden = user !== null && mayUser(user, 'catalogue:read');
    this.state.update((state) => ({ ...state, user, previous, isLoaded: true }));
  }
}

export const ACCOUNT_STORE = token<AccountStore>('AccountStore');
