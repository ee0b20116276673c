import type { Observable, Subscription } from 'rxjs';
import { SerialQueue } from '../kernel/async/serial-queue';
import { sameJson } from '../kernel/same-json';
import { Store } from '../kernel/store';
import type { JsonValue, Tabs, Telemetry } from '../ports';
import { changeMessage, isChangeOf } from './change-message';

/** Rules of a replicated state. */
export interface ReplicaModel<State, Action> {
  /** Unique per shop; names the lock and the messages between tabs. */
  readonly name: string;
  /** State until the first read. */
  readonly initial: State;
  /** Pure. Must accept an action twice: a write that failed may have reached the medium. */
  readonly reduce: (state: State, action: Action) => State;
  /** Actions that other tabs need not reload for. Default: none. */
  readonly isLocal?: (action: Action) => boolean;
  /** Messages of the previous release, for tabs that still run it. */
  readonly previous?: PreviousMessages<Action>;
}

/** Messages in the format of the previous release. */
export interface PreviousMessages<Action> {
  readonly isChange: (message: unknown) => boolean;
  /**
   * Default: tabs of the previous release are told nothing.
   * @param actions just stored, at least one of them not local
   */
  readonly write?: (actions: readonly Action[]) => JsonValue;
}

/** Persistent copy of the state. Both operations reject if the medium fails. */
export interface ReplicaStorage<State> {
  read(): Promise<State>;
  write(state: State): Promise<void>;
  /** True if the state last read is known to tabs and not stored. Default: false. */
  readonly isUnsaved?: boolean;
}

/** Attempts to get the lock before a pass runs without it. */
const LOCK_ATTEMPTS = 2;

/**
 * State shared by all tabs of a browser: optimistic updates over one stored copy.
 *
 * `dispatch` publishes at once, then takes the lock between tabs, reads the newest state, reduces the actions that are
 * not stored yet, writes, and tells the other tabs to reload. Actions whose write failed stay pending: they are visible
 * in this tab, and the next pass reduces them again over the newest state. So each action is applied once, in every
 * interleaving of tabs, and no tab overwrites the change of another. Actions that change nothing are not written.
 */
export class Replica<State, Action> {
  readonly #visible: Store<State>;
  readonly #passes = new SerialQueue();
  readonly #subscription: Subscription;
  readonly state$: Observable<State>;
  #stored: State;
  #pending: readonly Action[] = [];
  #isStale = true;
  /** A write that failed may have reached the medium. */
  #isUnsure = false;
  #isFailing = false;

  constructor(
    private readonly model: ReplicaModel<State, Action>,
    private readonly storage: ReplicaStorage<State>,
    private readonly tabs: Tabs,
    private readonly telemetry: Telemetry,
  ) {
    this.#stored = model.initial;
    this.#visible = new Store(model.initial);
    this.state$ = this.#visible.state$;
    this.#subscription = tabs.messages$.subscribe((message) => {
      const isChange = isChangeOf(model.name, message) || model.previous?.isChange(message) === true;
      if (isChange) void this.load();
    });
  }

  /** Stored state with the pending actions applied. */
  get state(): State {
    return this.#visible.value;
  }

  /** Dispatched actions that are not stored yet. */
  get pending(): readonly Action[] {
    return this.#pending;
  }

  /**
   * Publishes the newest stored state. Storage failures are reported, never thrown.
   * @returns false if the medium failed
   */
  load(): Promise<boolean> {
    this.#isStale = true;
    return this.#run();
  }

  /**
   * Applies an action here, in storage and in other tabs. Storage failures are reported, never thrown.
   * @returns false if the action is not stored yet
   */
  dispatch(action: Action): Promise<boolean> {
    this.#pending = [...this.#pending, action];
    this.#publish();
    return this.#run();
  }

  /**
   * Forgets what belongs to this tab alone: pending actions, and the state that a failing medium cannot correct. The
   * stored state stays, because another tab may already write for somebody else.
   */
  async leave(): Promise<void> {
    this.#pending = [];
    if (await this.load()) return;
    this.#stored = this.model.initial;
    this.#publish();
  }

  /** Stops publishing, and drops the actions that are not stored yet. */
  discard(): void {
    this.#pending = [];
    this.dispose();
  }

  /** Stops publishing. Dispatched actions are still stored. */
  dispose(): void {
    this.#subscription.unsubscribe();
    this.#visible.close();
  }

  async #run(): Promise<boolean> {
    try {
      await this.#passes.run(() => this.#pass());
      this.#isFailing = false;
      return true;
    } catch (error) {
      if (!this.#isFailing) this.#report(error);
      this.#isFailing = true;
      return false;
    }
  }

  async #pass(): Promise<void> {
    if (this.#pending.length > 0) return this.#withLock(LOCK_ATTEMPTS);
    // A read is atomic: a tab that hangs with the lock must not stop others from starting.
    if (this.#isStale) await this.#read();
  }

  async #withLock(attempts: number): Promise<void> {
    if (attempts === 0) return this.#store(() => true);
    let isHeld = true;
    let work: Promise<void> | undefined;
    try {
      await this.tabs.exclusively(`replica.${this.model.name}`, () => (work = this.#store(() => isHeld)));
    } catch (error) {
      isHeld = false;
      // Rejects if storage failed. Otherwise the lock was refused or lost.
      await work;
      this.#report(error);
      if (this.#pending.length > 0) await this.#withLock(attempts - 1);
    }
  }

  /** Read-modify-write of the stored state. */
  async #store(isHeld: () => boolean): Promise<void> {
    await this.#read();
    const actions = this.#pending;
    if (actions.length === 0 || !isHeld()) return;
    const next = this.state;
    const isNew = !sameJson(next, this.#stored);
    const isNews = isNew || this.#isUnsure;
    if (isNew || this.storage.isUnsaved === true) await this.#write(next);
    this.#isUnsure = false;
    this.#stored = next;
    this.#pending = this.#pending.slice(actions.length);
    this.#publish();
    if (isNews) this.#announce(actions);
  }

  async #write(state: State): Promise<void> {
    try {
      await this.storage.write(state);
    } catch (error) {
      this.#isUnsure = true;
      throw error;
    }
  }

  #announce(actions: readonly Action[]): void {
    const { name, isLocal, previous } = this.model;
    if (isLocal !== undefined && actions.every(isLocal)) return;
    this.tabs.post(changeMessage(name));
    if (previous?.write !== undefined) this.tabs.post(previous.write(actions));
  }

  async #read(): Promise<void> {
    this.#isStale = false;
    try {
      this.#stored = await this.storage.read();
    } catch (error) {
      this.#isStale = true;
      throw error;
    }
    this.#publish();
  }

  #publish(): void {
    const next = this.#pending.reduce(this.model.reduce, this.#stored);
    if (!sameJson(next, this.state)) this.#visible.set(next);
  }

  #report(error: unknown): void {
    this.telemetry.error(error, { area: 'replica', replica: this.model.name });
  }
}
