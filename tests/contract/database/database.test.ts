import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../adapters/database/postgres';
import { openSqlite } from '../../../adapters/database/sqlite';
import { createDatabase, POSTGRES_URL } from '../../fixtures/postgres';
import { databaseSuite, type DatabaseSource } from './database-suite';

databaseSuite('SQLite in memory', () => ({ open: () => openSqlite(':memory:'), remove: () => Promise.resolve() }));

databaseSuite('SQLite in a file', (): DatabaseSource => {
  let folder = '';
  return {
    open: () => {
      folder = mkdtempSync(join(tmpdir(), 'vitrine-database-'));
      return openSqlite(join(folder, 'shop.db'));
    },
    openAgain: () => openSqlite(join(folder, 'shop.db')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
});

if (POSTGRES_URL !== undefined) {
  const server = POSTGRES_URL;
  databaseSuite('PostgreSQL', (): DatabaseSource => {
    let made: Awaited<ReturnType<typeof createDatabase>> | undefined;
    return {
      open: async () => {
        made = await createDatabase(server);
        return openPostgres({ url: made.url });
      },
      openAgain: () => openPostgres({ url: made?.url ?? '' }),
      remove: async () => made?.drop(),
    };
  });
}
