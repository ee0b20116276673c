import { createHash } from 'node:crypto';
import type { DownloadFile } from '../../../../core/contract/catalogue/download-file';
import { DOWNLOAD_PART_BYTES, MAX_DOWNLOAD_PARTS } from '../../../../core/contract/orders/manage-downloads';
import type { Database } from '../../ports/database';
import type { StoredDownloadFile } from '../../ports/orders/downloads';
import { DOWNLOAD_FILES, type DownloadKeeper, type KeptDownload } from '../../ports/orders/download-keeper';
import type { FileStore } from '../../ports/foundation/files';

/** Inclusive byte positions. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

interface Dependencies {
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly files: Pick<FileStore, 'find' | 'open' | 'put' | 'read'>;
  readonly now: () => number;
}

/** Stores downloads in parts of 4 MB, so that large files need constant memory and support random access. */
export class DownloadStorage implements DownloadKeeper {
  constructor(private readonly parts: Dependencies) {}

  async keep({ id, name, isSample, sha256 }: KeptDownload, content: AsyncIterable<Uint8Array>): Promise<DownloadFile> {
    const known = await this.parts.database.read((db) => db.downloads.file(id));
    if (known?.sha256 === sha256 && known.name === name) return fileOf(known);
    const hash = createHash('sha256');
    let [number, size] = [0, 0];
    for await (const part of partsOf(content)) {
      number += 1;
      if (number > MAX_DOWNLOAD_PARTS) throw new RangeError(`${name} is larger than ${limitText()}`);
      size += part.byteLength;
      hash.update(part);
      await this.parts.files.put(keyOf(id, number), part);
    }
    return this.#note({ id, name, isSample, size, sha256: hash.digest('hex') });
  }

  /**
   * Stores a part; repeating it overwrites.
   * @param number from 1
   */
  async putPart(id: string, number: number, bytes: Uint8Array): Promise<void> {
    await this.parts.files.put(keyOf(id, number), bytes);
  }

  async *sent(id: string, count: number): AsyncGenerator<Uint8Array> {
    for (let number = 1; number <= count; number += 1) {
      const part = await this.parts.files.read(keyOf(id, number));
      if (part === undefined) return;
      yield part;
    }
  }

  /** @returns undefined if a part is missing or too short */
  async finish({ id, name, isSample }: Omit<KeptDownload, 'sha256'>, count: number): Promise<DownloadFile | undefined> {
    const hash = createHash('sha256');
    let size = 0;
    for (let number = 1; number <= count; number += 1) {
      const part = await this.parts.files.read(keyOf(id, number));
      if (part === undefined || (number < count && part.byteLength !== DOWNLOAD_PART_BYTES)) return undefined;
      hash.update(part);
      size += part.byteLength;
    }
    return this.#note({ id, name, isSample, size, sha256: hash.digest('hex') });
  }

  file(id: string): Promise<StoredDownloadFile | undefined> {
    return this.parts.database.read((db) => db.downloads.file(id));
  }

  read({ id }: Pick<StoredDownloadFile, 'id'>, { from, to }: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>> {
    const pieces = this.#pieces(id, { from, to });
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: async (controller) => {
          const { done, value } = await pieces.next();
          if (done === true) controller.close();
          else controller.enqueue(value);
        },
        cancel: async () => {
          await pieces.return(undefined);
        },
      },
      { highWaterMark: 0 },
    );
  }

  async *#pieces(id: string, { from, to }: ByteRange): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
    for (let number = Math.floor(from / DOWNLOAD_PART_BYTES) + 1; ; number += 1) {
      const start = (number - 1) * DOWNLOAD_PART_BYTES;
      if (start > to) return undefined;
      const opened = await this.parts.files.open(keyOf(id, number));
      if (opened === undefined) throw new Error(`Part ${String(number)} of the download ${id} is not there`);
      let at = start;
      const reader = opened.body.getReader();
      try {
        for (let next = await reader.read(); !next.done; next = await reader.read()) {
          const piece = next.value.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
          at += next.value.byteLength;
          if (piece.byteLength > 0) yield piece;
          if (at > to) return undefined;
        }
      } finally {
        await reader.cancel();
      }
    }
  }

  async #note(file: Omit<StoredDownloadFile, 'createdAt'>): Promise<DownloadFile> {
    await this.parts.database.write((db) => db.downloads.keepFile({ ...file, createdAt: this.parts.now() }), 'power');
    return fileOf(file);
  }
}

function fileOf({ id, name, size }: DownloadFile): DownloadFile {
  return { id, name, size };
}

function keyOf(id: string, number: number): string {
  return `${DOWNLOAD_FILES}/${id}/${String(number).padStart(5, '0')}`;
}

function limitText(): string {
  return `${String((MAX_DOWNLOAD_PARTS * DOWNLOAD_PART_BYTES) / 1024 ** 3)} GB`;
}

async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(DOWNLOAD_PART_BYTES);
  let [filled, count] = [0, 0];
  for await (const piece of content) {
    for (let at = 0; at < piece.byteLength;) {
      const taken = piece.subarray(at, at + part.byteLength - filled);
      part.set(taken, filled);
      filled += taken.byteLength;
      at += taken.byteLength;
      if (filled < part.byteLength) continue;
      yield part;
      count += 1;
      part = new Uint8Array(DOWNLOAD_PART_BYTES);
      filled = 0;
    }
  }
  if (filled > 0 || count === 0) yield part.subarray(0, filled);
}
