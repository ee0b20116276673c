import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  checkEmpty,
  checkVersions,
  compareTables,
  copyTables,
  type DatabasePlace,
} from '../../../../adapters/database/copy';
import { readShape } from '../../../../adapters/database/copy/shape';
import { columnsOf } from '../../../../adapters/database/copy/translate';
import { openPostgres } from '../../../../adapters/database/postgres';
import { openSqlite } from '../../../../adapters/database/sqlite';
import { createDatabase, POSTGRES_URL } from '../../../fixtures/postgres';
import { fillShop } from './fill-shop';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-copy-'));
  return () => {
    rmSync(data, { recursive: true, force: true });
  };
});

const place = (name: string): DatabasePlace => ({ kind: 'sqlite', folder: join(data, name) });
const fileOf = (name: string) => join(data, name, 'shop.db');

async function filled(name: string): Promise<readonly string[]> {
  await (await openSqliteIn(name)).close();
  return fillShop(fileOf(name));
}

async function openSqliteIn(name: string) {
  await mkdir(join(data, name), { recursive: true });
  return openSqlite(fileOf(name));
}

async function copied(from: DatabasePlace, to: DatabasePlace) {
  const plan = { from, to, files: 'rows' } as const;
  await checkVersions(from, to);
  await copyTables(plan);
  return compareTables(plan);
}

const named = z.array(z.object({ name: z.string() }));

function contentOf(name: string): Readonly<Record<string, unknown>> {
  const db = new Libsql(fileOf(name));
  db.defaultSafeIntegers(true);
  const tables = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all([]);
  const names = z.parse(named, tables);
  const content = Object.fromEntries(
    names.map(({ name }) => {
      const columns = z.parse(named, db.prepare(`PRAGMA table_info(${name})`).all([])).map((_, at) => String(at + 1));
      return [name, db.prepare(`SELECT * FROM ${name} ORDER BY ${columns.join(', ')}`).all([])];
    }),
  );
  db.close();
  return content;
}

function run(name: string, statement: string): void {
  const db = new Libsql(fileOf(name));
  db.exec(`PRAGMA foreign_keys = OFF; ${statement}`);
  db.close();
}

describe('a shop copied from one file to another', () => {
  it('has every row of every table and the same counters', async () => {
    const tables = await filled('a');
    const compared = await copied(place('a'), place('b'));
    expect(compared.map(({ table }) => table).toSorted()).toEqual([...tables].toSorted());
    expect(compared.filter(({ isEqual, from }) => !isEqual || from.rows === 0)).toEqual([]);
    expect(contentOf('b')).toEqual(contentOf('a'));
  });

  it('is copied in batches, whatever its tables contain', async () => {
    await filled('a');
    const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1050)
      INSERT INTO newsletter (email, store_code, created_at, key) SELECT 'n' || i, NULL, i, 'k' || i FROM n`;
    run('a', many);
    await checkVersions(place('a'), place('b'));
    const steps: number[] = [];
    let before = 0;
    const onProgress = (done: number, total: number) => {
      steps.push(done - before);
      before = done;
      expect(done).toBeLessThanOrEqual(total);
    };
    // Batches yield in between.
    let turns = 0;
    let turn = setImmediate(function next() {
      turns += 1;
      turn = setImmediate(next);
    });
    await copyTables({ from: place('a'), to: place('b'), files: 'rows', onProgress });
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(steps.length);
    expect(Math.max(...steps)).toBe(200);
    expect(contentOf('b')['newsletter']).toHaveLength(1053);
  });

  it('differs from the source if a single value differs', async () => {
    await filled('a');
    await copied(place('a'), place('b'));
    run('b', `UPDATE customer SET city = '' WHERE city IS NULL; DELETE FROM rate WHERE count = 3`);
    const compared = await compareTables({ from: place('a'), to: place('b'), files: 'rows' });
    const different = compared.filter(({ isEqual }) => !isEqual);
    expect(different.map(({ table, from, to }) => [table, from.rows, to.rows])).toEqual([
      ['rate', 3, 2],
      ['customer', 3, 3],
    ]);
  });

  it('is copied completely or not at all', async () => {
    await filled('a');
    run('a', `UPDATE royalty SET blogger_id = 4711`);
    await expect(copied(place('a'), place('b'))).rejects.toMatchObject({
      code: 'unwritable',
      message: expect.stringContaining('royalty') as unknown,
    });
    await expect(checkEmpty({ to: place('b'), files: 'rows' })).resolves.toBeUndefined();
  });

  it('does not overwrite another shop', async () => {
    await filled('a');
    await filled('b');
    await expect(copied(place('a'), place('b'))).rejects.toMatchObject({
      code: 'not-empty',
      message: expect.stringContaining('already contains a shop') as unknown,
    });
    await (await openSqliteIn('c')).write((db) => db.flags.set('production'));
    await expect(checkEmpty({ to: place('c'), files: 'rows' })).rejects.toThrow('1 in meta');
  });

  it('is not copied if the source is missing or has a different schema', async () => {
    await expect(checkVersions(place('a'), place('b'))).rejects.toMatchObject({ code: 'no-shop' });
    await filled('a');
    const file = new Libsql(fileOf('a'));
    const versionRow = file.prepare('PRAGMA user_version').get([]);
    file.close();
    const { user_version: ours } = z.parse(z.object({ user_version: z.number() }), versionRow);
    run('a', `PRAGMA user_version = ${String(ours - 1)}`);
    await expect(checkVersions(place('a'), place('b'))).rejects.toThrow(
      `has schema ${String(ours - 1)}, but this program uses ${String(ours)}: open it once`,
    );
    run('a', `PRAGMA user_version = ${String(ours + 1)}`);
    await expect(checkVersions(place('a'), place('b'))).rejects.toMatchObject({ code: 'other-version' });
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a shop copied to PostgreSQL and back', () => {
  let made: Awaited<ReturnType<typeof createDatabase>>;
  let there: DatabasePlace;
  beforeEach(async () => {
    made = await createDatabase(POSTGRES_URL ?? '');
    there = { kind: 'postgres', url: made.url };
  });
  afterEach(() => made.drop());

  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: made.url });
    await client.connect();
    const { rows } = await client.query<Readonly<Record<string, unknown>>>(text);
    await client.end();
    return rows;
  };

  it('is the same shop', async () => {
    const tables = await filled('a');
    for (const compared of [await copied(place('a'), there), await copied(there, place('b'))]) {
      expect(compared.map(({ table }) => table).toSorted()).toEqual([...tables].toSorted());
      expect(compared.filter(({ isEqual, from }) => !isEqual || from.rows === 0)).toEqual([]);
    }
    expect(contentOf('b')).toEqual(contentOf('a'));
  });

  it('has exactly the tables and columns that are copied', async () => {
    await (await openPostgres({ url: made.url })).close();
    const columns = await query(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const found = columns.map(({ table, column }) => `${String(table)}.${String(column)}`);
    const shape = await readShape();
    const known = shape.flatMap((table) => columnsOf('postgres', table).map((column) => `${table.name}.${column}`));
    expect(found.toSorted()).toEqual([...known, 'schema_version.version'].toSorted());
  });

  it('continues its numbering', async () => {
    await filled('a');
    await copied(place('a'), there);
    const database = await openPostgres({ url: made.url });
    const order = await database.write((db) => db.orders.next());
    const placed = await database.write(async (db) => {
      const last = await db.events.last();
      await db.events.add([{ name: 'review.approved', data: { review_id: 1 } }], 1_700_000_000_000);
      await db.events.place();
      return db.events.after(last, 10);
    });
    await database.close();
    expect(order.id).toBe(18);
    // 17 was the last of three; a hundred later ids were assigned and deleted.
    expect(placed.map((one) => [one.position, one.event.id])).toEqual([[118, '118']]);
  });

  it('is refused as a whole if PostgreSQL rejects a row', async () => {
    await filled('a');
    run('a', `PRAGMA ignore_check_constraints = ON; UPDATE proof SET kind = 'call' WHERE attempts = 3`);
    await expect(copied(place('a'), there)).rejects.toMatchObject({ code: 'unwritable' });
    await expect(checkEmpty({ to: there, files: 'rows' })).resolves.toBeUndefined();
  });

  it('skips no pending event, and keeps the event ids that subscribers know', async () => {
    await filled('a');
    await copied(place('a'), there);
    await query('DELETE FROM shop_event; DELETE FROM event_subscription');
    await query(`INSERT INTO shop_event (id, position, name, version, at, data) VALUES
      (1, 1, 'order.placed', 1, 0, '{}'), (2, 3, 'order.placed', 1, 0, '{}'), (3, 2, 'order.placed', 1, 0, '{}'), (4, NULL, 'order.placed', 1, 0, '{}')`);
    await query(`INSERT INTO event_subscription VALUES ('behind', 2, 0, 0, NULL, 0), ('up', 3, 0, 0, NULL, 0)`);
    const compared = await copied(there, place('b'));
    expect(compared.filter(({ isEqual }) => !isEqual)).toEqual([]);
    const database = await openSqliteIn('b');
    const waiting = async (name: string) => {
      const cursor = (await database.read((db) => db.events.subscription(name)))?.cursor ?? 0;
      return (await database.read((db) => db.events.after(cursor, 10))).map(({ event }) => event.id);
    };
    expect(await waiting('behind')).toEqual(['2', '3', '4']);
    expect(await waiting('up')).toEqual(['4']);
    await database.close();
  });
});
