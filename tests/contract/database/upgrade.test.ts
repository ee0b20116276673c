import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../adapters/database/sqlite';
import { SqliteDriver } from '../../../adapters/database/sqlite/connection';
import { BASELINE_VERSION } from '../../../adapters/database/sqlite/baseline';
import { BOOK_MOVES } from '../../../adapters/database/sqlite/migrations/book-moves';
import { FOLDED_TEXTS } from '../../../adapters/database/sqlite/migrations/folded-texts';
import { GIFT_CARD_GOODWILL } from '../../../adapters/database/sqlite/migrations/gift-card-goodwill';
import { SALES_FACT_MOMENTS } from '../../../adapters/database/sqlite/migrations/sales-fact-moments';
import { MIGRATIONS, runMigrations, type Migration } from '../../../adapters/database/sqlite/run-migrations';
import { SCHEMA_VERSION } from '../../../adapters/database/sqlite/schema-version';
import { UpgradeError } from '../../../adapters/database/sqlite/unusable';
import {
  CARDS_BEFORE_GOODWILL,
  CARDS_OUT_OF_BALANCE,
  EXPECTED_GOODWILL,
  GOODWILL_OF_CARDS,
} from '../../fixtures/cards-before-goodwill';
import { EXPECTED_MOMENTS, FACTS_BEFORE_MOMENTS, MOMENTS_OF_FACTS } from '../../fixtures/facts-before-moments';
import { PRODUCT_WITH_OPTIONS } from '../../fixtures/product-with-options';
import { EXPECTED_FOLDS, FOLDED_TEXTS_OF, TEXTS_BEFORE_FOLDING } from '../../fixtures/texts-before-folding';
import { EXPECTED_OPENING, OPENING_BALANCES, SALES_BEFORE_BOOKS } from '../../fixtures/sales-before-books';
import { SqliteFile } from '../../fixtures/sqlite-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a filled database of the first released schema, kept as SQL. */
function keptShop(file: string): ReadonlyMap<string, number> {
  const driver = new SqliteDriver(file);
  driver.exec('PRAGMA foreign_keys = OFF');
  driver.exec(readFileSync(new URL('kept/sqlite-45.sql', import.meta.url), 'utf8'));
  driver.close();
  return countsOf(file);
}

function run(file: string, migrations: readonly Migration[]): void {
  const driver = new SqliteDriver(file);
  try {
    runMigrations(driver, migrations);
  } finally {
    driver.close();
  }
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

/** Rows of the tables that existed before; migrations may add others. */
function ofBefore(counts: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>) {
  return new Map([...counts].filter(([name]) => before.has(name)));
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

const versionOf = (file: string) => look(file, (database) => database.sql('PRAGMA user_version').first());

const OPTIONS = [
  ['brand', 'alder'],
  ['color', 'grün'],
  ['gender', 'men'],
  ['gender', 'women'],
  ['season', '2026'],
  ['sport', 'running'],
  ['sport', 'yoga'],
];

const NEXT = SCHEMA_VERSION + 1;
const LATER: readonly Migration[] = [
  ...MIGRATIONS,
  ['CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT', 'ALTER TABLE stock ADD COLUMN later INTEGER'],
];

describe('an empty file', () => {
  it('gets the same schema and rows from the migrations as from their finished schema', () => {
    // A list that no other test has used: it is run once, then its finished schema is used.
    const migrations = [...MIGRATIONS];
    const contents = ['migrated.db', 'copied.db'].map((name) => {
      const file = join(folder, name);
      run(file, migrations);
      return look(file, (database) => [
        database.sql('PRAGMA user_version').all(),
        database.sql('SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name').all(),
        namesOf(database).map((table) => [table, database.sql(`SELECT * FROM "${table}"`).all()]),
      ]);
    });
    expect(contents[1]).toEqual(contents[0]);
  });
});

describe('a shop of an earlier release', () => {
  it('with the first released schema opens with its rows and the schema of a new shop', async () => {
    const [file, fresh] = [join(folder, 'shop.db'), join(folder, 'fresh.db')];
    const before = keptShop(file);
    expect([...before].filter(([, rows]) => rows === 0)).toEqual([]);
    await (await openSqlite(file)).close();
    await (await openSqlite(fresh)).close();
    expect(schemaOf(file)).toEqual(schemaOf(fresh));
    look(file, (database) => {
      expect(database.sql('PRAGMA integrity_check').first()).toMatchObject({ integrity_check: 'ok' });
      expect(database.sql('PRAGMA foreign_key_check').all()).toEqual([]);
    });
    expect(ofBefore(countsOf(file), before)).toEqual(before);
  });

  it('knows the options of its products without saving them again', async () => {
    const file = join(folder, 'shop.db');
    keptShop(file);
    look(file, (kept) =>
      kept.sql('UPDATE product SET document = ? WHERE id = 3').run(JSON.stringify(PRODUCT_WITH_OPTIONS)),
    );
    await (await openSqlite(file)).close();
    const options = () => look(file, (opened) => opened.sql('SELECT * FROM product_option ORDER BY 1, 2, 3').all());
    const filled = options();
    expect(filled.map(({ code, value }) => [code, value])).toEqual(OPTIONS);
    look(file, (opened) => opened.exec('DELETE FROM product_option'));
    const database = await openSqlite(file);
    await database.write(({ products }) => products.rewrite(PRODUCT_WITH_OPTIONS, 'again'));
    await database.close();
    expect(options()).toEqual(filled);
  });

  it('knows which gift card money was not paid for', async () => {
    const file = join(folder, 'shop.db');
    keptShop(file);
    run(file, MIGRATIONS.slice(0, MIGRATIONS.indexOf(GIFT_CARD_GOODWILL)));
    look(file, (kept) => CARDS_BEFORE_GOODWILL.forEach((statement) => kept.exec(statement)));
    await (await openSqlite(file)).close();
    const found = look(file, (opened) => opened.sql(GOODWILL_OF_CARDS).all());
    expect(found.map(({ id, goodwill, goodwill_left: left, used }) => [id, goodwill, left, used])).toEqual(
      EXPECTED_GOODWILL,
    );
    expect(look(file, (opened) => opened.sql(CARDS_OUT_OF_BALANCE).all())).toEqual([]);
  });

  it('renames the price of one unit of its base currency to rate', async () => {
    const file = join(folder, 'shop.db');
    keptShop(file);
    const old = [{ currency: 'EUR', per_dollar: 0.92, step: 1, small_step: 0.5, below: 0.05 }];
    look(file, (kept) => {
      kept.exec(`INSERT OR REPLACE INTO commerce (name, document) VALUES ('currency_rates', '${JSON.stringify(old)}')`);
    });
    await (await openSqlite(file)).close();
    const [row] = look(file, (opened) =>
      opened.sql("SELECT document FROM commerce WHERE name = 'currency_rates'").all(),
    );
    const rate = { currency: 'EUR', rate: 0.92, step: 1, small_step: 0.5, below: 0.05 };
    expect(row).toEqual({ document: JSON.stringify([rate]) });
  });

  it('finds its texts in every alphabet, and keeps one coupon of those that differ only by case', async () => {
    const file = join(folder, 'shop.db');
    keptShop(file);
    run(file, MIGRATIONS.slice(0, MIGRATIONS.indexOf(FOLDED_TEXTS)));
    look(file, (kept) => TEXTS_BEFORE_FOLDING.forEach((statement) => kept.exec(statement)));
    await (await openSqlite(file)).close();
    for (const [subject, rows] of Object.entries(EXPECTED_FOLDS))
      expect([subject, look(file, (opened) => opened.sql(FOLDED_TEXTS_OF[subject] ?? '').all())]).toEqual([
        subject,
        rows,
      ]);
  });

  it('opens its ledger with the balances of orders, gift cards, bonus accounts and royalties', async () => {
    const file = join(folder, 'shop.db');
    keptShop(file);
    run(file, MIGRATIONS.slice(0, MIGRATIONS.indexOf(BOOK_MOVES)));
    look(file, (kept) => SALES_BEFORE_BOOKS.forEach((statement) => kept.exec(statement)));
    await (await openSqlite(file)).close();
    expect(look(file, (opened) => opened.sql(OPENING_BALANCES).all())).toEqual(EXPECTED_OPENING);
  });

  it('has its sales facts at their times without rewriting them', async () => {
    const file = join(folder, 'shop.db');
    keptShop(file);
    run(file, MIGRATIONS.slice(0, MIGRATIONS.indexOf(SALES_FACT_MOMENTS)));
    look(file, (kept) => FACTS_BEFORE_MOMENTS.forEach((statement) => kept.exec(statement)));
    await (await openSqlite(file)).close();
    expect(look(file, (opened) => opened.sql(MOMENTS_OF_FACTS).all())).toEqual(EXPECTED_MOMENTS);
  });

  it('applies later migrations to its rows, and keeps a copy of the file', () => {
    const file = join(folder, 'shop.db');
    const before = keptShop(file);
    run(file, LATER);
    expect(versionOf(file)).toMatchObject({ user_version: NEXT });
    const after = countsOf(file);
    expect(ofBefore(after, before)).toEqual(before);
    expect(after.get('later')).toBe(0);
    const copy = `${file}.schema-${String(BASELINE_VERSION)}`;
    expect(countsOf(copy)).toEqual(before);
    expect(versionOf(copy)).toMatchObject({ user_version: BASELINE_VERSION });
    expect(readdirSync(folder).filter((name) => name.endsWith('.half'))).toEqual([]);
  });

  it('ends like a new shop of the later release', () => {
    const [file, fresh] = [join(folder, 'shop.db'), join(folder, 'fresh.db')];
    keptShop(file);
    run(file, LATER);
    run(fresh, LATER);
    expect(schemaOf(file)).toEqual(schemaOf(fresh));
  });

  it('continues to sell if the newer release cannot upgrade it', () => {
    const file = join(folder, 'shop.db');
    const before = keptShop(file);
    // An operator's table that collides with a future one.
    look(file, (database) => database.exec('CREATE TABLE later (anything TEXT)'));
    const old = new SqliteFile(file);
    expect(() => run(file, LATER)).toThrow(UpgradeError);
    expect(versionOf(file)).toMatchObject({ user_version: BASELINE_VERSION });
    expect(old.sql('UPDATE stock SET qty = qty - 1').run()).toBe(before.get('stock'));
    old.close();
    expect(new Map([...countsOf(file)].filter(([name]) => name !== 'later'))).toEqual(before);
    look(file, (database) => database.exec('DROP TABLE later'));
    run(file, LATER);
    expect(versionOf(file)).toMatchObject({ user_version: NEXT });
  });

  it('is not changed if no copy of it can be kept', () => {
    const file = join(folder, 'shop.db');
    keptShop(file);
    // A non-empty folder blocks the backup's path.
    const taken = `${file}.schema-${String(BASELINE_VERSION)}`;
    mkdirSync(taken);
    writeFileSync(join(taken, 'x'), '');
    expect(() => run(file, LATER)).toThrow(/No copy of .* could be kept/);
    expect(versionOf(file)).toMatchObject({ user_version: BASELINE_VERSION });
  });

  it('with an unreleased schema is refused and unchanged', async () => {
    const file = join(folder, 'shop.db');
    const before = keptShop(file);
    look(file, (database) => database.exec(`PRAGMA user_version = ${String(BASELINE_VERSION - 1)}`));
    await expect(openSqlite(file)).rejects.toThrow(/has schema 44: schemas before 45 were never released/);
    expect(countsOf(file)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.includes('schema'))).toEqual([]);
  });

  it('leaves no copy if it is up to date or new', async () => {
    const file = join(folder, 'shop.db');
    await (await openSqlite(file)).close();
    await (await openSqlite(file)).close();
    expect(readdirSync(folder).filter((name) => name.includes('schema'))).toEqual([]);
    expect(existsSync(file)).toBe(true);
  });
});
