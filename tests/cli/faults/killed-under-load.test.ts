import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks, type Row } from '../../adapters/platform/kill/books';
import { ShopGone } from '../../adapters/platform/kill/killed-shop';
import { createLedger } from '../../adapters/platform/kill/ledger';
import { ShopperUnderFire } from '../../adapters/platform/kill/shopper-under-fire';
import { readSqliteBooks } from '../../adapters/platform/kill/sqlite-books';
import { BIN, ensureBin, ensureStorefront } from '../built-bin';
import { serveFolder, type FileShop } from './file-shop';
import { stockFolder } from './stocked-folder';
import { Importer, nothingKept, Uploader, type Kept } from './uploader';
import { chanceFrom } from '../../fixtures/chance';

/** `VITRINE_KILLS=300` kills three hundred times. */
const KILLS = Number(process.env['VITRINE_KILLS'] ?? 4);
const SHOPPERS = 4;
const MAX_ANSWERS = 100;
const MAX_DELAY_MS = 40;
const VERIFY_EVERY = 10;
/** Demand for the second product exceeds its stock. */
const STOCK = new Map([
  ['TEE', 1_000_000],
  ['SOCKS', 1_000_000],
  ['CAP', 40],
]);

let data: string;
let staff: string;
beforeAll(async () => {
  await ensureBin();
  await ensureStorefront();
  data = mkdtempSync(join(tmpdir(), 'vitrine-killed-'));
  ({ staff } = await stockFolder(data, STOCK));
}, 240_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

function checkKept(kept: Kept): void {
  const database = new Libsql(join(data, 'shop.db'));
  const all = (text: string) => database.prepare(text).all([]) as readonly Row[]; // sound: rows are plain objects
  const reviews = all(
    `SELECT id, json_extract(document, '$.title') AS title FROM review WHERE document LIKE '%"Review %'`,
  );
  const ids = new Map(reviews.map((row) => [String(row['title']), Number(row['id'])]));
  expect(ids.size, 'no review is there twice').toBe(reviews.length);
  for (const [title, id] of kept.reviews) expect(ids.get(title), title).toBe(id);
  expect([...ids.keys()].filter((title) => !kept.sent.has(title))).toEqual([]);
  const goods = all(`SELECT sku FROM product WHERE sku LIKE 'FILE-%'`).map((row) => String(row['sku']));
  expect(new Set(goods).size, 'no row of a file is there twice').toBe(goods.length);
  const there = new Set(goods);
  expect([...kept.goods].filter((sku) => !there.has(sku))).toEqual([]);
  expect(goods.filter((sku) => !kept.asked.has(sku))).toEqual([]);
  database.prepare(`UPDATE lease SET until = 0 WHERE name NOT LIKE 'ready%'`).run([]);
  database.close();
}

async function checkSeen(shop: FileShop, kept: Kept, from: { pictures: number }): Promise<void> {
  for (const path of kept.pictures.slice(from.pictures)) {
    const { status, bytes } = await shop.look(`/img/324/489/resize${path}`);
    expect([path, status, bytes > 0]).toEqual([path, 200, true]);
  }
  from.pictures = kept.pictures.length;
  const sku = [...kept.goods].at(-1);
  if (sku !== undefined) expect(await shop.call('GET', `/api/stock/check?sku=${sku}`)).toMatchObject({ status: 200 });
}

function verify(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, '--data', data, '--json', 'admin', 'verify']);
  expect([status, stderr.toString()], stdout.toString().slice(0, 500)).toEqual([0, '']);
}

describe(`a shop killed with -9 under load of orders, uploads and imports, ${String(KILLS)} times`, () => {
  it(
    'has an intact database after each crash, and every confirmed call once',
    async ({ annotate }) => {
      const [ledger, kept, chance] = [createLedger(), nothingKept(), chanceFrom(20_261_127)];
      const [seen, opened] = [{ pictures: 0 }, [] as number[]];
      const load = { answers: 0, onAnswer: (): void => undefined };
      const answered = () => {
        load.answers += 1;
        load.onAnswer();
      };
      const shoppers = Array.from(
        { length: SHOPPERS },
        (_, at) =>
          new ShopperUnderFire(`shopper-${String(at)}`, at === 0 ? ['CAP', 'TEE'] : ['TEE', 'SOCKS'], ledger, answered),
      );
      const [uploader, importer] = [new Uploader(kept, staff, answered), new Importer(kept, staff, answered)];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const began = performance.now();
        const shop = await serveFolder(data);
        opened.push(performance.now() - began);
        await checkSeen(shop, kept, seen);
        const last = load.answers + 1 + Math.floor(chance() * MAX_ANSWERS);
        // Imports outlast most runs, so every third continues until a file is complete.
        const goods = kill % 3 === 2 ? kept.goods.size : -1;
        const reached = new Promise<void>((resolve) => {
          load.onAnswer = () => {
            if (load.answers >= last && kept.goods.size > goods) resolve();
          };
        });
        const works = [...shoppers.map((shopper) => shopper.shop(shop)), uploader.upload(shop), importer.import(shop)];
        const ends = works.map((work) => work.catch((error: unknown) => error));
        await Promise.race([reached, ...ends]);
        await wait(chance() * MAX_DELAY_MS);
        await shop.kill();
        for (const end of await Promise.all(ends)) expect(end, String(end)).toBeInstanceOf(ShopGone);
        checkBooks(readSqliteBooks(data), ledger, STOCK);
        checkKept(kept);
        if (kill % VERIFY_EVERY === VERIFY_EVERY - 1) verify();
      }
      const shop = await serveFolder(data);
      await checkSeen(shop, kept, { pictures: 0 });
      for (const shopper of shoppers) await shopper.settle(shop);
      await shop.kill();
      checkBooks(readSqliteBooks(data), ledger, STOCK);
      verify();
      expect(ledger.pending.size).toBe(0);
      expect(ledger.placed.size).toBeGreaterThan(KILLS);
      expect(Math.min(kept.pictures.length, kept.reviews.size, kept.goods.size)).toBeGreaterThan(0);
      const slowest = Math.max(...opened).toFixed(0);
      await annotate(
        `${String(ledger.placed.size)} orders, ${String(kept.pictures.length)} pictures, ${String(kept.reviews.size)} reviews with photographs, ` +
          `${String(kept.goods.size)} rows of files; open again within ${slowest} ms`,
      );
    },
    60_000 + KILLS * 15_000,
  );
});
