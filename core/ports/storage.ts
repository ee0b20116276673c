/** JSON values that storage keeps; core parses them again on read. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/** The medium is full; nothing was changed. */
export class StorageQuotaError extends Error {
  override readonly name = 'StorageQuotaError';
}

/**
 * Persistent collections of JSON values. Writes are atomic, even if the process is killed; calls on one key apply in
 * order.
 */
export interface Storage {
  get(collection: string, key: string): Promise<unknown>;
  /** Rejects with `StorageQuotaError` if full; the old value stays. */
  set(collection: string, key: string, value: JsonValue): Promise<void>;
  /** No error if absent. */
  remove(collection: string, key: string): Promise<void>;
  /** Sorted by code unit. */
  keys(collection: string): Promise<readonly string[]>;
  clear(collection: string): Promise<void>;
  /** Bytes of all values as UTF-8 JSON, without keys. */
  usage(collection: string): Promise<number>;
  /** Reopens the connection; stored data stays. */
  recreate(): Promise<void>;
  /** Waits for pending writes; later calls reject. */
  close(): Promise<void>;
}
