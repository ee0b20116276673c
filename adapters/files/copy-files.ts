import { createHash } from 'node:crypto';
import { DOWNLOAD_FILES } from '../platform/ports/orders/download-keeper';
import { PHOTO_FILES } from '../platform/ports/foundation/pictures';
import type { FileStore, ListedFile } from '../platform/ports/foundation/files';

const MODULUS = 2n ** 256n;

export interface FilesSum {
  readonly files: number;
  readonly bytes: number;
  readonly checksum: string;
}

export async function* shopFiles(store: FileStore): AsyncGenerator<ListedFile> {
  for (const kind of [PHOTO_FILES, DOWNLOAD_FILES]) yield* store.list(`${kind}/`);
}

/**
 * Copies a shop's files, skipping identical ones, so that an interrupted copy can resume.
 * @returns number of files written
 */
export async function copyFiles(from: FileStore, to: FileStore, onFile: (done: number) => void): Promise<number> {
  let [done, written] = [0, 0];
  for await (const { key } of shopFiles(from)) {
    const bytes = await from.read(key);
    if (bytes !== undefined && !(await isThere(to, key, bytes))) {
      await to.put(key, bytes);
      written += 1;
    }
    done += 1;
    onFile(done);
  }
  return written;
}

async function isThere(to: FileStore, key: string, bytes: Uint8Array): Promise<boolean> {
  const found = await to.find(key);
  if (found?.size !== bytes.byteLength) return false;
  const there = found.sha256 ?? hashOf((await to.read(key)) ?? new Uint8Array());
  return there === hashOf(bytes);
}

export async function sumFiles(store: FileStore): Promise<FilesSum> {
  let [files, bytes, sum] = [0, 0, 0n];
  for await (const { key } of shopFiles(store)) {
    const content = await store.read(key);
    if (content === undefined) continue;
    files += 1;
    bytes += content.byteLength;
    sum = (sum + BigInt(`0x${hashOf(Buffer.from(`${key}\0${hashOf(content)}`))}`)) % MODULUS;
  }
  return { files, bytes, checksum: sum.toString(16).padStart(64, '0') };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
