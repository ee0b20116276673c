import { existsSync } from 'node:fs';
import Libsql from 'libsql';
import { contentIn, filesIn } from './backup-files';
import {
  BackupError,
  faultsOf,
  readManifest,
  sumTables,
  tablesOf,
  type Manifest,
  type TableFacts,
} from './backup-file';

/** A table of a backup, as it is and as the manifest says. */
export interface CheckedTable extends TableFacts {
  /** Rows by the manifest; undefined for a table of which it says nothing. */
  readonly expected: number | undefined;
  readonly isEqual: boolean;
}

/** What a backup is worth. */
export interface CheckedBackup {
  readonly manifest: Omit<Manifest, 'tables'>;
  readonly tables: readonly CheckedTable[];
  readonly files: { readonly files: number; readonly bytes: number; readonly damaged: readonly string[] };
  /** What SQLite itself finds wrong with the file. */
  readonly faults: readonly string[];
  /** Whether every row and every file is as it was when the backup was made. */
  readonly isWhole: boolean;
}

type Progress = (done: number, total: number, label: string) => void;

/**
 * Opens a backup for reading.
 * @throws BackupError 'no-backup', 'damaged'
 */
export async function withBackup<T>(
  file: string,
  work: (database: Libsql.Database, manifest: Manifest) => Promise<T>,
): Promise<T> {
  if (!existsSync(file)) throw new BackupError('no-backup', `${file} is not there`);
  const database = new Libsql(file, { readonly: true });
  try {
    return await work(database, readManifest(database, file));
  } catch (error) {
    const isDamage = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CORRUPT');
    if (!isDamage) throw error;
    throw new BackupError('damaged', `${file} is damaged: ${error.message}`, { cause: error });
  } finally {
    database.close();
  }
}

/**
 * Reads all of a backup and holds it against its manifest: the database's own check, rows and checksum of each table, and each file.
 * @throws BackupError 'no-backup', 'damaged' where it cannot even be read
 */
export function checkBackup(file: string, onProgress: Progress): Promise<CheckedBackup> {
  return withBackup(file, async (database, { tables: said, ...manifest }) => {
    const faults = faultsOf(database);
    const expected = new Map(said.map((facts) => [facts.table, facts]));
    const total = said.reduce((sum, { rows }) => sum + rows, 0);
    let done = 0;
    const names = [...new Set([...expected.keys(), ...tablesOf(database)])].toSorted();
    const missing = names.filter((name) => !tablesOf(database).includes(name));
    const found = await sumTables(
      database,
      names.filter((name) => !missing.includes(name)),
      (rows) => onProgress((done += rows), Math.max(done, total), 'Adding up'),
    );
    const tables = [...found, ...missing.map((table) => ({ table, rows: 0, checksum: '' }))].map((facts) => {
      const then = expected.get(facts.table);
      return { ...facts, expected: then?.rows, isEqual: then?.checksum === facts.checksum && then.rows === facts.rows };
    });
    const files = checkFiles(database, onProgress);
    const isWhole = faults.length === 0 && tables.every(({ isEqual }) => isEqual) && files.damaged.length === 0;
    return { manifest, tables, files, faults, isWhole };
  });
}

function checkFiles(database: Libsql.Database, onProgress: Progress): CheckedBackup['files'] {
  const kept = filesIn(database);
  const damaged = kept.flatMap((file, at) => {
    onProgress(at + 1, kept.length, 'Reading photographs');
    return contentIn(database, file) === undefined ? [file.key] : [];
  });
  return { files: kept.length, bytes: kept.reduce((sum, { size }) => sum + size, 0), damaged };
}
