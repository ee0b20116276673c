import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexState } from '../../platform/ports/search';

/** An index as it is kept: its own bytes, and what it knows besides the version in its name. */
interface IndexFile extends Pick<IndexState, 'stock' | 'edges'> {
  readonly bytes: Uint8Array;
}

/** Layout: length of the header (32 bits), header as JSON, the index. */
const LENGTH_BYTES = 4;

/** @returns undefined when there is no such file */
export function readIndexFile(folder: string, key: string, version: number): IndexFile | undefined {
  let file: Buffer;
  try {
    file = readFileSync(pathOf(folder, key, version));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const start = LENGTH_BYTES + file.readUInt32LE(0);
  const header = JSON.parse(file.toString('utf8', LENGTH_BYTES, start)) as { stock: number; edges: [number, number][] }; // sound: written below alone
  // A copy at an offset of its own: the index reads 32-bit words where they lie, which must be aligned.
  return { bytes: new Uint8Array(file.subarray(start)), stock: header.stock, edges: new Map(header.edges) };
}

/**
 * Keeps an index and removes those of other versions. It is written beside its place and renamed, so that a kill never
 * leaves half an index under the right name.
 * @param draft a name that no other process uses
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
