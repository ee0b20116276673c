/** Facts of a file in the database. */
export interface StoredFileFacts {
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** The bytes of files, for a shop that keeps them in its database: every process on it sees them. The keys are those of `FileStore`. */
export interface FileRepository {
  /** Keeps a file in place of an earlier one. @param now milliseconds since the epoch */
  write(key: string, file: { readonly bytes: Uint8Array; readonly sha256: string }, now: number): Promise<void>;
  find(key: string): Promise<StoredFileFacts | undefined>;
  bytes(key: string): Promise<Uint8Array | undefined>;
  /** At most so many bytes from a place on, of the content with this hash; undefined where it was replaced or is gone. */
  part(
    key: string,
    sha256: string,
    piece: { readonly from: number; readonly most: number },
  ): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** At most so many that begin with a prefix, which ends in '/', and come behind a key, by key. */
  list(
    prefix: string,
    after: string,
    most: number,
  ): Promise<readonly { readonly key: string; readonly size: number }[]>;
}
