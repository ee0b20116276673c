import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../adapters/database/postgres';
import { Lines } from '../../../adapters/database/postgres/lines';
import { migrate, POSTGRES_SCHEMA_VERSION } from '../../../adapters/database/postgres/migrate';
import { createDatabase, POSTGRES_URL } from '../../fixtures/postgres';
import type { Value } from './copy/fill-shop';
import { fillPostgres } from './fill-postgres';

const DOCUMENTS: Readonly<Record<string, Value>> = {
  'shop_order.document': '{"products":[{"sku":"A","qty":2,"price":1.5}],"totals":[{"code":"grand_total","value":3}]}',
  'product.prices': '{"us":{"price":20,"special_price":15}}',
  'blogger_product.document': '{"orderId":"7"}',
  'product.texts': '{"de":{"name":"Jacke"}}',
};

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Shop {
  readonly url: string;
  readonly client: pg.Client;
}

async function emptyShop(server: string): Promise<Shop> {
  const { url, drop } = await createDatabase(server);
  ends.push(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  ends.push(() => client.end());
  return { url, client };
}

async function earlierShop(server: string, schema: number): Promise<Shop> {
  const shop = await emptyShop(server);
  const lines = new Lines(shop.url, 1, () => undefined);
  await migrate(lines, schema);
  await lines.close();
  await fillPostgres(shop.client, DOCUMENTS);
  return shop;
}

async function upgrade({ url }: Shop): Promise<void> {
  await (await openPostgres({ url })).close();
}

async function tablesOf({ client }: Shop): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

async function countsOf(shop: Shop): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const name of await tablesOf(shop)) {
    const { rows } = await shop.client.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${name}"`);
    counts.set(name, rows[0]?.n ?? 0);
  }
  return counts;
}

async function versionOf({ client }: Shop): Promise<number> {
  return Number((await client.query<{ version: string }>('SELECT version FROM schema_version')).rows[0]?.version);
}

async function schemaOf(shop: Shop): Promise<readonly unknown[]> {
  const parts = [
    `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
    `SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2`,
    `SELECT event_object_table, trigger_name, event_manipulation, action_statement FROM information_schema.triggers ORDER BY 1, 2, 3`,
    `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS says FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  ];
  const found: unknown[] = [await versionOf(shop)];
  for (const part of parts) found.push((await shop.client.query(part)).rows);
  return found;
}

const EARLIER = Array.from({ length: POSTGRES_SCHEMA_VERSION - 1 }, (_, at) => at + 1);

describe.skipIf(POSTGRES_URL === undefined)('a shop of an earlier program on PostgreSQL', () => {
  const server = POSTGRES_URL ?? '';

  it.each(EARLIER)('of schema %i is brought up to date with its rows', async (schema) => {
    const [shop, fresh] = [await earlierShop(server, schema), await emptyShop(server)];
    const before = await countsOf(shop);
    expect([...before].filter(([, rows]) => rows === 0)).toEqual([]);
    await upgrade(shop);
    await upgrade(fresh);
    expect(await schemaOf(shop)).toEqual(await schemaOf(fresh));
    const after = await countsOf(shop);
    // Nothing is lost except staff's impersonation sessions, which schema 14 ends.
    const mayGo = new Set(schema < 14 ? ['session', 'session_token'] : []);
    expect([...before].filter(([name, rows]) => (after.get(name) ?? 0) < rows && !mayGo.has(name))).toEqual([]);
  });

  it('goes on selling where the newer program cannot bring it up to date', async () => {
    const shop = await earlierShop(server, 28);
    const before = await countsOf(shop);
    // An operator's table that collides with a future one.
    await shop.client.query('CREATE TABLE import_map (anything TEXT)');
    await expect(upgrade(shop)).rejects.toThrow(/import_map/);
    expect(await versionOf(shop)).toBe(28);
    expect((await shop.client.query('UPDATE stock SET qty = qty - 1')).rowCount).toBe(before.get('stock'));
    await shop.client.query('DROP TABLE import_map');
    await upgrade(shop);
    expect(await versionOf(shop)).toBe(POSTGRES_SCHEMA_VERSION);
  });
});
