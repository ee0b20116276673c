/** A file that somebody sent, before it is kept. */
export interface ScannedFile {
  /** As the sender calls it: nothing to open a file by. */
  readonly name: string;
  /** As the sender says; empty where they do not. */
  readonly type: string;
  /** The bytes, piece by piece, once. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Looks at each file that people send before the shop keeps it, as a virus scanner does. */
export interface UploadScanner {
  /** What it is called in logs and by `vitrine config`. */
  readonly name: string;
  /**
   * @returns what was found, as the sender is to read it; undefined where nothing was. It answers within a time limit of its own
   * @throws anything where it cannot say: the file is refused then
   */
  scan(file: ScannedFile): Promise<string | undefined>;
}

/** The scanner did not say whether a file is clean; it is kept by nobody. */
export class ScannerUnavailableError extends Error {
  override readonly name = 'ScannerUnavailableError';
}
