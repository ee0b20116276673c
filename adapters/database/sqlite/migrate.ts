import { SchemaTooNewError } from '../../platform/ports/database';
import { numberOf } from '../sql/base/columns';
import type { SqliteDriver } from './connection';
import { SCHEMA_VERSION } from './schema-version';

/**
 * Migrates the schema to `SCHEMA_VERSION`.
 * @throws SchemaTooNewError if a newer version wrote the file
 */
export async function migrate(driver: SqliteDriver): Promise<void> {
  const found = numberOf(driver.statement('PRAGMA user_version').first([]) ?? {}, 'user_version');
  if (found === SCHEMA_VERSION) return;
  if (found > SCHEMA_VERSION) {
    throw new SchemaTooNewError(
      `The database has schema ${String(found)}, this shop knows ${String(SCHEMA_VERSION)}: update the shop`,
    );
  }
  const { runMigrations } = await import('./run-migrations');
  runMigrations(driver);
}
