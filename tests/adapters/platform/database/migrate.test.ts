import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, SchemaTooNewError } from '../../../../adapters/platform/database/migrate';
import { COUNT_LINES } from '../../../../adapters/platform/database/migrations/0008-order-history';
import { SCHEMA_VERSION } from '../../../../adapters/platform/database/schema-version';
import { Sqlite } from '../../../../adapters/platform/database/sqlite';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-migrate-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = () => new Sqlite(join(folder, 'shop.db'));
const tables = (database: Sqlite) =>
  database.sql("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name").all();

describe('migrating', () => {
  it('makes everything from an empty file, and nothing when it is there already', async () => {
    const first = open();
    await migrate(first);
    const made = tables(first);
    expect(made.map((row) => row.name)).toEqual(expect.arrayContaining(['cart', 'product', 'shop_order', 'stock']));
    expect(first.sql('PRAGMA user_version').first()).toMatchObject({ user_version: SCHEMA_VERSION });
    first.close();
    const second = open();
    await migrate(second);
    expect(tables(second)).toEqual(made);
    second.close();
  });

  it('does it once when two start on the same empty folder', async () => {
    const [one, two] = [open(), open()];
    await migrate(one);
    await migrate(two);
    expect(tables(two)).toEqual(tables(one));
    one.close();
    two.close();
  });

  it('refuses a database of a newer shop', async () => {
    const database = open();
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    await expect(migrate(database)).rejects.toBeInstanceOf(SchemaTooNewError);
    database.close();
  });
});

describe('the database', () => {
  it('rolls everything back when a transaction throws, inner ones with it', () => {
    const database = new Sqlite(':memory:');
    database.exec('CREATE TABLE t (a INTEGER) STRICT');
    const insert = (value: number) => database.sql('INSERT INTO t VALUES (?)').run(value);
    expect(() =>
      database.transaction(() => {
        insert(1);
        database.transaction(() => insert(2));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(database.sql('SELECT * FROM t').all()).toEqual([]);
    database.transaction(() => insert(3), 'power');
    expect(database.sql('SELECT * FROM t').all()).toEqual([{ a: 3 }]);
    database.close();
  });
});

describe('orders from before their lines were counted by `count`', () => {
  it('have it after the migration, line by line, and nothing else of them changes', async () => {
    const database = new Sqlite(':memory:');
    await migrate(database);
    const lines = [
      { sku: 'A', qty: 2, price: 1.5, options: [{ label: 'Größe', value: '“M”' }] },
      { sku: 'B', qty: 1, price: 10, is_set: false },
    ];
    const document = { products: lines, totals: [{ code: 'grand_total', value: 13 }] };
    database
      .sql(
        `INSERT INTO shop_order (order_id, number, hash, cart_token, store_code, email, status, currency, grand_total, redirect,
           units, document, result, created_at, updated_at) VALUES ('o', '1', 'h', 'c', 'us', 'a@b.test', 'new', 'USD', 1, 0, '[]', ?, '{}', 0, 0)`,
      )
      .run(JSON.stringify(document));
    database.sql(COUNT_LINES).run();
    database.sql(COUNT_LINES).run();
    const row = database.sql('SELECT document FROM shop_order').first();
    expect(JSON.parse(String(row?.['document']))).toEqual({
      ...document,
      products: lines.map(({ qty, ...line }) => ({ ...line, count: qty })),
    });
    database.close();
  });
});
