/**
 * Where the shop's files lie that are no rows: photographs of goods and reviews, portraits. The port that a file store implements; the suite
 * `fileStoreSuite` holds each adapter to its word.
 */

/** Largest file that a store takes, in bytes: 32 MB. What is uploaded has narrower limits of its own; this one bounds what a store may hold in memory. */
export const MOST_FILE_BYTES = 32 * 1024 * 1024;

/** Longest key, in bytes of UTF-8: S3 allows 1,024 with the prefix of the shop. */
const MOST_KEY_BYTES = 900;
/** Longest part of a key, in bytes of UTF-8, as file systems have it. */
const MOST_PART_BYTES = 255;

/** What is known of a file without reading it. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
  /** Media type by the ending of the key; 'application/octet-stream' where the ending says none. */
  readonly type: string;
  /** Changes whenever the content does. Of the store's own making, without quotes: compare it with others of the same store only. */
  readonly etag: string;
  /** SHA-256 of the content in hexadecimal, where the store knows it without reading the file. */
  readonly sha256?: string | undefined;
}

/** A file that is being read. */
export interface OpenFile extends FileFacts {
  /** The content piece by piece. Read it to its end or cancel it: what it holds open is let go of then. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A file of a store, by its key. */
export interface ListedFile {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
}

/** All of a file at once, or piece by piece. A web stream and a Node stream are such pieces too. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Files by key. A key is a path of at least two parts such as 'media/review/1.jpg', of which the first says what kind of file it is. Every
 * method throws `FileKeyError` for what is no key.
 */
export interface FileStore {
  /**
   * Keeps a file under a key, in place of an earlier one: a reader finds the earlier one or this one, never a part of it, and where the content
   * fails, the process dies or the power goes there is no half of it.
   * @throws FileTooLargeError for more than `MOST_FILE_BYTES`; FilesUnavailableError; whatever the content throws
   */
  put(key: string, content: FileContent): Promise<FileFacts>;
  /** What is known of a file; undefined where there is none. */
  find(key: string): Promise<FileFacts | undefined>;
  /** The whole content; undefined where there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The content as a stream, for what is passed on; undefined where there is none. */
  open(key: string): Promise<OpenFile | undefined>;
  /** Removes a file; does nothing where there is none. */
  remove(key: string): Promise<void>;
  /**
   * The files whose keys begin with a prefix, in no order that is promised.
   * @param prefix one or more whole parts with '/' at the end: 'media/review/'
   */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** Lets go of connections. Calls after that may fail. */
  close(): Promise<void>;
}

/** A key or prefix that is none; the message says which rule it breaks. */
export class FileKeyError extends RangeError {
  override readonly name = 'FileKeyError';
}

/**
 * Raised while a store takes no files: its disk is full or cannot be written. What was there is there, nothing is half written, and it takes files again
 * by itself once there is room.
 */
export class FilesUnavailableError extends Error {
  override readonly name = 'FilesUnavailableError';
}

/** By its name, as a merchant's own adapter may have the class from another copy of this package. */
export function isFilesUnavailable(error: unknown): error is FilesUnavailableError {
  return error instanceof Error && error.name === 'FilesUnavailableError';
}

/** A file larger than `MOST_FILE_BYTES`; the message names it and the limit. */
export class FileTooLargeError extends RangeError {
  override readonly name = 'FileTooLargeError';

  constructor(key: string) {
    super(`${key} is larger than ${String(MOST_FILE_BYTES)} bytes, which a file may have at the most`);
  }
}

/**
 * Whether a text is a key: two or more parts with one '/' between them, at most 900 bytes; a part has 1 to 255 bytes, does not begin with '.',
 * and has no control character, backslash or colon, which some file systems read as something else.
 */
export function isFileKey(key: string): boolean {
  return whyNoKey(key) === undefined;
}

/** @throws FileKeyError saying which rule the key breaks */
export function requireFileKey(key: string): void {
  const why = whyNoKey(key);
  if (why !== undefined) throw new FileKeyError(`${JSON.stringify(key.slice(0, 200))} is no key of a file: ${why}`);
}

/** @throws FileKeyError for what does not end in '/' or would begin no key */
export function requireFilePrefix(prefix: string): void {
  const why = prefix.endsWith('/') ? whyNoKey(`${prefix}a`) : "it must end with '/'";
  if (why !== undefined) throw new FileKeyError(`${JSON.stringify(prefix.slice(0, 200))} is no prefix: ${why}`);
}

function whyNoKey(key: string): string | undefined {
  if (/[\p{Cc}\p{Cs}\\:]/u.test(key)) return 'it has a control character, a backslash or a colon';
  if (bytesOf(key) > MOST_KEY_BYTES) return `it has more than ${String(MOST_KEY_BYTES)} bytes`;
  const parts = key.split('/');
  if (parts.length < 2) return "it has no '/'";
  if (parts.some((part) => part === '' || part.startsWith('.'))) return "a part is empty or begins with '.'";
  if (parts.some((part) => bytesOf(part) > MOST_PART_BYTES))
    return `a part has more than ${String(MOST_PART_BYTES)} bytes`;
  return undefined;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
