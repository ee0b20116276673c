import type { Readable } from 'node:stream';
import { open, type Entry, type ZipFile } from 'yauzl';
import { ImportFileError } from '../source/import-report';

const MAX_PARTS = 10_000;
/** Limits the total unpacked size, in bytes, against zip bombs. */
const MAX_UNPACKED = 512 * 1024 * 1024;

/** Maximum reads of a part: one for a sheet's header and one for its rows. */
const MAX_READS = 3;

export class ZipParts {
  #unpacked = 0;
  readonly #reads = new Map<string, number>();

  private constructor(
    private readonly file: string,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws ImportFileError if it is not a zip file or has too many parts */
  static async open(file: string): Promise<ZipParts> {
    const broken = (cause: Error): ImportFileError =>
      new ImportFileError('FILE_NOT_XLSX', `${file} is not an XLSX file: ${cause.message}.`, { cause });
    const zip = await new Promise<ZipFile>((resolve, reject) => {
      open(file, { lazyEntries: true, autoClose: false }, (error, opened) => {
        if (error === null) resolve(opened);
        else reject(broken(error));
      });
    });
    const entries = new Map<string, Entry>();
    try {
      await new Promise<void>((resolve, reject) => {
        zip.on('error', (error: Error) => {
          reject(broken(error));
        });
        zip.on('end', () => {
          resolve();
        });
        zip.on('entry', (entry: Entry) => {
          entries.set(entry.fileName, entry);
          if (entries.size > MAX_PARTS) reject(broken(new Error(`it has more than ${MAX_PARTS} parts`)));
          else zip.readEntry();
        });
        zip.readEntry();
      });
    } catch (error) {
      zip.close();
      throw error;
    }
    return new ZipParts(file, zip, entries);
  }

  /**
   * Streams the text of a part; empty if missing.
   * @throws ImportFileError if it is corrupt or too large
   */
  async *text(name: string): AsyncGenerator<string, void, void> {
    const entry = this.entries.get(name);
    if (entry === undefined) return;
    const reads = (this.#reads.get(name) ?? 0) + 1;
    this.#reads.set(name, reads);
    if (reads === 1) this.#unpacked += entry.uncompressedSize;
    // Sheets without number may be one part, which would be unpacked for each of them.
    if (reads > MAX_READS)
      throw new ImportFileError(
        'FILE_NOT_XLSX',
        `${this.file} is not an XLSX file: several sheets are the part ${name}.`,
      );
    if (this.#unpacked > MAX_UNPACKED)
      throw new ImportFileError(
        'FILE_TOO_LARGE',
        `${this.file} unpacks to more than ${MAX_UNPACKED} bytes (512 MB), which is not read.`,
      );
    const decoder = new TextDecoder();
    try {
      for await (const chunk of await this.#stream(entry)) yield decoder.decode(chunk as Buffer, { stream: true });
    } catch (cause) {
      if (!(cause instanceof Error) || cause instanceof ImportFileError) throw cause;
      throw new ImportFileError('FILE_NOT_XLSX', `${this.file}: ${name} cannot be unpacked: ${cause.message}.`, {
        cause,
      });
    }
    yield decoder.decode();
  }

  close(): void {
    this.zip.close();
  }

  #stream(entry: Entry): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.zip.openReadStream(entry, (error, stream) => {
        if (error === null) resolve(stream);
        else reject(error);
      });
    });
  }
}
