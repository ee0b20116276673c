import { StorageQuotaError, type Clock, type Storage } from '../../core/ports';

/** `hangs` never answers; `full` fails writes with a quota error. */
export type StorageState = 'well' | 'slow' | 'hangs' | 'fails' | 'full';

/** Options of `createFaultyStorage`. */
export interface FaultyStorageOptions {
  readonly inner: Storage;
  readonly clock?: Clock;
}

/** A `Storage` that fails on demand. */
export interface FaultyStorage extends Storage {
  reads: StorageState;
  writes: StorageState;
  /** Reconnecting ends all faults. Default false. */
  healsWhenRecreated: boolean;
  readonly calls: readonly string[];
  readonly recreated: number;
  slowMs: number;
  wipe(): Promise<void>;
}

const MAX_CALLS = 10_000;

/** Test storage that fails on demand; for quotas use memory storage. */
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
    if (calls.length < MAX_CALLS) calls.push(name);
    if (state === 'hangs') return new Promise(() => undefined); // a shared promise would retain all its waiters
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
