import { wrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { StorageQuotaError, type JsonValue, type Storage } from '../../core/ports';

/** Options of `createIndexedDbStorage`. */
export interface IndexedDbStorageOptions {
  /** Default 'vitrine'; shops on one host need distinct names. */
  readonly name?: string;
  readonly factory?: IDBFactory;
}

type Address = [collection: string, key: string];

/** Sizes are separate, so that summing them does not read values. */
interface Schema extends DBSchema {
  values: { key: Address; value: string };
  sizes: { key: Address; value: number };
}

type Database = IDBPDatabase<Schema>;

type WriteStore<Name extends 'values' | 'sizes'> = IDBPObjectStore<Schema, ('values' | 'sizes')[], Name, 'readwrite'>;

const VERSION = 1;
const encoder = new TextEncoder();

/** In IndexedDB, an array sorts after every string. */
function rangeOf(collection: string): IDBKeyRange {
  return IDBKeyRange.bound([collection], [collection, []]);
}

function openDatabase(factory: IDBFactory, name: string, onLost: () => void): Promise<Database> {
  const request = factory.open(name, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('values');
    request.result.createObjectStore('sizes');
  };
  request.onsuccess = () => {
    const database = request.result;
    database.onclose = onLost; // closed by the browser, such as when site data is deleted
    database.onversionchange = () => {
      database.close();
      onLost();
    };
  };
  // Sound: the upgrade creates exactly the stores of `Schema`.
  return wrap(request) as Promise<Database>;
}

function isQuota(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

class IndexedDbStorage implements Storage {
  readonly #name: string;
  // Resolved lazily: servers have no `indexedDB`.
  readonly #factory: IDBFactory | undefined;
  readonly #underWay = new Set<Promise<unknown>>();
  #database: Promise<Database> | undefined;
  #closed = false;

  constructor(options: IndexedDbStorageOptions) {
    this.#name = options.name ?? 'vitrine';
    this.#factory = options.factory;
  }

  get(collection: string, key: string): Promise<unknown> {
    return this.#perform(async (database): Promise<unknown> => {
      const json = await database.get('values', [collection, key]);
      return json === undefined ? undefined : JSON.parse(json);
    });
  }

  set(collection: string, key: string, value: JsonValue): Promise<void> {
    const json = JSON.stringify(value); // now, as the caller may mutate the value
    return this.#write(async (values, sizes) => {
      await Promise.all([
        values.put(json, [collection, key]),
        sizes.put(encoder.encode(json).length, [collection, key]),
      ]);
    });
  }

  remove(collection: string, key: string): Promise<void> {
    return this.#write(async (values, sizes) => {
      await Promise.all([values.delete([collection, key]), sizes.delete([collection, key])]);
    });
  }

  keys(collection: string): Promise<readonly string[]> {
    return this.#perform(async (database) => {
      const addresses = await database.getAllKeys('sizes', rangeOf(collection));
      return addresses.map(([, key]) => key);
    });
  }

  clear(collection: string): Promise<void> {
    return this.#write(async (values, sizes) => {
      const range = rangeOf(collection);
      await Promise.all([values.delete(range), sizes.delete(range)]);
    });
  }

  usage(collection: string): Promise<number> {
    return this.#perform(async (database) => {
      const sizes = await database.getAll('sizes', rangeOf(collection));
      return sizes.reduce((sum, size) => sum + size, 0);
    });
  }

  async recreate(): Promise<void> {
    this.#assertOpen();
    this.#dropConnection();
    await this.#connect();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#underWay);
    this.#dropConnection();
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('The storage is closed');
  }

  #connect(): Promise<Database> {
    if (this.#database) return this.#database;
    const forget = (): void => {
      if (this.#database === opening) this.#database = undefined;
    };
    const opening = openDatabase(this.#factory ?? indexedDB, this.#name, forget);
    this.#database = opening;
    opening.catch(forget);
    return opening;
  }

  /** Does not wait, as the connection may hang; its transactions still finish. */
  #dropConnection(): void {
    this.#database?.then(
      (database) => {
        database.close();
      },
      () => undefined,
    );
    this.#database = undefined;
  }

  /** Transactions are created in call order, which IndexedDB preserves. */
  async #perform<T>(action: (database: Database) => Promise<T>): Promise<T> {
    this.#assertOpen();
    const result = this.#connect().then(action);
    this.#underWay.add(result);
    try {
      return await result;
    } catch (error) {
      if (!isQuota(error)) throw error;
      throw new StorageQuotaError('The browser grants no more room', { cause: error });
    } finally {
      this.#underWay.delete(result);
    }
  }

  #write(action: (values: WriteStore<'values'>, sizes: WriteStore<'sizes'>) => Promise<void>): Promise<void> {
    return this.#perform(async (database) => {
      const transaction = database.transaction(['values', 'sizes'], 'readwrite');
      const requests = action(transaction.objectStore('values'), transaction.objectStore('sizes'));
      // Explicit commit: an implicit one is aborted if the page unloads.
      transaction.commit();
      const [asked, done] = await Promise.allSettled([requests, transaction.done]);
      if (done.status === 'rejected') throw done.reason;
      if (asked.status === 'rejected') throw asked.reason;
    });
  }
}

/** IndexedDB storage; one transaction per write. A full quota rejects with `StorageQuotaError`. */
export function createIndexedDbStorage(options: IndexedDbStorageOptions = {}): Storage {
  return new IndexedDbStorage(options);
}
