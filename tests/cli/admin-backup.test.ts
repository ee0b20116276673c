import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSystemClock } from '../../adapters/clock/system';
import { openPostgres } from '../../adapters/database/postgres';
import { createSystemIds } from '../../adapters/ids/system';
import { createPlatform, type Platform } from '../../adapters/platform';
import { writePicture } from '../adapters/images/tmp-picture';
import { fixtureCatalogue } from '../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../fixtures/order';
import { callPlatform } from '../fixtures/platform';
import { createDatabase, POSTGRES_URL } from '../fixtures/postgres';
import { ensureBin } from './built-bin';
import { vitrineAlone as vitrine } from './vitrine';

const STOCK = 1_000_000;
const tableSchema = z.object({ table: z.string(), rows: z.number(), checksum: z.string() });
const madeSchema = z.object({ tables: z.array(tableSchema), kept: z.looseObject({ files: z.number() }) });
const verifiedSchema = z.object({ isWhole: z.boolean(), tables: z.array(z.looseObject({ isEqual: z.boolean() })) });
const shopSchema = z.object({ tables: z.array(tableSchema), faults: z.array(z.string()) });

let data: string;
beforeAll(ensureBin, 240_000);
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-backup-'));
});
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  rmSync(data, { recursive: true, force: true });
});

/** @param url of its database; default SQLite in the folder */
async function openShop(folder: string, url?: string): Promise<Platform> {
  const platform = await createPlatform({
    data: folder,
    clock: createSystemClock(),
    ids: createSystemIds(),
    ...(url !== undefined && { database: await openPostgres({ url }) }),
  });
  let isOpen = true;
  const shop = {
    ...platform,
    close: async () => {
      if (isOpen) await platform.close();
      isOpen = false;
    },
  };
  ends.push(shop.close);
  return shop;
}

async function filledShop(folder: string, url?: string): Promise<Platform> {
  const empty = await openShop(folder, url);
  await fixtureCatalogue(empty.catalogue);
  await empty.close();
  const statement = (value: string) => `UPDATE stock SET qty = ${value}, is_in_stock = 1 WHERE sku = 'TEE'`;
  if (url === undefined) {
    const database = new Libsql(join(folder, 'shop.db'));
    database.exec(statement(String(STOCK)));
    database.close();
  } else {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement(String(STOCK)));
    await client.end();
  }
  return openShop(folder, url);
}

async function order(shop: Platform): Promise<number> {
  const fixture = {
    call: (...call: [method: 'GET' | 'POST', path: string, body?: unknown]) => callPlatform(shop, ...call),
  };
  const token = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
  const { number } = await resultOf<{ number: string }>(
    fixture.call('POST', '/api/order', await orderOf(fixture, token)),
  );
  return Number(number);
}

function startOrders(shop: Platform) {
  const load = { placed: 0, isOver: false };
  const shoppers = [1, 2, 3].map(async () => {
    while (!load.isOver) {
      await order(shop);
      load.placed += 1;
    }
  });
  return {
    placed: () => load.placed,
    end: async () => {
      load.isOver = true;
      await Promise.all(shoppers);
    },
  };
}

async function ask(...args: readonly string[]): Promise<unknown> {
  const { code, stderr, json } = await vitrine(['--json', ...args]);
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  return json();
}

const rowsOf = (tables: readonly z.infer<typeof tableSchema>[], name: string) =>
  tables.find(({ table }) => table === name)?.rows;

function booksOf(folder: string) {
  const database = new Libsql(join(folder, 'shop.db'));
  const orders = database.prepare('SELECT CAST(number AS INTEGER) AS n FROM shop_order ORDER BY id').all([]);
  const stock = database.prepare('SELECT qty FROM stock WHERE sku = ?').get(['TEE']);
  const mails = database.prepare('SELECT count(*) AS n FROM shop_event WHERE name = ?').get(['order.placed']);
  database.close();
  const n = z.looseObject({ n: z.number() });
  return {
    numbers: z.parse(z.array(n), orders).map((row) => row.n),
    sold: STOCK - z.parse(z.looseObject({ qty: z.number() }), stock).qty,
    events: z.parse(n, mails).n,
  };
}

async function backUpUnderLoad(shop: Platform, place: readonly string[]) {
  const file = join(data, 'backups', 'night.backup');
  const load = startOrders(shop);
  while (load.placed() < 5) await order(shop);
  const before = load.placed();
  const made = z.parse(madeSchema, await ask(...place, 'admin', 'backup', file));
  const meanwhile = load.placed() - before;
  await load.end();
  return { file, made, before, meanwhile };
}

describe('a backup of a shop that is selling', () => {
  it('is consistent: restored it is complete, and equal by count and checksum', { timeout: 120_000 }, async () => {
    const folder = join(data, 'shop');
    const shop = await filledShop(folder);
    await writePicture(join(folder, 'media', 't', 'e', 'tee.jpg'), 60, 80);
    await writePicture(join(folder, 'media', 't', 'e', 'чашка.png'), 8, 8);
    const { file, made, before, meanwhile } = await backUpUnderLoad(shop, ['--data', folder]);
    expect(meanwhile).toBeGreaterThan(0);
    expect(made.kept.files).toBe(2);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(join(data, 'backups'))).toEqual(['night.backup']);

    const verified = z.parse(verifiedSchema, await ask('admin', 'verify', file));
    expect(verified.isWhole).toBe(true);
    const target = join(data, 'restored');
    await ask('--data', target, 'admin', 'restore', file);

    const books = booksOf(target);
    expect(books.numbers.length).toBeGreaterThanOrEqual(before);
    expect(books.numbers).toEqual(books.numbers.map((_, at) => 100_001 + at));
    expect(books).toMatchObject({ sold: books.numbers.length, events: books.numbers.length });
    expect(rowsOf(made.tables, 'shop_order')).toBe(books.numbers.length);
    expect(existsSync(join(target, 'media', 't', 'e', 'чашка.png'))).toBe(true);
    const again = z.parse(madeSchema, await ask('--data', target, 'admin', 'backup', join(data, 'again.backup')));
    expect(again).toEqual(made);
    expect(await order(await openShop(target))).toBe(100_001 + books.numbers.length);
  });

  it('replaces another shop only if requested, and never one that is open', { timeout: 120_000 }, async () => {
    const [folder, target] = [join(data, 'shop'), join(data, 'other')];
    const shop = await filledShop(folder);
    await order(shop);
    // A separate process, because SQLite releases a file only when its process ends.
    await ask('--data', target, 'catalog', 'seed', '--products', '20');
    await writePicture(join(folder, 'media', 'a.jpg'), 60, 80);
    await writePicture(join(target, 'media', 'a.jpg'), 8, 8);
    await writePicture(join(target, 'media', 'b.jpg'), 8, 8);
    const file = join(data, 'one.backup');
    await ask('--data', folder, 'admin', 'backup', file);

    const isOpen = await vitrine(['--data', folder, '--json', 'admin', 'restore', file, '--replace']);
    expect(isOpen.error()).toMatchObject({ error: { code: 'open' } });
    expect(await order(shop)).toBe(100_002);
    const refused = await vitrine(['--data', target, 'admin', 'restore', file]);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('already contains a shop') as unknown });
    expect(refused.stderr).toContain('--replace');
    const before = await readFile(join(target, 'shop.db'));
    const report = z.parse(
      z.looseObject({ earlier: z.string() }),
      await ask('--data', target, 'admin', 'restore', file, '--replace'),
    );
    expect(booksOf(target).numbers).toEqual([100_001]);
    expect(await readFile(join(target, 'media', 'a.jpg'))).toEqual(await readFile(join(folder, 'media', 'a.jpg')));
    expect(existsSync(join(target, 'media', 'b.jpg'))).toBe(false);
    expect(await readFile(report.earlier)).toEqual(before);
    expect(readdirSync(target).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it(
    'does not change the existing shop if it is damaged, and verify reports the damage',
    { timeout: 120_000 },
    async () => {
      const folder = join(data, 'shop');
      const shop = await filledShop(folder);
      await order(shop);
      await writePicture(join(folder, 'media', 'a.jpg'), 60, 80);
      await shop.close();
      const file = join(data, 'one.backup');
      await ask('--data', folder, 'admin', 'backup', file);
      const damaged = async (name: string, work: (database: Libsql.Database) => void) => {
        const path = join(data, name);
        await cp(file, path);
        const database = new Libsql(path);
        work(database);
        database.close();
        return path;
      };
      const rows = await damaged('rows', (db) => db.exec(`UPDATE shop_order SET grand_total = grand_total + 1`));
      const photo = await damaged('photo', (db) => db.exec(`UPDATE file SET bytes = zeroblob(length(bytes))`));
      const lost = await damaged('lost', (db) => db.exec('DELETE FROM file'));
      const pages = join(data, 'pages');
      await cp(file, pages);
      const handle = await open(pages, 'r+');
      await handle.write(Buffer.alloc(20_000, 7), 0, 20_000, 40_960);
      await handle.close();

      const before = await readFile(join(folder, 'shop.db'));
      for (const [path, text] of [
        [rows, /shop_order +1 +1 +\w+ +differs/],
        [photo, /Damaged: media\/a\.jpg/],
        [lost, /file +1 +0 +\w+ +differs/],
        [pages, /damaged|malformed|differs/],
      ] as const) {
        const verified = await vitrine(['admin', 'verify', path]);
        expect([path, verified.code]).toEqual([path, 1]);
        expect(verified.stdout + verified.stderr).toMatch(text);
        const restored = await vitrine(['--data', folder, 'admin', 'restore', path, '--replace']);
        expect(restored).toMatchObject({ code: 1, stderr: expect.stringContaining('damaged') as unknown });
      }
      expect(await readFile(join(folder, 'shop.db'))).toEqual(before);

      writeFileSync(join(data, 'text'), 'no backup');
      for (const path of [join(data, 'text'), join(data, 'none'), join(folder, 'shop.db')]) {
        const verified = await vitrine(['--json', 'admin', 'verify', path]);
        expect(verified.error()).toMatchObject({ error: { code: 'no-backup' } });
      }
      const taken = await vitrine(['--json', '--data', folder, 'admin', 'backup', file]);
      expect(taken.error()).toMatchObject({ error: { code: 'exists' } });
      expect(z.parse(shopSchema, await ask('--data', folder, 'admin', 'verify')).faults).toEqual([]);
    },
  );

  it('replaces a file that is not a database any more', { timeout: 60_000 }, async () => {
    const folder = join(data, 'shop');
    const shop = await filledShop(folder);
    const number = await order(shop);
    await shop.close();
    const file = join(data, 'one.backup');
    await ask('--data', folder, 'admin', 'backup', file);
    writeFileSync(join(folder, 'shop.db'), 'a disk has died');
    const refused = await vitrine(['--data', folder, 'admin', 'restore', file]);
    expect(refused.code).toBe(1);
    await ask('--data', folder, 'admin', 'restore', file, '--replace');
    expect(booksOf(folder).numbers).toEqual([number]);
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a backup of a shop on PostgreSQL', () => {
  const drops: (() => Promise<void>)[] = [];
  const made = async () => {
    const { url, drop } = await createDatabase(POSTGRES_URL ?? '');
    drops.push(drop);
    return url;
  };
  afterAll(async () => {
    for (const drop of drops) await drop();
  });

  it('is made while it sells, and restored there or in a file', { timeout: 180_000 }, async () => {
    const [url, other] = [await made(), await made()];
    const shop = await filledShop(join(data, 'process'), url);
    await shop.files.put('media/a.jpg', Buffer.from('a photograph'));
    const place = ['--data', join(data, 'process'), '--database', url];
    const { file, made: backup, before, meanwhile } = await backUpUnderLoad(shop, place);
    expect(meanwhile).toBeGreaterThan(0);
    expect(backup.kept.files).toBe(1);
    const target = join(data, 'restored');
    await ask('--data', target, 'admin', 'restore', file);
    const books = booksOf(target);
    expect(books.numbers.length).toBeGreaterThanOrEqual(before);
    expect(books).toMatchObject({ sold: books.numbers.length, events: books.numbers.length });

    const there = ['--data', join(data, 'there'), '--database', other];
    await ask(...there, 'admin', 'restore', file);
    expect((await vitrine([...there, 'admin', 'restore', file])).stderr).toContain('--replace');
    await ask(...there, 'admin', 'restore', file, '--replace');
    await order(shop); // An idle shop closes its connections.
    const isOpen = await vitrine([...place, '--json', 'admin', 'restore', file, '--replace']);
    expect(isOpen.error()).toMatchObject({ error: { code: 'open' } });
    const restored = z.parse(shopSchema, await ask(...there, 'admin', 'verify'));
    expect(rowsOf(restored.tables, 'shop_order')).toBe(books.numbers.length);
    expect(rowsOf(restored.tables, 'file')).toBe(1);
    const number = await order(await openShop(join(data, 'there'), other));
    expect(number).toBeGreaterThan(Math.max(...books.numbers));
  });
});
