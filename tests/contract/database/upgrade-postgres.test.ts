import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../adapters/database/postgres';
import { Lines } from '../../../adapters/database/postgres/lines';
import { BASELINE_VERSION } from '../../../adapters/database/postgres/baseline';
import { BOOK_MOVES } from '../../../adapters/database/postgres/migrations/book-moves';
import { FOLDED_TEXTS } from '../../../adapters/database/postgres/migrations/folded-texts';
import { GIFT_CARD_GOODWILL } from '../../../adapters/database/postgres/migrations/gift-card-goodwill';
import { SALES_FACT_MOMENTS } from '../../../adapters/database/postgres/migrations/sales-fact-moments';
import {
  migrate,
  MIGRATIONS,
  POSTGRES_SCHEMA_VERSION,
  type Migration,
} from '../../../adapters/database/postgres/migrate';
import {
  CARDS_BEFORE_GOODWILL,
  CARDS_OUT_OF_BALANCE,
  EXPECTED_GOODWILL,
  GOODWILL_OF_CARDS,
} from '../../fixtures/cards-before-goodwill';
import { EXPECTED_MOMENTS, FACTS_BEFORE_MOMENTS, MOMENTS_OF_FACTS } from '../../fixtures/facts-before-moments';
import { EXPECTED_FOLDS, FOLDED_TEXTS_OF, TEXTS_BEFORE_FOLDING } from '../../fixtures/texts-before-folding';
import { PRODUCT_WITH_OPTIONS } from '../../fixtures/product-with-options';
import { EXPECTED_OPENING, OPENING_BALANCES, SALES_BEFORE_BOOKS } from '../../fixtures/sales-before-books';
import { createDatabase, POSTGRES_URL } from '../../fixtures/postgres';

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

/** Writes a filled database of the first released schema, kept as SQL. */
async function keptShop(server: string): Promise<Shop> {
  const shop = await emptyShop(server);
  await shop.client.query(readFileSync(new URL('kept/postgres-35.sql', import.meta.url), 'utf8'));
  await shop.client.query('SET search_path TO public');
  return shop;
}

async function run({ url }: Shop, migrations: readonly Migration[]): Promise<void> {
  const lines = new Lines(url, 1, () => undefined);
  try {
    await migrate(lines, migrations);
  } finally {
    await lines.close();
  }
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

/** Rows of the tables that existed before; migrations may add others. */
function ofBefore(counts: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>) {
  return new Map([...counts].filter(([name]) => before.has(name)));
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

const NEXT = POSTGRES_SCHEMA_VERSION + 1;
const LATER: readonly Migration[] = [
  ...MIGRATIONS,
  ['CREATE TABLE later (id BIGINT PRIMARY KEY)', 'ALTER TABLE stock ADD COLUMN later BIGINT'],
];

describe.skipIf(POSTGRES_URL === undefined)('a shop of an earlier release on PostgreSQL', () => {
  const server = POSTGRES_URL ?? '';

  it('with the first released schema opens with its rows and the schema of a new shop', async () => {
    const [shop, fresh] = [await keptShop(server), await emptyShop(server)];
    const before = await countsOf(shop);
    expect([...before].filter(([, rows]) => rows === 0)).toEqual([]);
    await upgrade(shop);
    await upgrade(fresh);
    expect(await schemaOf(shop)).toEqual(await schemaOf(fresh));
    expect(ofBefore(await countsOf(shop), before)).toEqual(before);
  });

  it('knows the options of its products without saving them again', async () => {
    const shop = await keptShop(server);
    await shop.client.query('UPDATE product SET document = $1 WHERE id = 3', [JSON.stringify(PRODUCT_WITH_OPTIONS)]);
    await upgrade(shop);
    const options = async () =>
      (await shop.client.query<{ code: string; value: string }>('SELECT * FROM product_option ORDER BY 1, 2, 3')).rows;
    const filled = await options();
    expect(filled).toHaveLength(7);
    await shop.client.query('DELETE FROM product_option');
    const database = await openPostgres({ url: shop.url });
    await database.write(({ products }) => products.rewrite(PRODUCT_WITH_OPTIONS, 'again'));
    await database.close();
    expect(await options()).toEqual(filled);
  });

  it('knows which gift card money was not paid for', async () => {
    const shop = await keptShop(server);
    await run(shop, MIGRATIONS.slice(0, MIGRATIONS.indexOf(GIFT_CARD_GOODWILL)));
    for (const statement of CARDS_BEFORE_GOODWILL) await shop.client.query(statement);
    await upgrade(shop);
    const { rows } =
      await shop.client.query<Record<'goodwill' | 'goodwill_left' | 'id' | 'used', string>>(GOODWILL_OF_CARDS);
    const figures = rows.map(({ id, goodwill, goodwill_left: left, used }) => [
      ...[id, Number(goodwill), Number(left), Number(used)],
    ]);
    expect(figures).toEqual(EXPECTED_GOODWILL);
    expect((await shop.client.query(CARDS_OUT_OF_BALANCE)).rows).toEqual([]);
  });

  it('opens its ledger with the balances of orders, gift cards, bonus accounts and royalties', async () => {
    const shop = await keptShop(server);
    await run(shop, MIGRATIONS.slice(0, MIGRATIONS.indexOf(BOOK_MOVES)));
    for (const statement of SALES_BEFORE_BOOKS) await shop.client.query(statement);
    await upgrade(shop);
    expect((await shop.client.query(OPENING_BALANCES)).rows).toEqual(EXPECTED_OPENING);
  });

  it('finds its texts in every alphabet, and keeps one coupon of those that differ only by case', async () => {
    const shop = await keptShop(server);
    await run(shop, MIGRATIONS.slice(0, MIGRATIONS.indexOf(FOLDED_TEXTS)));
    for (const statement of TEXTS_BEFORE_FOLDING) await shop.client.query(statement);
    await upgrade(shop);
    for (const [subject, rows] of Object.entries(EXPECTED_FOLDS))
      expect([subject, (await shop.client.query(FOLDED_TEXTS_OF[subject] ?? '')).rows]).toEqual([subject, rows]);
  });

  it('has its sales facts at their times without rewriting them', async () => {
    const shop = await keptShop(server);
    await run(shop, MIGRATIONS.slice(0, MIGRATIONS.indexOf(SALES_FACT_MOMENTS)));
    for (const statement of FACTS_BEFORE_MOMENTS) await shop.client.query(statement);
    await upgrade(shop);
    expect((await shop.client.query(MOMENTS_OF_FACTS)).rows).toEqual(EXPECTED_MOMENTS);
  });

  it('applies later migrations to its rows, and ends like a new shop', async () => {
    const [shop, fresh] = [await keptShop(server), await emptyShop(server)];
    const before = await countsOf(shop);
    await run(shop, LATER);
    await run(fresh, LATER);
    expect(await schemaOf(shop)).toEqual(await schemaOf(fresh));
    const after = await countsOf(shop);
    expect(ofBefore(after, before)).toEqual(before);
    expect(after.get('later')).toBe(0);
    const [newer, known] = [String(NEXT), String(POSTGRES_SCHEMA_VERSION)];
    await expect(upgrade(shop)).rejects.toThrow(`has schema ${newer}, this shop knows ${known}: update the shop`);
  });

  it('continues to sell if the newer release cannot upgrade it', async () => {
    const shop = await keptShop(server);
    const before = await countsOf(shop);
    // An operator's table that collides with a future one.
    await shop.client.query('CREATE TABLE later (anything TEXT)');
    await expect(run(shop, LATER)).rejects.toThrow(/later/);
    expect(await versionOf(shop)).toBe(BASELINE_VERSION);
    expect((await shop.client.query('UPDATE stock SET qty = qty - 1')).rowCount).toBe(before.get('stock'));
    await shop.client.query('DROP TABLE later');
    await run(shop, LATER);
    expect(await versionOf(shop)).toBe(NEXT);
  });

  it('with an unreleased schema is refused and unchanged', async () => {
    const shop = await keptShop(server);
    await shop.client.query('UPDATE schema_version SET version = 34');
    const before = await countsOf(shop);
    await expect(upgrade(shop)).rejects.toThrow(/has schema 34: schemas before 35 were never released/);
    expect(await countsOf(shop)).toEqual(before);
  });
});
