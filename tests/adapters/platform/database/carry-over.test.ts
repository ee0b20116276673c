import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../../adapters/database/postgres';
import { CARRIED_OVER } from '../../../../adapters/database/sql/carry-over';
import { checkLedger } from '../../../../adapters/database/sql/orders/ledger-check';
import { SqlLedger } from '../../../../adapters/database/sql/orders/ledger';
import type { Row, SqlConnection } from '../../../../adapters/database/sql/base/connection';
import { migrate } from '../../../../adapters/database/sqlite/migrate';
import { createDatabase, POSTGRES_URL } from '../../../fixtures/postgres';
import { SqliteFile } from '../../../fixtures/sqlite-file';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

interface Raw {
  readonly exec: (text: string) => Promise<void>;
  readonly connection: SqlConnection;
}

function reading(dialect: SqlConnection['dialect'], all: (text: string) => Promise<readonly Row[]>): SqlConnection {
  const filled = (text: string, values: readonly unknown[]) =>
    values.reduce<string>((sql, value) => sql.replace('?', String(value)), text);
  return {
    dialect,
    later: '',
    sql: (text) => ({
      all: (...values) => all(filled(text, values)),
      first: async (...values) => (await all(filled(text, values)))[0],
      run: () => Promise.reject(new Error('It only reads')),
      send: () => Promise.reject(new Error('It only reads')),
    }),
  };
}

const SOURCES: Readonly<Record<'postgres' | 'sqlite', () => Promise<Raw>>> = {
  sqlite: async () => {
    const file = new SqliteFile(':memory:');
    await migrate(file.driver);
    ends.push(() => file.close());
    const connection = reading('sqlite', (text) => Promise.resolve(file.sql(text).all()));
    const exec = (text: string) => {
      file.exec(text);
      return Promise.resolve();
    };
    return { exec, connection };
  },
  postgres: async () => {
    const { url, drop } = await createDatabase(POSTGRES_URL ?? '');
    const database = await openPostgres({ url });
    await database.close();
    const types = new pg.TypeOverrides();
    for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) types.setTypeParser(type, Number);
    const client = new pg.Client({ connectionString: url, types });
    await client.connect();
    ends.push(() => client.end(), drop);
    const exec = async (text: string) => {
      await client.query(text);
    };
    const connection = reading('postgres', async (text) => (await client.query<Row>(text)).rows);
    return { exec, connection };
  },
};

const totals = (subtotal: number, discount: number) =>
  JSON.stringify({
    products: [],
    totals: [
      { code: 'subtotal', value: subtotal },
      { code: 'discount', value: -discount },
      { code: 'shipping', value: 5 },
    ],
  });

async function earlier({ exec }: Raw): Promise<void> {
  await exec(`INSERT INTO customer (id, login_email, firstname, lastname, addresses, roles, group_id, bonus, currency, source, created_at, updated_at, is_verified)
    VALUES (7, 'lotte@shop.test', 'Lotte', '', '[]', '["blogger"]', 1, 0, 'USD', 'shop', 0, 0, 1)`);
  const orders = [
    [1, 'paid', 'O', 90],
    [2, 'paid', 'K', 40],
    [3, 'canceled', 'N', 30],
    [4, 'paid', 'J', 20],
    [5, 'new', 'P', 10],
  ] as const;
  for (const [id, status, letter, subtotal] of orders) {
    await exec(`INSERT INTO shop_order (id, order_id, number, hash, cart_token, store_code, email, status, currency, grand_total, redirect, units, document, result,
      created_at, updated_at, delivery_status) VALUES (${String(id)}, 'o${String(id)}', '${String(id)}', 'h${String(id)}', 'c${String(id)}', 'us', 'a@b.test', '${status}', 'USD', 9000,
      ${letter === 'P' ? '1' : '0'}, '[]', '${totals(subtotal + 0.1, 0.1)}', '{}', ${String(id * 1000)}, 0, '${letter}')`);
  }
  await exec(`INSERT INTO blogger_payout (id, blogger_id, sum, bonus, currency, created_at, paid_at) VALUES
    (1, 7, 900, 180, 'USD', 5000, 6000), (2, 7, 500, 0, 'EUR', 7000, NULL)`);
  for (const [order, sum, currency, payout] of [
    [1, 900, 'USD', '1'],
    [2, 400, 'USD', 'NULL'],
    [3, 300, 'USD', 'NULL'],
    [4, 200, 'USD', '2'],
    [5, 100, 'USD', 'NULL'],
  ] as const) {
    await exec(`INSERT INTO royalty (order_id, blogger_id, sum, bonus, currency, payout_id)
      VALUES (${String(order)}, 7, ${String(sum)}, ${String(sum / 5)}, '${currency}', ${payout})`);
  }
}

describe.each(['sqlite', 'postgres'] as const)('royalties and payouts from before the books, on %s', (kind) => {
  it.skipIf(kind === 'postgres' && POSTGRES_URL === undefined)(
    'are carried over: what was confirmed, expected and paid is so still, and the books balance',
    async () => {
      const raw = await SOURCES[kind]();
      await earlier(raw);
      for (const statement of CARRIED_OVER(kind)) await raw.exec(statement);
      expect(await checkLedger(raw.connection)).toMatchObject({ sum: 0, faults: [] });
      const balances = await new SqlLedger(raw.connection).balances(7);
      const held = (currency: string, account: string, of = 'profit') =>
        balances.find((one) => one.currency === currency && one.account === account && one.kind === of)?.balance;
      const usd = ['pending', 'active', 'payout', 'paid'].map((name) => held('USD', name));
      expect(usd).toEqual([400, 200, 0, 900]);
      expect([held('USD', 'paid', 'bonus'), held('EUR', 'payout'), held('EUR', 'active')]).toEqual([180, 500, 0]);
      const rows = await raw.connection
        .sql('SELECT state, base, kept, sum, ordered_at, payout_id FROM royalty ORDER BY order_id')
        .all();
      expect(rows).toMatchObject([
        { state: 'confirmed', base: 9000, kept: 9000, sum: 900, ordered_at: 1000, payout_id: 1 },
        { state: 'pending', base: 4000, sum: 400 },
        { state: 'rejected', sum: 0, kept: 0 },
        { state: 'confirmed', sum: 200, payout_id: null },
        { state: 'awaits-payment', sum: 0, kept: 1000 },
      ]);
    },
  );
});
