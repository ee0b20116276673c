import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSystemClock } from '../../adapters/clock/system';
import { createSystemIds } from '../../adapters/ids/system';
import { createPlatform, type Platform } from '../../adapters/platform';
import { writeMagentoExport } from '../fixtures/magento-export';
import { BIN, ensureBin } from './built-bin';
import { chanceFrom } from '../fixtures/chance';

/** `VITRINE_KILLS=30` kills thirty times. */
const KILLS = Number(process.env['VITRINE_KILLS'] ?? 4);
const PRODUCTS = 150;
/** In cents. */
const DEARER = 100;

let folder: string;
let data: string;
let files: readonly [string, string];

beforeAll(async () => {
  await ensureBin();
  folder = mkdtempSync(join(tmpdir(), 'vitrine-killed-import-'));
  data = join(folder, 'shop');
  files = [join(folder, 'goods-1.csv'), join(folder, 'goods-2.csv')];
  await writeMagentoExport(files[0], { products: PRODUCTS });
  await writeMagentoExport(files[1], { products: PRODUCTS + 30, cents: DEARER });
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const AT = () => ['--data', data];

function vitrine(...args: readonly string[]) {
  const child = spawn(process.execPath, [BIN, ...args, ...AT()], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { child, ended: once(child, 'exit').then(([code]: unknown[]) => ({ code, errors })) };
}
const imported = (file: string) =>
  vitrine('catalog', 'import', file, '--currency', 'USD', '--source', 'goods', '--missing', 'remove');
async function toItsEnd(run: ReturnType<typeof vitrine>): Promise<void> {
  expect(await run.ended).toMatchObject({ code: 0 });
}
async function goods(): Promise<string> {
  const file = join(folder, 'out.csv');
  await toItsEnd(vitrine('catalog', 'export', '--format', 'magento', '--file', file));
  return readFileSync(file, 'utf8').replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '');
}

const found = z.object({ total: z.number() });
const product = z.object({
  id: z.union([z.number(), z.string()]),
  sku: z.string(),
  price: z.number(),
  configurable_children: z.array(z.looseObject({ sku: z.string(), price: z.number() })),
});
const products = z.object({ total: z.number(), items: z.array(product) });
const categories = z.object({
  items: z.array(z.looseObject({ id: z.number(), name: z.string(), product_count: z.number() })),
});

async function inShop(check: (ask: (query: string) => Promise<unknown>) => Promise<void>): Promise<void> {
  const platform: Platform = await createPlatform({ data, clock: createSystemClock(), ids: createSystemIds() });
  try {
    await check(async (query) => {
      const answer = await platform.fetch(new Request(`http://shop.test/api/catalog?store=us&${query}`));
      expect(answer.status).toBe(200);
      return answer.json();
    });
  } finally {
    await platform.close();
  }
}
const asked = (filters: unknown) => encodeURIComponent(JSON.stringify({ filters }));

async function checkShop(): Promise<{ readonly isMixed: boolean }> {
  const prices = { old: 0, dear: 0 };
  const database = new Libsql(join(data, 'shop.db'));
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
  await inShop(async (ask) => {
    const all = products.parse(
      await ask(`type=product&size=500&include=price,configurable_children&searchQuery=${asked([])}`),
    );
    expect(all.total).toBeGreaterThanOrEqual(PRODUCTS);
    expect(all.items.length).toBe(all.total);
    for (const { sku, price, configurable_children: variants } of all.items) {
      const at = Number(sku.replace('BENCH-', ''));
      const old = 20 + (at % 90);
      prices[price === old ? 'old' : 'dear'] += 1;
      expect([old, old + DEARER / 100]).toContain(price);
      expect(variants.map((variant) => variant.price)).toEqual(Array.from({ length: 5 }, () => price));
    }
    const { items } = categories.parse(await ask('type=category&size=500'));
    expect(items.length).toBeGreaterThan(3);
    for (const { id, name, product_count: count } of items) {
      const filter = asked([{ attribute: 'category_ids', value: { in: [id] } }]);
      const { total } = found.parse(await ask(`type=product&size=0&searchQuery=${filter}`));
      expect([name, total]).toEqual([name, count]);
    }
  });
  return { isMixed: prices.old > 0 && prices.dear > 0 };
}

describe(`an import killed with -9, ${String(KILLS)} times`, () => {
  it(
    'leaves each product in one of the two versions and correct counts, and a repeated run completes it',
    async ({ annotate }) => {
      const whole: string[] = [];
      let [takes, mixed] = [0, 0];
      for (const file of files) {
        const began = performance.now();
        await toItsEnd(imported(file));
        takes = performance.now() - began;
        whole.push(await goods());
      }
      expect(whole[0]).not.toBe(whole[1]);
      const chance = chanceFrom(20_261_126);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const which = kill % 2;
        const run = imported(files[which] ?? '');
        // The first half is startup and reading.
        await wait(takes * (0.2 + 0.8 * chance()));
        run.child.kill('SIGKILL');
        await run.ended;
        if ((await checkShop()).isMixed) mixed += 1;
        await toItsEnd(imported(files[which] ?? ''));
        expect((await goods()) === whole[which]).toBe(true);
        expect(await checkShop()).toEqual({ isMixed: false });
      }
      await annotate(`${String(mixed)} of ${String(KILLS)} came while products were written`);
    },
    60_000 + KILLS * 40_000,
  );
});
