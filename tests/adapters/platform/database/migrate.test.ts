import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../../../adapters/database/sqlite/migrate';
import { COUNT_LINES } from '../../../../adapters/database/sqlite/migrations/0008-order-history';
import { SCHEMA_VERSION } from '../../../../adapters/database/sqlite/schema-version';
import { SchemaTooNewError } from '../../../../adapters/platform/ports/database';
import { SqliteFile } from '../../../fixtures/sqlite-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-migrate-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = () => new SqliteFile(join(folder, 'shop.db'));
const tables = (database: SqliteFile) =>
  database.sql("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name").all();

describe('migrating', () => {
  it('makes everything from an empty file, and nothing when it is there already', async () => {
    const first = open();
    await migrate(first.driver);
    const made = tables(first);
    expect(made.map((row) => row.name)).toEqual(expect.arrayContaining(['cart', 'product', 'shop_order', 'stock']));
    expect(first.sql('PRAGMA user_version').first()).toMatchObject({ user_version: SCHEMA_VERSION });
    first.close();
    const second = open();
    await migrate(second.driver);
    expect(tables(second)).toEqual(made);
    second.close();
  });

  it('does it once when two start on the same empty folder', async () => {
    const [one, two] = [open(), open()];
    await migrate(one.driver);
    await migrate(two.driver);
    expect(tables(two)).toEqual(tables(one));
    one.close();
    two.close();
  });

  it('refuses a database of a newer shop', async () => {
    const database = open();
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    await expect(migrate(database.driver)).rejects.toBeInstanceOf(SchemaTooNewError);
    database.close();
  });
});

describe('orders from before their lines were counted by `count`', () => {
  it('have it after the migration, line by line, and nothing else of them changes', async () => {
    const database = new SqliteFile(':memory:');
    await migrate(database.driver);
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
