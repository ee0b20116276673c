import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexState } from '../../platform/ports/catalogue/search';

interface IndexFile extends Pick<IndexState, 'stock' | 'edges'> {
  readonly bytes: Uint8Array;
}

/** Layout: header length (32 bits), JSON header, index. */
const LENGTH_BYTES = 4;

export function readIndexFile(folder: string, key: string, version: number): IndexFile | undefined {
  let file: Buffer;
  try {
    file = readFileSync(pathOf(folder, key, version));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const start = LENGTH_BYTES + file.readUInt32LE(0);
  const header = JSON.parse(file.toString('utf8', LENGTH_BYTES, start)) as { stock: number; edges: [number, number][] }; // sound: only written below
  // Copied, because 32-bit views need alignment.
  return { bytes: new Uint8Array(file.subarray(start)), stock: header.stock, edges: new Map(header.edges) };
}

/**
 * Writes to a draft and renames it, so that a crash leaves no partial index. Removes other versions.
 * @param draft unique name
 */
export function writeIndexFile(folder: string, key: string, version: number, index: IndexFile, draft: string): void {
  const header = Buffer.from(JSON.stringify({ stock: index.stock, edges: [...index.edges] }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.byteLength);
  mkdirSync(folder, { recursive: true });
  const path = pathOf(folder, key, version);
  const beside = join(folder, draft);
  writeFileSync(beside, Buffer.concat([length, header, index.bytes]));
  renameSync(beside, path);
  for (const name of readdirSync(folder)) {
    const other = join(folder, name);
    if (name.startsWith(`${key}-v`) && other !== path) rmSync(other, { force: true });
  }
}

function pathOf(folder: string, key: string, version: number): string {
  return join(folder, `${key}-v${version}.index`);
}
