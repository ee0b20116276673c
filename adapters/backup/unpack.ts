import Libsql from 'libsql';
import * as z from 'zod/mini';
import { quoted } from '../database/copy';
import { FILE_TABLE, schemaOf, sumTables, tablesOf, BackupError, type Manifest } from './backup-file';

const schemaRows = z.array(
  z.looseObject({ name: z.string(), type: z.string(), tbl_name: z.string(), sql: z.string() }),
);

/**
 * Writes the tables of a backup into a new shop file and verifies them.
 * @param options.rows true to restore photos and downloads too
 * @throws BackupError 'damaged'
 */
export async function unpack(
  backup: string,
  { file, manifest, rows }: { readonly file: string; readonly manifest: Manifest; readonly rows: boolean },
): Promise<void> {
  const database = new Libsql(file);
  try {
    database.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF');
    database.prepare('ATTACH ? AS backup').run([backup]);
    const tables = manifest.tables.map(({ table }) => table);
    database.exec('BEGIN');
    createObjects(database, tables, 'table');
    for (const table of tables) {
      if (table === FILE_TABLE && !rows) continue;
      database.exec(`INSERT INTO main.${quoted(table)} SELECT * FROM backup.${quoted(table)}`);
    }
    database.exec(
      'DELETE FROM main.sqlite_sequence; INSERT INTO main.sqlite_sequence SELECT * FROM backup.sqlite_sequence',
    );
    // Triggers come last: they would record changes for the restored rows.
    for (const kind of ['index', 'view', 'trigger']) createObjects(database, tables, kind);
    database.exec(`PRAGMA main.user_version = ${String(manifest.schema)}`);
    database.exec('COMMIT; DETACH backup');
    await requireEqual(database, manifest, rows);
  } finally {
    database.close();
  }
}

function createObjects(database: Libsql.Database, tables: readonly string[], kind: string): void {
  const found = database
    .prepare(
      `SELECT name, type, tbl_name, sql FROM backup.sqlite_master WHERE type = ? AND sql IS NOT NULL ORDER BY rowid`,
    )
    .all([kind]);
  for (const { tbl_name: table, name, sql } of z.parse(schemaRows, found)) {
    const isOfShop = kind === 'view' || tables.includes(table);
    if (isOfShop && !name.startsWith('sqlite_')) database.exec(sql);
  }
}

async function requireEqual(database: Libsql.Database, manifest: Manifest, rows: boolean): Promise<void> {
  const found = await sumTables(database, tablesOf(database));
  const expected = new Map(manifest.tables.map(({ table, checksum }) => [table, checksum]));
  const different = found
    .filter(({ table, checksum }) => (rows || table !== FILE_TABLE) && expected.get(table) !== checksum)
    .map(({ table }) => table);
  if (different.length === 0 && found.length === expected.size && schemaOf(database) === manifest.schema) return;
  throw new BackupError('damaged', `The restored tables differ from the backup: ${different.join(', ')}`);
}
