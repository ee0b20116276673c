import type { Database } from '../../platform/ports/database';
import type { PostgresOptions } from './database';

export type { PostgresOptions } from './database';

/**
 * Opens the PostgreSQL database of a shop, for `createPlatform({ database })`, and brings its schema up to date. The driver is loaded now.
 * @throws SchemaTooNewError when the data are from a newer shop; DatabaseUnreachableError
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { openPostgres: open } = await import('./database');
  return open(options);
}
