import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../../../../adapters/database/postgres';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { SqliteDriver } from '../../../../../adapters/database/sqlite/connection';
import type { Database } from '../../../../../adapters/platform/ports/database';
import { placeGuestOrder, type Call } from '../../../../bench/guest-orders/guest-order';
import { openFixturePlatform } from '../../../../fixtures/platform';
import { createShopDatabase, POSTGRES_URL } from '../../../../fixtures/postgres';

const CALLS = ['a new cart', 'its first line', 'the address', 'the ways to ship and to pay', 'the order'] as const;
/** Maximum statements per call, including `BEGIN` and `COMMIT`: each is a round trip on PostgreSQL. */
const SQLITE = [1, 6, 3, 3, 16];
/** PostgreSQL also sets isolation and takes locks. */
const POSTGRES = [1, 6, 3, 3, 17];

afterEach(() => {
  vi.restoreAllMocks();
});

function statementsOfSqlite(): string[] {
  const seen: string[] = [];
  const { statement, exec } = SqliteDriver.prototype; // eslint-disable-line @typescript-eslint/unbound-method -- called with the driver below
  vi.spyOn(SqliteDriver.prototype, 'statement').mockImplementation(function (this: SqliteDriver, text) {
    const made = statement.call(this, text);
    return {
      all: (values) => (seen.push(text), made.all(values)),
      first: (values) => (seen.push(text), made.first(values)),
      run: (values) => (seen.push(text), made.run(values)),
    };
  });
  vi.spyOn(SqliteDriver.prototype, 'exec').mockImplementation(function (this: SqliteDriver, text) {
    seen.push(text);
    exec.call(this, text);
  });
  return seen;
}

function statementsOfPostgres(): string[] {
  const seen: string[] = [];
  const { query } = pg.Client.prototype; // eslint-disable-line @typescript-eslint/unbound-method -- called with the client below
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: readonly unknown[]) {
    const [asked] = args;
    const isNamed = typeof asked === 'object' && asked !== null && 'text' in asked;
    seen.push(isNamed ? String(asked.text) : String(asked));
    return Reflect.apply(query, this, args) as never; // sound: what the client itself gives
  });
  return seen;
}

async function statementsOfOrder(
  database: Database,
  seen: string[],
  promotions: readonly object[] = [],
): Promise<readonly (readonly string[])[]> {
  const fixture = await openFixturePlatform({ database });
  await fixture.platform.commerce.write({ promotions });
  const calls: (readonly string[])[] = [];
  const call: Call = async (method, path, body) => {
    seen.length = 0;
    const { status, json } = await fixture.call(method, path, body);
    calls.push(seen.map((text) => text.replace(/\s+/g, ' ').slice(0, 120)));
    if (status !== 200) throw new Error(`${path} answered ${String(status)}: ${JSON.stringify(json)}`);
    return json as Awaited<ReturnType<Call>>; // sound: the shape of every answer of the cart and of orders
  };
  for (const order of ['statements-1', 'statements-2', 'statements-3']) await placeGuestOrder(call, 'SOCKS', order);
  await fixture.platform.close();
  return calls.slice(-CALLS.length);
}

function expectAtMost(calls: readonly (readonly string[])[], max: readonly number[]): void {
  expect(calls).toHaveLength(CALLS.length);
  for (const [at, name] of CALLS.entries()) {
    const statements = calls[at] ?? [];
    expect(statements.length, `${name} takes\n${statements.join('\n')}\n`).toBeLessThanOrEqual(max[at] ?? 0);
  }
  const all = calls.flat().length;
  expect(all, 'the whole journey').toBeLessThanOrEqual(max.reduce((sum, one) => sum + one, 0));
}

describe('the SQL statements of a guest order', () => {
  it('are few on SQLite, and none runs twice in a call', async () => {
    const seen = statementsOfSqlite();
    const calls = await statementsOfOrder(await openSqlite(':memory:'), seen);
    expectAtMost(calls, SQLITE);
    const once = calls.map((call) => call.filter((text) => !text.startsWith('INSERT INTO shop_event')));
    for (const call of once) expect(call).toEqual([...new Set(call)]);
  });

  it('are no more with promotions, also by category', async () => {
    const seen = statementsOfSqlite();
    const sale = { code: 'sale', name: { en: 'Sale' }, active: true, kind: 'percent', percent: 10 };
    const calls = await statementsOfOrder(await openSqlite(':memory:'), seen, [
      { ...sale, category_ids: [2] },
      { ...sale, code: 'tiers', kind: 'tiers', tiers: [{ from: '1', percent: 5 }], exclusive: true },
    ]);
    expectAtMost(calls, SQLITE);
  });

  it.skipIf(POSTGRES_URL === undefined)('are few on PostgreSQL', async () => {
    const { url, drop } = await createShopDatabase(POSTGRES_URL ?? '');
    try {
      const seen = statementsOfPostgres();
      expectAtMost(await statementsOfOrder(await openPostgres({ url, max: 4 }), seen), POSTGRES);
    } finally {
      await drop();
    }
  });
});
