import { use, useSyncExternalStore } from 'react';
import type { Shop } from '../../core';
import { asError } from './actions';

/** How something stands that is loaded. */
export interface Loaded<T> {
  readonly data: T | undefined;
  /** Why the last try failed; what was loaded before stays. */
  readonly error: Error | undefined;
  /** Nothing is here yet. */
  readonly isLoading: boolean;
  /** It is being asked for, for the first time or again. */
  readonly isPending: boolean;
}

/** Milliseconds for which a failure stands where a boundary shows it: the next render after that tries again. */
const FAILED_MS = 1000;

/** Something that is loaded once for all components that show it. */
export class Resource<T> {
  readonly #load: () => Promise<T>;
  readonly #seed: Loaded<T>;
  readonly #listeners = new Set<() => void>();
  #state: Loaded<T>;
  #underWay: Promise<void> | undefined;
  #turn = 0;
  /** It was shown before, and may have changed since. */
  #isOld = false;

  /** @param seed what came with the page */
  constructor(load: () => Promise<T>, seed: T | undefined) {
    this.#load = load;
    this.#seed = { data: seed, error: undefined, isLoading: seed === undefined, isPending: false };
    this.#state = this.#seed;
  }

  get isUsed(): boolean {
    return this.#listeners.size > 0;
  }

  readonly read = (): Loaded<T> => this.#state;
  /** What the server has rendered: what came with the page. */
  readonly first = (): Loaded<T> => this.#seed;

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    const isWanted = this.#state.data === undefined || (this.#isOld && this.#listeners.size === 1);
    this.#isOld = false;
    if (isWanted) void this.begin();
    return () => {
      this.#listeners.delete(notify);
      // Not at once: StrictMode lets go and comes back in the same moment.
      queueMicrotask(() => {
        if (this.#listeners.size === 0) this.#isOld = this.#underWay === undefined;
      });
    };
  };

  /** Loads it, unless that is under way. Resolves when it is here, or has failed; never rejects. */
  begin(): Promise<void> {
    this.#underWay ??= this.change(this.#load).then(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  /** Puts something newer in its place. A later change overtakes one that is under way. Never rejects. */
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

/** So many that no component shows are kept for the way back. */
const MOST_UNUSED = 30;

/** Resources of one kind, by shop and key. */
export class Resources<T> {
  readonly #kept = new WeakMap<Shop, Map<string, Resource<T>>>();

  /** The resource of a key, made where there is none. */
  of(shop: Shop, key: string, load: () => Promise<T>, seed?: T): Resource<T> {
    const kept = this.#kept.get(shop) ?? new Map<string, Resource<T>>();
    this.#kept.set(shop, kept);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const unused = [...kept].filter(([, resource]) => !resource.isUsed);
    for (const [old] of unused.slice(0, Math.max(0, unused.length - MOST_UNUSED))) kept.delete(old);
    const made = new Resource(load, seed);
    kept.set(key, made);
    return made;
  }

  /** Lets one go that failed before anything showed it, so that the next render asks again. */
  forgetLater(shop: Shop, key: string, failed: Resource<T>): void {
    setTimeout(() => {
      const kept = this.#kept.get(shop);
      if (kept?.get(key) === failed && !failed.isUsed) kept.delete(key);
    }, FAILED_MS);
  }
}

/** What a resource has now; loads it when the component has been shown. */
export function useResource<T>(resource: Resource<T>): Loaded<T> {
  return useSyncExternalStore(resource.subscribe, resource.read, resource.first);
}

interface Waiting<T> {
  readonly shop: Shop;
  readonly key: string;
  readonly all: Resources<T>;
}

/**
 * What a resource has once it has something: the nearest Suspense boundary waits for it, on the server too.
 * @throws the reason where it could not be loaded, for an error boundary
 */
export function useReady<T>(resource: Resource<T>, { shop, key, all }: Waiting<T>): Loaded<T> & { readonly data: T } {
  const state = useSyncExternalStore(resource.subscribe, resource.read, resource.read);
  if (state.data === undefined && state.error === undefined) use(resource.begin());
  const { data, error, ...rest } = resource.read();
  if (data !== undefined) return { data, error, ...rest };
  all.forgetLater(shop, key, resource);
  throw error ?? new Error('Nothing was loaded');
}
