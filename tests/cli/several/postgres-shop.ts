import pg from 'pg';
import { createSystemClock } from '../../../adapters/clock/system';
import { openPostgres } from '../../../adapters/database/postgres';
import { createSystemIds } from '../../../adapters/ids/system';
import { createPlatform } from '../../../adapters/platform';
import {
  booksOf,
  CARTS_SQL,
  EVENTS_SQL,
  MAILS_SQL,
  ORDERS_SQL,
  STOCK_SQL,
  type Books,
} from '../../adapters/platform/kill/books';
import { fixtureCatalogue } from '../../fixtures/catalogue';

export async function stockDatabase(url: string, stock: ReadonlyMap<string, number>): Promise<void> {
  const database = await openPostgres({ url });
  const platform = await createPlatform({
    data: ':memory:',
    database,
    clock: createSystemClock(),
    ids: createSystemIds(),
  });
  await fixtureCatalogue(platform.catalogue);
  await platform.close();
  await withClient(url, async (client) => {
    for (const [sku, qty] of stock) {
      await client.query('UPDATE stock SET qty = $1, is_in_stock = 1 WHERE sku = $2', [qty, sku]);
    }
    await client.query("UPDATE meta SET value = value + 1 WHERE key = 'stock_version'");
  });
}

export function readPostgresBooks(url: string): Promise<Books> {
  return withClient(url, async (client) => {
    const all = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    return booksOf([
      await all(ORDERS_SQL),
      await all(CARTS_SQL),
      await all(STOCK_SQL),
      await all(MAILS_SQL),
      await all(EVENTS_SQL),
    ]);
  });
}

export function servingPid(url: string): Promise<number | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ readonly pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       ORDER BY (state = 'active') DESC, state_change DESC LIMIT 1`,
    );
    return rows[0]?.pid;
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
