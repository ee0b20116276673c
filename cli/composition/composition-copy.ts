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

export interface ShopPlaceOfCopy {
  /** PostgreSQL URL or data folder. */
  readonly place: string;
  /** 'folder', 'database' or a bucket; defaults to the place's own setting. */
  readonly files: string | undefined;
}

export interface ShopCopy {
  readonly from: ShopPlaceOfCopy;
  readonly to: ShopPlaceOfCopy;
  /** Data folder, if the database is elsewhere. */
  readonly data: string;
  readonly onProgress: (done: number, total: number, label: string) => void;
}

export interface CopyReport {
  readonly tables: readonly ComparedTable[];
  readonly files: { readonly from: FilesSum; readonly to: FilesSum; readonly isEqual: boolean } | undefined;
  readonly isEqual: boolean;
}

function databaseOf({ place }: ShopPlaceOfCopy): DatabasePlace {
  return place.includes('://') ? { kind: 'postgres', url: place } : { kind: 'sqlite', folder: resolve(place) };
}

function filesOf(side: ShopPlaceOfCopy, data: string): string {
  const place = databaseOf(side);
  const files = side.files ?? (place.kind === 'sqlite' ? 'folder' : 'database');
  return files === 'folder' ? resolve(place.kind === 'sqlite' ? place.folder : data) : files;
}

/**
 * Copies and compares a shop. Files go first, so that no shop lacks its photos; an aborted copy resumes.
 * @throws CommandError for a missing source, an existing target or another version
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

/** A leftover index would be mistaken for the copy's. */
function requireNoIndex(target: DatabasePlace): void {
  if (target.kind === 'postgres' || !existsSync(join(target.folder, 'index'))) return;
  throw new CommandError(
    'not-empty',
    `${join(target.folder, 'index')} belongs to another shop: remove it, or name an empty folder`,
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
      await copyFiles(source, target, (done) => onProgress(done, here.files, 'Copying photos'));
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
  if (typeof opened === 'string') throw new Error(`${files} is not a file store`);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
