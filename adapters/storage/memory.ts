import { StorageQuotaError, type Storage } from '../../core/ports';

/** Options of `createMemoryStorage`. */
export interface MemoryStorageOptions {
  /** In UTF-8 bytes of JSON. Default: unlimited. */
  readonly quotaBytes?: number;
}

const encoder = new TextEncoder();

class Entry {
  #bytes: number | undefined;

  constructor(readonly json: string) {}

  get bytes(): number {
    this.#bytes ??= encoder.encode(this.json).length;
    return this.#bytes;
  }
}

/** In-memory storage; keeps JSON text, so reads return copies. */
export function createMemoryStorage(options: MemoryStorageOptions = {}): Storage {
  const quota = options.quotaBytes;
  const collections = new Map<string, Map<string, Entry>>();
  let used = 0;
  let closed = false;

  function perform<T>(action: () => T): Promise<T> {
    return new Promise((resolve) => {
      if (closed) throw new Error('The storage is closed');
      resolve(action());
    });
  }

  return {
    get: (collection, key) =>
      perform((): unknown => {
        const entry = collections.get(collection)?.get(key);
        return entry === undefined ? undefined : JSON.parse(entry.json);
      }),
    set: (collection, key, value) =>
      perform(() => {
        const entry = new Entry(JSON.stringify(value));
        if (quota !== undefined) {
          const next = used - (collections.get(collection)?.get(key)?.bytes ?? 0) + entry.bytes;
          if (next > quota) throw new StorageQuotaError(`${next} bytes would exceed the quota of ${quota} bytes`);
          used = next;
        }
        const entries = collections.get(collection) ?? new Map<string, Entry>();
        collections.set(collection, entries.set(key, entry));
      }),
    remove: (collection, key) =>
      perform(() => {
        const entries = collections.get(collection);
        if (quota !== undefined) used -= entries?.get(key)?.bytes ?? 0;
        entries?.delete(key);
      }),
    keys: (collection) => perform(() => [...(collections.get(collection)?.keys() ?? [])].sort()),
    clear: (collection) =>
      perform(() => {
        if (quota !== undefined) used -= bytesOf(collections.get(collection));
        collections.delete(collection);
      }),
    usage: (collection) => perform(() => bytesOf(collections.get(collection))),
    recreate: () => perform(() => undefined),
    close: () => {
      closed = true;
      return Promise.resolve();
    },
  };
}

function bytesOf(entries: ReadonlyMap<string, Entry> | undefined): number {
  let bytes = 0;
  for (const entry of entries?.values() ?? []) bytes += entry.bytes;
  return bytes;
}
