import type { Sqlite } from './sqlite';
import { numberOf } from './columns';
import { SCHEMA_VERSION } from './schema-version';

/** Raised when the database was written by a newer version of the shop. */
export class SchemaTooNewError extends Error {
  override readonly name = 'SchemaTooNewError';
}

/**
 * Brings the schema to `SCHEMA_VERSION`; does nothing when it is there already.
 * @throws SchemaTooNewError when the file is from a newer shop: an older one must not write to it
 */
export async function migrate(database: Sqlite): Promise<void> {
  const found = numberOf(database.sql('PRAGMA user_version').first() ?? {}, 'user_version');
  if (found === SCHEMA_VERSION) return;
  if (found > SCHEMA_VERSION) {
    throw new SchemaTooNewError(`The database has schema ${found}, this shop knows ${SCHEMA_VERSION}: update the shop`);
  }
  const { runMigrations } = await import('./run-migrations');
  await runMigrations(database.driver);
}
