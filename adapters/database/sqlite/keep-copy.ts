import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import Libsql from 'libsql';
import { numberOf, textOf } from '../sql/base/columns';
import type { SqliteDriver } from './connection';

/**
 * Copies the database before a migration, e.g. to `shop.db.schema-38`, for a downgrade. No-op for in-memory shops.
 * @param schema current schema version
 * @throws Error if the copy fails; the shop is unchanged
 */
export function keepCopy(driver: SqliteDriver, schema: number): void {
  const row = driver.statement('SELECT file FROM pragma_database_list WHERE name = ?').first(['main']);
  const file = row === undefined ? '' : textOf(row, 'file');
  if (file === '') return;
  const half = `${file}.${randomUUID()}.half`;
  try {
    driver.statement('VACUUM INTO ?').run([half]);
    // Another process may have migrated and made its own copy.
    if (schemaOf(half) === schema) {
      settle(half);
      renameSync(half, `${file}.schema-${String(schema)}`);
    }
  } catch (cause) {
    throw new Error(`No copy of ${file} could be kept before it is brought up to date; it is as it was`, { cause });
  } finally {
    rmSync(half, { force: true });
  }
}

function schemaOf(file: string): number {
  const database = new Libsql(file, { readonly: true });
  try {
    const found: unknown = database.prepare('PRAGMA user_version').get([]);
    return typeof found === 'object' && found !== null ? numberOf({ ...found }, 'user_version') : -1;
  } finally {
    database.close();
  }
}

function settle(file: string): void {
  chmodSync(file, 0o600);
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
