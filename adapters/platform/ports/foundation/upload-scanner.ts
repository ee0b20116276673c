/** An uploaded file before it is stored. */
export interface ScannedFile {
  /** Untrusted; not a path. */
  readonly name: string;
  readonly type: string;
  /** Can be read once. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Scans uploads before they are stored, as for viruses. */
export interface UploadScanner {
  readonly name: string;
  /**
   * @returns the finding, shown to the sender; undefined if clean. Must apply its own timeout
   * @throws on failure, and the file is refused
   */
  scan(file: ScannedFile): Promise<string | undefined>;
}

export class ScannerUnavailableError extends Error {
  override readonly name = 'ScannerUnavailableError';
}
