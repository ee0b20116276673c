import { resolve } from 'node:path';
import {
  BackupError,
  checkBackup,
  checkShop,
  makeBackup,
  restoreBackup,
  type CheckedBackup,
  type CheckedShop,
  type MadeBackup,
  type Restored,
} from '../../adapters/backup';
import { CopyError, type DatabasePlace } from '../../adapters/database/copy';
import { createFolderFiles } from '../../adapters/files/folder';
import type { FileStore } from '../../adapters/platform';
import { CommandError, UsageError } from '../usage/usage-error';
import { readVersion } from '../version';
import { openFiles } from './composition-parts';
import type { Place } from './place';

export type { CheckedBackup, CheckedShop, MadeBackup, Restored };

export interface BackedShop {
  readonly place: Pick<Place, 'database' | 'files'>;
  readonly data: string;
  readonly onProgress: (done: number, total: number, label: string) => void;
}

export function backUp(
  shop: BackedShop,
  { file, withoutFiles }: { readonly file: string; readonly withoutFiles: boolean },
): Promise<MadeBackup> {
  return withShop(shop, async ({ database, files }) => {
    if (withoutFiles && files === 'rows') {
      throw new UsageError('--without-files: this shop stores photos in its database, which is backed up completely');
    }
    return makeBackup({
      from: database,
      files: withoutFiles ? 'left-out' : files,
      file: resolve(file),
      program: await readVersion(),
      now: Date.now(),
      onProgress: shop.onProgress,
    });
  });
}

export function restore(
  shop: BackedShop,
  { file, replace }: { readonly file: string; readonly replace: boolean },
): Promise<Restored> {
  return withShop(shop, ({ database, files }) =>
    restoreBackup({
      file: resolve(file),
      to: database,
      files,
      data: resolve(shop.data),
      replace,
      now: Date.now(),
      onProgress: shop.onProgress,
    }),
  );
}

export function verifyBackup(file: string, onProgress: BackedShop['onProgress']): Promise<CheckedBackup> {
  return saying(() => checkBackup(resolve(file), onProgress));
}

export function verifyShop(shop: BackedShop): Promise<CheckedShop> {
  return withShop(shop, ({ database, files }) => checkShop(database, files, shop.onProgress));
}

interface OpenPlace {
  readonly database: DatabasePlace;
  readonly files: FileStore | 'rows';
}

async function withShop<T>(shop: BackedShop, work: (place: OpenPlace) => Promise<T>): Promise<T> {
  const { database, files } = shop.place;
  if (typeof database === 'function') {
    throw new CommandError('own-database', 'This shop uses a custom database: back it up with its own tools');
  }
  const opened = await openFiles(files ?? (database === undefined ? 'folder' : 'database'));
  const folder = resolve(shop.data);
  const store = opened === 'database' ? 'rows' : typeof opened === 'string' ? createFolderFiles({ folder }) : opened;
  try {
    const at: DatabasePlace = database === undefined ? { kind: 'sqlite', folder } : { kind: 'postgres', url: database };
    return await saying(() => work({ database: at, files: store }));
  } finally {
    if (typeof store !== 'string') await store.close();
  }
}

async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError || error instanceof CopyError) throw new CommandError(error.code, error.message);
    throw error;
  }
}
