export interface StoredFileFacts {
  readonly size: number;
  readonly sha256: string;
}

/** Database-backed files with `FileStore` keys. */
export interface FileRepository {
  write(key: string, file: { readonly bytes: Uint8Array; readonly sha256: string }, now: number): Promise<void>;
  find(key: string): Promise<StoredFileFacts | undefined>;
  bytes(key: string): Promise<Uint8Array | undefined>;
  part(
    key: string,
    sha256: string,
    piece: { readonly from: number; readonly max: number },
  ): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  list(prefix: string, after: string, max: number): Promise<readonly { readonly key: string; readonly size: number }[]>;
}
