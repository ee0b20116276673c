import { existsSync } from 'node:fs';
import { link, copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { nameOf, quoted, within, type DatabasePlace } from '../database/copy';
import { BackupError, tablesOf } from './backup-file';

function refusal(place: DatabasePlace): BackupError {
  return new BackupError('open', `The shop in ${nameOf(place)} is running: stop all its processes first`);
}

/**
 * Requires that no other client is connected to the database.
 * @throws BackupError 'open'
 */
export async function requireNobody(place: DatabasePlace & { readonly kind: 'postgres' }): Promise<void> {
  const [row] = await within(place, 'read', ({ query }) =>
    query(
      `SELECT count(*) AS n FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    ),
  );
  if (Number(row?.['n']) > 0) throw refusal(place);
}

export interface HeldFile {
  readonly isEmpty: () => boolean;
  /**
   * Atomically replaces the file.
   * @returns path of the earlier file, kept beside it; undefined if there was none
   */
  readonly replaceBy: (file: string, suffix: string) => Promise<string | undefined>;
  readonly letGo: () => void;
}

/**
 * Locks the file of a shop for this process.
 * @throws BackupError 'open' if another process has it open
 */
export function holdFile(place: DatabasePlace & { readonly kind: 'sqlite' }): HeldFile {
  const file = join(place.folder, 'shop.db');
  const isThere = existsSync(file);
  const held = isThere ? lock(place, file) : undefined;
  return {
    isEmpty: () => (held === undefined ? !isThere : hasNothing(held)),
    replaceBy: async (other, suffix) => {
      const earlier = existsSync(file) ? `${file}.${suffix}` : undefined;
      if (earlier !== undefined) await keep(file, earlier);
      // Otherwise a leftover log would be applied to the new file.
      await keepLog(file, earlier);
      await rename(other, file);
      await rm(join(place.folder, 'index'), { recursive: true, force: true });
      return earlier;
    },
    letGo: () => held?.close(),
  };
}

function lock(place: DatabasePlace, file: string): Libsql.Database | undefined {
  const database = new Libsql(file);
  try {
    database.exec('PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    database.prepare('PRAGMA journal_mode = DELETE').get([]);
    return database;
  } catch (error) {
    database.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return undefined;
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) throw refusal(place);
    throw error;
  }
}

function hasNothing(database: Libsql.Database): boolean {
  const any = (query: string) => database.prepare(`${query} LIMIT 1`).all([]).length > 0;
  return tablesOf(database).every((table) =>
    table === 'meta' ? !any('SELECT 1 FROM meta WHERE value <> 0') : !any(`SELECT 1 FROM ${quoted(table)}`),
  );
}

async function keep(file: string, earlier: string): Promise<void> {
  await link(file, earlier).catch(() => copyFile(file, earlier));
}

async function keepLog(file: string, earlier: string | undefined): Promise<void> {
  if (earlier !== undefined && existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${earlier}-wal`);
  await rm(`${file}-shm`, { force: true });
}
