import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../../../adapters/database/sqlite/migrate';
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
  it('creates the schema in an empty file, and does nothing if it exists', async () => {
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

  it('runs once when two processes start on the same empty folder', async () => {
    const [one, two] = [open(), open()];
    await migrate(one.driver);
    await migrate(two.driver);
    expect(tables(two)).toEqual(tables(one));
    one.close();
    two.close();
  });

  it('refuses the database of a newer release', async () => {
    const database = open();
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    await expect(migrate(database.driver)).rejects.toBeInstanceOf(SchemaTooNewError);
    database.close();
  });
});
