/** In bytes; bounds memory use. Uploads have lower limits. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** UTF-8 bytes; S3 allows 1,024 including the prefix. */
const MAX_KEY_BYTES = 900;
const MAX_PART_BYTES = 255;

/** File metadata available without reading the content. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
  /** Media type by extension; defaults to 'application/octet-stream'. */
  readonly type: string;
  /** Unquoted content tag; comparable within one store only. */
  readonly etag: string;
  /** Hexadecimal; only if known without reading. */
  readonly sha256?: string | undefined;
}

/** A file opened for reading. */
export interface OpenFile extends FileFacts {
  /** Read to the end or cancel, to release resources. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A stored file listed by its key. */
export interface ListedFile {
  readonly key: string;
  readonly size: number;
}

/** File content as one buffer or as a stream of chunks. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Files by key, a path such as 'media/review/1.jpg' whose first part is the kind. Methods throw `FileKeyError` for
 * invalid keys.
 */
export interface FileStore {
  /**
   * Writes atomically, replacing an earlier file.
   * @throws FileTooLargeError above `MAX_FILE_BYTES`; FilesUnavailableError; errors of the content
   */
  put(key: string, content: FileContent): Promise<FileFacts>;
  find(key: string): Promise<FileFacts | undefined>;
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  open(key: string): Promise<OpenFile | undefined>;
  remove(key: string): Promise<void>;
  /**
   * Unordered.
   * @param prefix whole parts ending in '/': 'media/review/'
   */
  list(prefix: string): AsyncIterable<ListedFile>;
  close(): Promise<void>;
}

/** Thrown for an invalid key or prefix; the message names the violated rule. */
export class FileKeyError extends RangeError {
  override readonly name = 'FileKeyError';
}

/** Raised while the disk is full or read-only; temporary, and leaves no partial files. */
export class FilesUnavailableError extends Error {
  override readonly name = 'FilesUnavailableError';
}

/** Checks by name, since an adapter may bundle another copy of this class. */
export function isFilesUnavailable(error: unknown): error is FilesUnavailableError {
  return error instanceof Error && error.name === 'FilesUnavailableError';
}

/** Thrown for a file above `MAX_FILE_BYTES`; the message names both. */
export class FileTooLargeError extends RangeError {
  override readonly name = 'FileTooLargeError';

  constructor(key: string) {
    super(`${key} is larger than the maximum of ${String(MAX_FILE_BYTES)} bytes`);
  }
}

/** Requires two or more parts of 1–255 bytes, 900 in total; no leading '.', control character, backslash or colon. */
export function isFileKey(key: string): boolean {
  return whyNoKey(key) === undefined;
}

export function requireFileKey(key: string): void {
  const why = whyNoKey(key);
  if (why !== undefined) throw new FileKeyError(`${JSON.stringify(key.slice(0, 200))} is not a file key: ${why}`);
}

export function requireFilePrefix(prefix: string): void {
  const why = prefix.endsWith('/') ? whyNoKey(`${prefix}a`) : "it must end with '/'";
  if (why !== undefined) throw new FileKeyError(`${JSON.stringify(prefix.slice(0, 200))} is not a prefix: ${why}`);
}

function whyNoKey(key: string): string | undefined {
  if (/[\p{Cc}\p{Cs}\\:]/u.test(key)) return 'it has a control character, a backslash or a colon';
  if (bytesOf(key) > MAX_KEY_BYTES) return `it has more than ${String(MAX_KEY_BYTES)} bytes`;
  const parts = key.split('/');
  if (parts.length < 2) return "it has no '/'";
  if (parts.some((part) => part === '' || part.startsWith('.'))) return "a part is empty or begins with '.'";
  if (parts.some((part) => bytesOf(part) > MAX_PART_BYTES))
    return `a part has more than ${String(MAX_PART_BYTES)} bytes`;
  return undefined;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
