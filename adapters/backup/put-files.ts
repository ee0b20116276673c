import type Libsql from 'libsql';
import { shopFiles } from '../files/copy-files';
import type { FileStore } from '../platform/ports/foundation/files';
import { contentIn, filesIn, hashOf, type KeptFile } from './backup-files';
import { BackupError } from './backup-file';

export interface FileChanges {
  readonly changed: readonly KeptFile[];
  readonly surplus: readonly string[];
}

/**
 * Adds missing files only.
 * @returns the changes to apply after the tables are swapped
 */
export async function putNewFiles(
  database: Libsql.Database,
  store: FileStore,
  onFile: (done: number, total: number) => void,
): Promise<FileChanges> {
  const kept = filesIn(database);
  const changed: KeptFile[] = [];
  for (const [at, file] of kept.entries()) {
    const found = await store.find(file.key);
    if (found === undefined) await put(database, store, file);
    else if (found.size !== file.size || (await hashIn(store, file.key, found.sha256)) !== file.sha256)
      changed.push(file);
    onFile(at + 1, kept.length);
  }
  const keys = new Set(kept.map(({ key }) => key));
  const surplus: string[] = [];
  for await (const { key } of shopFiles(store)) if (!keys.has(key)) surplus.push(key);
  return { changed, surplus };
}

export async function putChangedFiles(
  database: Libsql.Database,
  store: FileStore,
  { changed, surplus }: FileChanges,
): Promise<void> {
  for (const file of changed) await put(database, store, file);
  for (const key of surplus) await store.remove(key);
}

async function hashIn(store: FileStore, key: string, known: string | undefined): Promise<string> {
  return known ?? hashOf((await store.read(key)) ?? new Uint8Array());
}

async function put(database: Libsql.Database, store: FileStore, file: KeptFile): Promise<void> {
  const bytes = contentIn(database, file);
  if (bytes === undefined) throw new BackupError('damaged', `${file.key} is damaged in the backup`);
  await store.put(file.key, bytes);
}
