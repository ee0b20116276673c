import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../adapters/database/postgres';
import { openSqlite } from '../../../adapters/database/sqlite';
import type { DatabaseSource } from '../../../testing';
import { createDatabase, POSTGRES_URL } from '../../fixtures/postgres';

function inMemory(): DatabaseSource {
  return { open: () => openSqlite(':memory:'), remove: () => Promise.resolve() };
}

function inFile(): DatabaseSource {
  let folder = '';
  return {
    open: () => {
      folder = mkdtempSync(join(tmpdir(), 'vitrine-database-'));
      return openSqlite(join(folder, 'shop.db'));
    },
    openAgain: () => openSqlite(join(folder, 'shop.db')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function onServer(server: string): DatabaseSource {
  let made: Awaited<ReturnType<typeof createDatabase>> | undefined;
  return {
    open: async () => {
      made = await createDatabase(server);
      return openPostgres({ url: made.url });
    },
    openAgain: () => openPostgres({ url: made?.url ?? '' }),
    remove: async () => made?.drop(),
  };
}

/** Databases that need no server. */
export const EMBEDDED_DATABASES: Readonly<Record<string, () => DatabaseSource>> = {
  'SQLite in memory': inMemory,
  'SQLite in a file': inFile,
};

/** The PostgreSQL server of POSTGRES_URL. */
export const onPostgres = (): DatabaseSource => onServer(POSTGRES_URL ?? '');

/** Includes PostgreSQL if POSTGRES_URL is set. */
export const DATABASES: Readonly<Record<string, () => DatabaseSource>> = {
  ...EMBEDDED_DATABASES,
  ...(POSTGRES_URL === undefined ? {} : { PostgreSQL: onPostgres }),
};
