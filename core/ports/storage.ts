/** What can be kept: JSON values. Core parses what it reads back before it uses it. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/** A write that the medium refused for want of room. Nothing was changed. */
export class StorageQuotaError extends Error {
  override readonly name = 'StorageQuotaError';
}

/**
 * A small database of named collections of JSON values, kept between visits. A value is written whole or not
 * at all, also when the process is killed in the middle. Calls on one key take effect in the order they were made.
 */
export interface Storage {
  /** The value, or `undefined` where there is none. */
  get(collection: string, key: string): Promise<unknown>;
  /** Rejects with `StorageQuotaError` when there is no room; the old value then stays. */
  set(collection: string, key: string, value: JsonValue): Promise<void>;
  /** Removing what is not there is no error. */
  remove(collection: string, key: string): Promise<void>;
  /** The keys of a collection, sorted by code unit. */
  keys(collection: string): Promise<readonly string[]>;
  clear(collection: string): Promise<void>;
  /** Bytes that all values of a collection take as UTF-8 JSON text, keys not counted. */
  usage(collection: string): Promise<number>;
  /** Drops the connection and opens a new one; what was stored stays (S §4, local cache). */
  recreate(): Promise<void>;
  /** Waits for writes under way and lets go of the medium. Calls after it reject. */
  close(): Promise<void>;
}
