import { use, useSyncExternalStore } from 'react';
import type { Shop } from '../../core/shopper';
import { asError } from './actions';

/** State of loaded data. */
export interface Loaded<T> {
  readonly data: T | undefined;
  /** Data loaded before stays available. */
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly isPending: boolean;
}

/** Milliseconds before a failed resource may be retried by a render. */
const FAILED_MS = 1000;

export class Resource<T> {
  readonly #load: () => Promise<T>;
  readonly #seed: Loaded<T>;
  readonly #listeners = new Set<() => void>();
  #state: Loaded<T>;
  #underWay: Promise<void> | undefined;
  #turn = 0;
  #isOld = false;
  #isExtending = false;

  constructor(load: () => Promise<T>, seed: T | undefined) {
    this.#load = load;
    this.#seed = { data: seed, error: undefined, isLoading: seed === undefined, isPending: false };
    this.#state = this.#seed;
  }

  get isUsed(): boolean {
    return this.#listeners.size > 0;
  }

  readonly read = (): Loaded<T> => this.#state;
  readonly first = (): Loaded<T> => this.#seed;

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    const isWanted = this.#state.data === undefined || (this.#isOld && this.#listeners.size === 1);
    this.#isOld = false;
    if (isWanted) void this.begin();
    return () => {
      this.#listeners.delete(notify);
      // Deferred: StrictMode unsubscribes and resubscribes at once.
      queueMicrotask(() => {
        if (this.#listeners.size === 0) this.#isOld = this.#underWay === undefined;
      });
    };
  };

  /** Resolves when loaded or failed; never rejects. */
  begin(): Promise<void> {
    this.#underWay ??= this.change(this.#load).then(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  /**
   * Changes the value that is there once a load under way is done. A refresh asked for meanwhile does not replace it, and
   * another call meanwhile does nothing. Never rejects.
   */
  async extend(make: (data: T) => Promise<T>): Promise<void> {
    if (this.#isExtending) return;
    this.#isExtending = true;
    while (this.#underWay !== undefined) await this.#underWay;
    const { data } = this.#state;
    if (data !== undefined) {
      this.#underWay = this.change(() => make(data)).then(() => {
        this.#underWay = undefined;
      });
      await this.#underWay;
    }
    this.#isExtending = false;
  }

  /** Replaces the value. A later change wins. Never rejects. */
  async change(make: () => Promise<T>): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#set({ ...this.#state, isPending: true });
    try {
      const data = await make();
      if (turn === this.#turn) this.#set({ data, error: undefined, isLoading: false, isPending: false });
    } catch (thrown) {
      if (turn === this.#turn) {
        this.#set({ ...this.#state, error: asError(thrown), isLoading: false, isPending: false });
      }
    }
  }

  #set(state: Loaded<T>): void {
    this.#state = state;
    for (const notify of this.#listeners) notify();
  }
}

/** Cache size for resources without subscribers. */
const MAX_UNUSED = 30;

export class Resources<T> {
  readonly #kept = new WeakMap<Shop, Map<string, Resource<T>>>();

  of(shop: Shop, key: string, load: () => Promise<T>, seed?: T): Resource<T> {
    const kept = this.#kept.get(shop) ?? new Map<string, Resource<T>>();
    this.#kept.set(shop, kept);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const unused = [...kept].filter(([, resource]) => !resource.isUsed);
    for (const [old] of unused.slice(0, Math.max(0, unused.length - MAX_UNUSED))) kept.delete(old);
    const made = new Resource(load, seed);
    kept.set(key, made);
    return made;
  }

  /** Drops a failure that nothing has shown, so that the next render retries. */
  forgetLater(shop: Shop, key: string, failed: Resource<T>): void {
    setTimeout(() => {
      const kept = this.#kept.get(shop);
      if (kept?.get(key) === failed && !failed.isUsed) kept.delete(key);
    }, FAILED_MS);
  }
}

export function useResource<T>(resource: Resource<T>): Loaded<T> {
  return useSyncExternalStore(resource.subscribe, resource.read, resource.first);
}

interface Waiting<T> {
  readonly shop: Shop;
  readonly key: string;
  readonly all: Resources<T>;
}

/**
 * Suspends until loaded, on the server too.
 * @throws the reason on failure, for an error boundary
 */
export function useReady<T>(resource: Resource<T>, { shop, key, all }: Waiting<T>): Loaded<T> & { readonly data: T } {
  const state = useSyncExternalStore(resource.subscribe, resource.read, resource.read);
  if (state.data === undefined && state.error === undefined) use(resource.begin());
  const { data, error, ...rest } = resource.read();
  if (data !== undefined) return { data, error, ...rest };
  all.forgetLater(shop, key, resource);
  throw error ?? new Error('Nothing was loaded');
}
