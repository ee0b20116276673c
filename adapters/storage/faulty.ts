import { StorageQuotaError, type Clock, type Storage } from '../../core/ports';

/** How a medium behaves: as it should, late, without ever answering, refusing with an error, or (what is to be set) for want of room. */
export type StorageState = 'well' | 'slow' | 'hangs' | 'fails' | 'full';

/** Options of `createFaultyStorage`. */
export interface FaultyStorageOptions {
  /** What is stored, and what is left of it when the faults are over. */
  readonly inner: Storage;
  /** What a slow medium is slow on; without one it is not. */
  readonly clock?: Clock;
}

/** A `Storage` that fails when it is made to. */
export interface FaultyStorage extends Storage {
  /** How reads (get, keys, usage) behave from now on. Begins well. */
  reads: StorageState;
  /** How writes (set, remove, clear) behave from now on. Begins well. */
  writes: StorageState;
  /** Whether a new connection makes everything well, as it does where only the connection was broken. Default false. */
  healsWhenRecreated: boolean;
  /** Calls that reached the medium, oldest first: 'get cart/items'. */
  readonly calls: readonly string[];
  /** How often the connection was made again. */
  readonly recreated: number;
  /** Milliseconds after which a slow medium does what it is asked. Default 300. */
  slowMs: number;
  /** Takes everything off the medium that ever came through here, as a browser does when it is short of room. */
  wipe(): Promise<void>;
}

/** How many calls are remembered. */
const MOST_CALLS = 10_000;

/** A storage that hangs or fails on command, for tests and simulations. For one that fills up by itself give it a memory with a quota. */
export function createFaultyStorage({ inner, clock }: FaultyStorageOptions): FaultyStorage {
  const calls: string[] = [];
  const collections = new Set<string>();
  let recreated = 0;
  const later = (): Promise<void> =>
    new Promise((resolve) => {
      if (clock === undefined) resolve();
      else clock.schedule(resolve, storage.slowMs);
    });
  const perform = <T>(name: string, state: StorageState, action: () => Promise<T>): Promise<T> => {
    if (calls.length < MOST_CALLS) calls.push(name);
    if (state === 'hangs') return new Promise(() => undefined); // one for all would hold on to everybody who ever waited for it
    if (state === 'fails') return Promise.reject(new Error(`The medium is broken: ${name}`));
    if (state === 'full' && name.startsWith('set ')) return Promise.reject(new StorageQuotaError(`No room: ${name}`));
    return state === 'slow' ? later().then(action) : action();
  };
  const storage: FaultyStorage = {
    reads: 'well',
    writes: 'well',
    healsWhenRecreated: false,
    slowMs: 300,
    calls,
    get recreated() {
      return recreated;
    },
    get: (collection, key) => perform(`get ${collection}/${key}`, storage.reads, () => inner.get(collection, key)),
    keys: (collection) => perform(`keys ${collection}`, storage.reads, () => inner.keys(collection)),
    usage: (collection) => perform(`usage ${collection}`, storage.reads, () => inner.usage(collection)),
    set: (collection, key, value) => {
      collections.add(collection);
      return perform(`set ${collection}/${key}`, storage.writes, () => inner.set(collection, key, value));
    },
    remove: (collection, key) =>
      perform(`remove ${collection}/${key}`, storage.writes, () => inner.remove(collection, key)),
    clear: (collection) => perform(`clear ${collection}`, storage.writes, () => inner.clear(collection)),
    recreate: async () => {
      recreated += 1;
      await inner.recreate();
      if (storage.healsWhenRecreated)
        Object.assign(storage, { reads: 'well', writes: 'well' } satisfies Partial<FaultyStorage>);
    },
    wipe: async () => {
      for (const collection of collections) await inner.clear(collection);
    },
    close: () => inner.close(),
  };
  return storage;
}
