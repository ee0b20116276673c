import { createHash } from 'node:crypto';
import type Libsql from 'libsql';
import * as z from 'zod/mini';
import { shopFiles } from '../files/copy-files';
import type { FileStore } from '../platform/ports/foundation/files';
import { FILE_TABLE } from './backup-file';

const factsSchema = z.array(z.looseObject({ key: z.string(), size: z.number(), sha256: z.string() }));
const bytesSchema = z.looseObject({ bytes: z.instanceof(Uint8Array) });

export interface KeptFile {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Copies the files of a store into a backup one by one.
 * @returns keys that were listed but no longer exist
 */
export async function takeFiles(
  database: Libsql.Database,
  store: FileStore,
  onFile: (done: number) => void,
): Promise<readonly string[]> {
  const insert = database.prepare(
    `INSERT OR REPLACE INTO ${FILE_TABLE} (key, size, sha256, written_at, bytes) VALUES (?, ?, ?, ?, ?)`,
  );
  const gone: string[] = [];
  let done = 0;
  for await (const { key } of shopFiles(store)) {
    const bytes = await store.read(key);
    if (bytes === undefined) gone.push(key);
    else insert.run([key, bytes.byteLength, hashOf(bytes), 0, Buffer.from(bytes)]);
    done += 1;
    onFile(done);
  }
  return gone;
}

export function filesIn(database: Libsql.Database): readonly KeptFile[] {
  return z.parse(factsSchema, database.prepare(`SELECT key, size, sha256 FROM ${FILE_TABLE} ORDER BY key`).all([]));
}

/**
 * Returns the content of a backed-up file.
 * @returns undefined if its size or checksum differs from the manifest
 */
export function contentIn(database: Libsql.Database, { key, size, sha256 }: KeptFile): Uint8Array | undefined {
  const row = database.prepare(`SELECT bytes FROM ${FILE_TABLE} WHERE key = ?`).get([key]);
  const { bytes } = z.parse(bytesSchema, row);
  return bytes.byteLength === size && hashOf(bytes) === sha256 ? bytes : undefined;
}
