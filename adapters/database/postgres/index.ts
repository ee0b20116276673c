import type { Database } from '../../platform/ports/database';
import type { PostgresOptions } from './database';

export type { PostgresOptions } from './database';

/**
 * Opens a PostgreSQL database for `createPlatform({ database })`; loads the driver lazily.
 * @throws SchemaTooNewError; DatabaseUnreachableError
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { openPostgres: open } = await import('./database');
  return open(options);
}
