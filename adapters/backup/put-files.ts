import type Libsql from 'libsql';
import { shopFiles } from '../files/copy-files';
import type { FileStore } from '../platform/ports/files';
import { contentIn, filesIn, hashOf, type KeptFile } from './backup-files';
import { BackupError } from './backup-file';

/** What becomes of the files of a store when the shop of a backup takes the place of another. */
export interface FileChanges {
  /** Files of the backup that the store has under the same key with another content. */
  readonly changed: readonly KeptFile[];
  /** Keys of the store that the backup does not have. */
  readonly surplus: readonly string[];
}

/**
 * Puts into a store what it does not have: nothing that the shop there refers to is touched.
 * @returns what is left to do once the tables are those of the backup
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

/** Makes the files of a store those of a backup. May be done again where it was broken off. */
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
