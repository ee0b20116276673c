import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openPostgres } from '../../../adapters/database/postgres';
import { openSqlite } from '../../../adapters/database/sqlite';
import type { DatabaseSource } from '../../../testing';
import { lockWaitsAt } from '../../fixtures/platform-database';
import { createShopDatabase, POSTGRES_URL } from '../../fixtures/postgres';

interface TestSource extends DatabaseSource {
  /** Resolves once a unit waits for one that is under way. Units of SQLite run one after another, so none can overtake. */
  readonly waitsForLock: () => Promise<unknown>;
}

const inTurn = () => Promise.resolve();

function inMemory(): TestSource {
  return { open: () => openSqlite(':memory:'), remove: () => Promise.resolve(), waitsForLock: inTurn };
}

function inFile(): TestSource {
  let folder = '';
  return {
    open: () => {
      folder = mkdtempSync(join(tmpdir(), 'vitrine-database-'));
      return openSqlite(join(folder, 'shop.db'));
    },
    openAgain: () => openSqlite(join(folder, 'shop.db')),
    remove: () => rm(folder, { recursive: true, force: true }),
    waitsForLock: inTurn,
  };
}

function onServer(server: string): TestSource {
  let made: Awaited<ReturnType<typeof createShopDatabase>> | undefined;
  return {
    open: async () => {
      made = await createShopDatabase(server);
      return openPostgres({ url: made.url });
    },
    openAgain: () => openPostgres({ url: made?.url ?? '' }),
    remove: async () => made?.drop(),
    waitsForLock: () => expect.poll(() => lockWaitsAt(made?.url ?? ''), { timeout: 60_000 }).toBeGreaterThan(0),
  };
}

/** Databases that need no server. */
export const EMBEDDED_DATABASES: Readonly<Record<string, () => TestSource>> = {
  'SQLite in memory': inMemory,
  'SQLite in a file': inFile,
};

/** The PostgreSQL server of POSTGRES_URL. */
export const onPostgres = (): TestSource => onServer(POSTGRES_URL ?? '');

/** Includes PostgreSQL if POSTGRES_URL is set. */
export const DATABASES: Readonly<Record<string, () => TestSource>> = {
  ...EMBEDDED_DATABASES,
  ...(POSTGRES_URL === undefined ? {} : { PostgreSQL: onPostgres }),
};
