import { Kysely, Migrator, SqliteDialect } from 'kysely';
import type { Migration } from 'kysely';
import type Libsql from 'libsql';
import { SCHEMA_VERSION } from './schema-version';
import * as shop from './migrations/0001-shop';
import * as people from './migrations/0002-people';
import * as changes from './migrations/0003-changes';
import * as payments from './migrations/0004-payments';
import * as cartRevision from './migrations/0005-cart-revision';
import * as joinedCarts from './migrations/0006-joined-carts';
import * as joinedCartsIndex from './migrations/0007-joined-carts-index';
import * as orderHistory from './migrations/0008-order-history';
import * as cartShare from './migrations/0009-cart-share';
import * as guestOrders from './migrations/0010-guest-orders';

/** Every migration by its number; the name's order is the order they run in. They are never changed, only added to. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-shop': shop,
  '0002-people': people,
  '0003-changes': changes,
  '0004-payments': payments,
  '0005-cart-revision': cartRevision,
  '0006-joined-carts': joinedCarts,
  '0007-joined-carts-index': joinedCartsIndex,
  '0008-order-history': orderHistory,
  '0009-cart-share': cartShare,
  '0010-guest-orders': guestOrders,
};

/**
 * Runs the migrations that have not run yet, all of them or none: SQLite's schema changes are transactional, and the
 * write lock makes a second process that starts on the same empty folder wait and then find nothing left to do.
 * @throws Error when the count of migrations is not `SCHEMA_VERSION`, or what a migration threw
 */
export async function runMigrations(driver: Libsql.Database): Promise<void> {
  if (Object.keys(MIGRATIONS).length !== SCHEMA_VERSION) throw new Error('SCHEMA_VERSION must count the migrations');
  driver.exec('BEGIN IMMEDIATE');
  try {
    await migrateToLatest(driver);
    driver.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    driver.exec('COMMIT');
  } catch (error) {
    driver.exec('ROLLBACK');
    throw new Error('The database could not be brought up to date', { cause: error });
  }
}

async function migrateToLatest(driver: Libsql.Database): Promise<void> {
  const kysely = new Kysely<unknown>({
    // This connection outlives Kysely, which therefore is never destroyed; it holds nothing else.
    dialect: new SqliteDialect({ database: { close: () => undefined, prepare: (text) => statementOf(driver, text) } }),
  });
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db: kysely, provider }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
}

function statementOf(driver: Libsql.Database, text: string) {
  const prepared = driver.prepare(text);
  const { reader } = prepared;
  return {
    reader,
    all: (values: readonly unknown[]) => prepared.all(values),
    run: (values: readonly unknown[]) => prepared.run(values),
    iterate: (values: readonly unknown[]) => prepared.iterate(values),
  };
}
