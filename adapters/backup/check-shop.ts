import { join } from 'node:path';
import Libsql from 'libsql';
import { requireKnownSchema, sumShop, within, type DatabasePlace, type TableCount } from '../database/copy';
import { sumFiles, type FilesSum } from '../files/copy-files';
import type { FileStore } from '../platform/ports/foundation/files';
import { faultsOf } from './backup-file';

export interface CheckedShop {
  readonly tables: readonly TableCount[];
  readonly files: FilesSum | undefined;
  readonly faults: readonly string[];
  readonly check: 'amcheck' | 'integrity_check' | 'reading';
}

/**
 * Reads every row and file of a shop and runs the database's own checks.
 * @throws CopyError 'no-shop', 'other-version'
 */
export async function checkShop(
  place: DatabasePlace,
  store: FileStore | 'rows',
  onProgress: (done: number, total: number, label: string) => void,
): Promise<CheckedShop> {
  await requireKnownSchema(place);
  const found = place.kind === 'sqlite' ? checkFile(place.folder) : await checkServer(place);
  const tables = await sumShop(place, onProgress);
  const files = typeof store === 'string' ? undefined : await sumFiles(store);
  return { tables, files, ...found };
}

type Found = Pick<CheckedShop, 'check' | 'faults'>;

function checkFile(folder: string): Found {
  const database = new Libsql(join(folder, 'shop.db'));
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    return { faults: faultsOf(database), check: 'integrity_check' };
  } finally {
    database.close();
  }
}

/** Compares each index with its table: disk damage rarely hits both consistently. */
async function checkServer(place: DatabasePlace): Promise<Found> {
  const [row] = await within(place, 'read', ({ query }) =>
    query(`SELECT count(*) AS n FROM pg_extension WHERE extname = 'amcheck'`),
  );
  if (Number(row?.['n']) === 0) return { faults: [], check: 'reading' };
  try {
    await within(place, 'read', ({ query }) =>
      query(`
        SELECT bt_index_check(index => pg_class.oid, heapallindexed => true) FROM pg_class
        JOIN pg_index ON indexrelid = pg_class.oid JOIN pg_am ON pg_am.oid = relam AND amname = 'btree'
        WHERE relnamespace = current_schema()::regnamespace AND indisready AND indisvalid`),
    );
    return { faults: [], check: 'amcheck' };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], check: 'amcheck' };
  }
}
