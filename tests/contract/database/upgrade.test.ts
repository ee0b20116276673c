import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../adapters/database/sqlite';
import { SqliteDriver } from '../../../adapters/database/sqlite/connection';
import { runMigrations } from '../../../adapters/database/sqlite/run-migrations';
import { SCHEMA_VERSION } from '../../../adapters/database/sqlite/schema-version';
import { SqliteFile } from '../../fixtures/sqlite-file';
import { fillTables, type Value } from './copy/fill-shop';

const DOCUMENTS: Readonly<Record<string, Value>> = {
  'shop_order.document': '{"products":[{"sku":"A","qty":2,"price":1.5}],"totals":[{"code":"grand_total","value":3}]}',
  'product.prices': '{"us":{"price":20,"special_price":15}}',
  'blogger_product.document': '{"orderId":"7"}',
  'product.texts': '{"de":{"name":"Jacke"}}',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function earlierShop(file: string, schema: number): ReadonlyMap<string, number> {
  const driver = new SqliteDriver(file);
  runMigrations(driver, schema);
  driver.close();
  fillTables(file, DOCUMENTS);
  return countsOf(file);
}

function look<T>(file: string, work: (database: SqliteFile) => T): T {
  const database = new SqliteFile(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function countsOf(file: string): ReadonlyMap<string, number> {
  return look(
    file,
    (database) =>
      new Map(
        namesOf(database).map((name) => [
          name,
          Number(database.sql(`SELECT count(*) AS n FROM ${name}`).first()?.['n']),
        ]),
      ),
  );
}

function namesOf(database: SqliteFile): readonly string[] {
  return database
    .sql(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`)
    .all()
    .map(({ name }) => String(name));
}

function schemaOf(file: string): unknown {
  return look(file, (database) => [
    database.sql('PRAGMA user_version').first()?.['user_version'],
    namesOf(database).map((name) => [
      name,
      database.sql(`SELECT name, type, "notnull", pk FROM pragma_table_info('${name}') ORDER BY name`).all(),
    ]),
    database.sql(`SELECT type, name FROM sqlite_master WHERE type IN ('index', 'trigger') ORDER BY type, name`).all(),
  ]);
}

const EARLIER = Array.from({ length: SCHEMA_VERSION - 1 }, (_, at) => at + 1);

describe('a shop of an earlier program', () => {
  it.each(EARLIER)('of schema %i is brought up to date with its rows, and a copy of it is kept', async (schema) => {
    const [file, fresh] = [join(folder, 'shop.db'), join(folder, 'fresh.db')];
    const before = earlierShop(file, schema);
    await (await openSqlite(file)).close();
    await (await openSqlite(fresh)).close();
    expect(schemaOf(file)).toEqual(schemaOf(fresh));
    look(file, (database) => {
      expect(database.sql('PRAGMA integrity_check').first()).toMatchObject({ integrity_check: 'ok' });
      expect(database.sql('PRAGMA foreign_key_check').all()).toEqual([]);
    });
    const after = countsOf(file);
    // Nothing is lost except staff's impersonation sessions, which schema 24 ends.
    const mayGo = new Set(schema < 24 ? ['session', 'session_token'] : []);
    const lost = [...before].filter(([name, rows]) => (after.get(name) ?? 0) < rows && !mayGo.has(name));
    expect(lost).toEqual([]);
    const copy = `${file}.schema-${String(schema)}`;
    expect(countsOf(copy)).toEqual(before);
    expect(look(copy, (database) => database.sql('PRAGMA user_version').first())).toMatchObject({
      user_version: schema,
    });
    expect(readdirSync(folder).filter((name) => name.endsWith('.half'))).toEqual([]);
  });

  it('goes on selling where the newer program cannot bring it up to date', async () => {
    const file = join(folder, 'shop.db');
    const before = earlierShop(file, 34);
    // An operator's table that collides with a future one.
    look(file, (database) => database.exec('CREATE TABLE import_map (anything TEXT)'));
    const old = new SqliteFile(file);
    await expect(openSqlite(file)).rejects.toThrow(
      /could not be brought up to date from schema 34: .*import_map.* It is as it was/,
    );
    expect(old.sql('PRAGMA user_version').first()).toMatchObject({ user_version: 34 });
    expect(old.sql('UPDATE stock SET qty = qty - 1').run()).toBe(before.get('stock'));
    old.close();
    expect(new Map([...countsOf(file)].filter(([name]) => name !== 'import_map'))).toEqual(before);
    look(file, (database) => database.exec('DROP TABLE import_map'));
    await (await openSqlite(file)).close();
    expect(look(file, (database) => database.sql('PRAGMA user_version').first())).toMatchObject({
      user_version: SCHEMA_VERSION,
    });
  });

  it('is not touched where no copy of it can be kept', async () => {
    const file = join(folder, 'shop.db');
    earlierShop(file, SCHEMA_VERSION - 1);
    // A non-empty folder blocks the backup's path.
    const taken = `${file}.schema-${String(SCHEMA_VERSION - 1)}`;
    mkdirSync(taken);
    writeFileSync(join(taken, 'x'), '');
    await expect(openSqlite(file)).rejects.toThrow(/No copy of .* could be kept/);
    expect(look(file, (database) => database.sql('PRAGMA user_version').first())).toMatchObject({
      user_version: SCHEMA_VERSION - 1,
    });
  });

  it('that is up to date or new leaves no copy', async () => {
    const file = join(folder, 'shop.db');
    await (await openSqlite(file)).close();
    await (await openSqlite(file)).close();
    expect(readdirSync(folder).filter((name) => name.includes('schema'))).toEqual([]);
    expect(existsSync(file)).toBe(true);
  });
});
