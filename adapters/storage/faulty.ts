import type { Storage } from '../../core/ports';

/** How a medium behaves: as it should, without ever answering, or refusing with an error. */
export type StorageState = 'well' | 'hangs' | 'fails';

export interface FaultyStorageOptions {
  /** What is stored, and what is left of it when the faults are over. */
  readonly inner: Storage;
}

export interface FaultyStorage extends Storage {
  /** How reads (get, keys, usage) behave from now on. Begins well. */
  reads: StorageState;
  /** How writes (set, remove, clear) behave from now on. Begins well. */
  writes: StorageState;
  /** Whether a new connection makes everything well, as it does where only the connection was broken. Default false. */
  healsWhenRecreated: boolean;
  /** Calls that reached the medium, oldest first: 'get cart/items'. */
  readonly calls: readonly string[];
  /** How often the connection was made anew. */
  readonly recreated: number;
}

const NEVER = new Promise<never>(() => undefined);

/** A storage that hangs or fails on command, for tests and simulations. For one that fills up give it a memory with a quota. */
export function createFaultyStorage({ inner }: FaultyStorageOptions): FaultyStorage {
  const calls: string[] = [];
  let recreated = 0;
  const perform = <T>(name: string, state: StorageState, action: () => Promise<T>): Promise<T> => {
    calls.push(name);
    if (state === 'hangs') return NEVER;
    return state === 'fails' ? Promise.reject(new Error(`The medium is broken: ${name}`)) : action();
  };
  const storage: FaultyStorage = {
    reads: 'well',
    writes: 'well',
    healsWhenRecreated: false,
    calls,
    get recreated() {
      return recreated;
    },
    get: (collection, key) => perform(`get ${collection}/${key}`, storage.reads, () => inner.get(collection, key)),
    keys: (collection) => perform(`keys ${collection}`, storage.reads, () => inner.keys(collection)),
    usage: (collection) => perform(`usage ${collection}`, storage.reads, () => inner.usage(collection)),
    set: (collection, key, value) =>
      perform(`set ${collection}/${key}`, storage.writes, () => inner.set(collection, key, value)),
    remove: (collection, key) =>
      perform(`remove ${collection}/${key}`, storage.writes, () => inner.remove(collection, key)),
    clear: (collection) => perform(`clear ${collection}`, storage.writes, () => inner.clear(collection)),
    recreate: async () => {
      recreated += 1;
      await inner.recreate();
      if (storage.healsWhenRecreated)
        Object.assign(storage, { reads: 'well', writes: 'well' } satisfies Partial<FaultyStorage>);
    },
    close: () => inner.close(),
  };
  return storage;
}
