import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  checkEmpty,
  checkVersions,
  compareTables,
  CopyError,
  copyTables,
  openStored,
} from '../../adapters/database/copy';
import type { ComparedTable, CopyPlan, DatabasePlace } from '../../adapters/database/copy';
import { copyFiles, sumFiles, type FilesSum } from '../../adapters/files/copy-files';
import { createDatabaseFiles } from '../../adapters/files/database';
import { createFolderFiles } from '../../adapters/files/folder';
import type { FileStore } from '../../adapters/platform';
import { openFiles } from './composition-parts';
import { CommandError } from '../usage/usage-error';

/** Where a shop is that is copied from or to. */
export interface ShopPlaceOfCopy {
  /** Address of a PostgreSQL database, or a data folder. */
  readonly place: string;
  /** 'folder', 'database' or a bucket; by default what a shop at this place has. */
  readonly files: string | undefined;
}

export interface ShopCopy {
  readonly from: ShopPlaceOfCopy;
  readonly to: ShopPlaceOfCopy;
  /** The folder of a shop whose database is elsewhere. */
  readonly data: string;
  readonly onProgress: (done: number, total: number, label: string) => void;
}

/** What was copied, on both sides. */
export interface CopyReport {
  readonly tables: readonly ComparedTable[];
  /** Photographs that lie in no table; undefined where both sides have them in the same place or in their tables. */
  readonly files: { readonly from: FilesSum; readonly to: FilesSum; readonly isEqual: boolean } | undefined;
  readonly isEqual: boolean;
}

function databaseOf({ place }: ShopPlaceOfCopy): DatabasePlace {
  return place.includes('://') ? { kind: 'postgres', url: place } : { kind: 'sqlite', folder: resolve(place) };
}

/** Where the photographs of a side lie: 'database', a bucket, or the path of a folder. */
function filesOf(side: ShopPlaceOfCopy, data: string): string {
  const place = databaseOf(side);
  const files = side.files ?? (place.kind === 'sqlite' ? 'folder' : 'database');
  return files === 'folder' ? resolve(place.kind === 'sqlite' ? place.folder : data) : files;
}

/**
 * Copies a shop from one place to another and compares both. Photographs go first, so that a shop is never there without them: what was broken
 * off is gone on with when it is called again.
 * @throws CommandError where there is no shop, or one already, or of another version
 */
export async function copyShop({ from, to, data, onProgress }: ShopCopy): Promise<CopyReport> {
  const [source, target] = [databaseOf(from), databaseOf(to)];
  const [fromFiles, toFiles] = [filesOf(from, data), filesOf(to, data)];
  const rows = (fromFiles === 'database') === (toFiles === 'database') ? 'rows' : 'apart';
  const plan: CopyPlan = { from: source, to: target, files: rows, onProgress };
  try {
    requireNoIndex(target);
    await checkVersions(source, target);
    await checkEmpty(plan);
    const files =
      fromFiles === toFiles ? undefined : await copyApart([source, fromFiles], [target, toFiles], onProgress);
    await copyTables(plan);
    const tables = await compareTables(plan);
    return { tables, files, isEqual: tables.every(({ isEqual }) => isEqual) && files?.isEqual !== false };
  } catch (error) {
    if (error instanceof CopyError) throw new CommandError(error.code, error.message);
    throw error;
  }
}

/** The index of another shop would be taken for that of this one. */
function requireNoIndex(target: DatabasePlace): void {
  if (target.kind === 'postgres' || !existsSync(join(target.folder, 'index'))) return;
  throw new CommandError(
    'not-empty',
    `${join(target.folder, 'index')} is left from another shop: remove it, or name an empty folder`,
  );
}

type FilePlace = readonly [database: DatabasePlace, files: string];

async function copyApart(
  from: FilePlace,
  to: FilePlace,
  onProgress: ShopCopy['onProgress'],
): Promise<CopyReport['files']> {
  return withFiles(from, (source) =>
    withFiles(to, async (target) => {
      const here = await sumFiles(source);
      await copyFiles(source, target, (done) => onProgress(done, here.files, 'Copying photographs'));
      const there = await sumFiles(target);
      const isEqual = here.files === there.files && here.checksum === there.checksum;
      return { from: here, to: there, isEqual };
    }),
  );
}

async function withFiles<T>([place, files]: FilePlace, work: (store: FileStore) => Promise<T>): Promise<T> {
  if (files === 'database') {
    const database = await openStored(place);
    const store = createDatabaseFiles(database, () => Date.now());
    try {
      return await work(store);
    } finally {
      await database.close();
    }
  }
  const opened = files.startsWith('s3://') ? await openFiles(files) : createFolderFiles({ folder: files });
  if (typeof opened === 'string') throw new Error(`${files} is no store of files`); // openFiles gives a store for each bucket
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
