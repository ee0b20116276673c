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

export interface CheckedTable extends TableFacts {
  readonly expected: number | undefined;
  readonly isEqual: boolean;
}

export interface CheckedBackup {
  readonly manifest: Omit<Manifest, 'tables'>;
  readonly tables: readonly CheckedTable[];
  readonly files: { readonly files: number; readonly bytes: number; readonly damaged: readonly string[] };
  readonly faults: readonly string[];
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
  if (!existsSync(file)) throw new BackupError('no-backup', `${file} does not exist`);
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
 * Verifies a backup against its manifest: SQLite's own check, row counts, checksums and files.
 * @throws BackupError 'no-backup', 'damaged' if it cannot be read at all
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
