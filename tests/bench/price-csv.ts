import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createSystemClock } from '../../adapters/clock/system';
import { seedDemo } from '../../adapters/demo';
import { createSystemIds } from '../../adapters/ids/system';
import { createPlatform, type Platform } from '../../adapters/platform';
import type { BenchRow } from './bench-row';
import { FEW_PRODUCTS, size } from './support/size';

const PRODUCTS = size(2500, FEW_PRODUCTS);
const ROWS = size(10_000, 50);
const ASK_EVERY_MS = 10;

const page = z.object({ items: z.array(z.object({ id: z.string(), counted: z.boolean() })) });
const report = z.object({ id: z.nullable(z.number()), rows: z.object({ changed: z.number(), refused: z.number() }) });

async function skusOf({ records }: Platform): Promise<readonly string[]> {
  const skus: string[] = [];
  for (let at = 1; skus.length < ROWS; at += 1) {
    const found = await records.list('stock_levels', { size: '200', page: String(at) });
    const { items } = page.parse(found.kind === 'done' ? found.result : {});
    if (items.length === 0) throw new Error(`There are ${String(skus.length)} skus alone`);
    skus.push(...items.map(({ id }) => id));
  }
  return skus.slice(0, ROWS);
}

async function shop(platform: Platform, skus: readonly string[], isOver: () => boolean): Promise<number> {
  let [longest, at] = [0, 0];
  while (!isOver()) {
    at += 1;
    const sku = skus[(at * 37) % skus.length] ?? '';
    const filter = JSON.stringify({ filters: [{ attribute: 'configurable_children.sku', value: { eq: sku } }] });
    const list = JSON.stringify({ text: 'jacket', filters: [] });
    const searchQuery = encodeURIComponent(at % 5 === 0 ? list : filter);
    const started = performance.now();
    await platform.fetch(
      new Request(`http://shop.test/api/catalog?store=us&type=product&size=20&searchQuery=${searchQuery}`),
    );
    longest = Math.max(longest, performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return longest;
}

/** Applies and reverts 10,000 prices while the same process serves shoppers. */
export async function run(): Promise<BenchRow[]> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-prices-'));
  const platform = await createPlatform({
    data,
    mode: 'development',
    testPayments: true,
    stores: ['us', 'de'],
    clock: createSystemClock(),
    ids: createSystemIds(),
  });
  try {
    await seedDemo(platform.catalogue, { now: Date.now(), products: PRODUCTS });
    await platform.warm();
    const skus = await skusOf(platform);
    const csv = ['sku,price', ...skus.map((sku, at) => `${sku},${String(500 + (at % 400))}.50`)].join('\n');
    const measured = async (name: string, work: () => ReturnType<Platform['prices']['apply']>) => {
      let isOver = false;
      const shopping = shop(platform, skus, () => isOver);
      const started = performance.now();
      const done = await work();
      const seconds = (performance.now() - started) / 1000;
      isOver = true;
      const longest = await shopping;
      if (done.kind !== 'done') throw new Error(done.message);
      const { id, rows } = report.parse(done.result);
      const row = [
        {
          name: `${name} of ${String(rows.changed)} prices (${String(rows.refused)} refused)`,
          value: `${seconds.toFixed(1)} s`,
          limit: '10 s',
        },
        { name: `${name}: longest that a shopper waited`, value: `${longest.toFixed(0)} ms`, limit: '200 ms' },
      ];
      return { id, row };
    };
    const dry = await measured('difference', () => platform.prices.apply(csv, { name: 'bench', isDry: true }));
    const written = await measured('list', () => platform.prices.apply(csv, { name: 'bench', isDry: false }));
    const undone = await measured('undo', () => platform.prices.undo(written.id ?? 0));
    return [...dry.row, ...written.row, ...undone.row];
  } finally {
    await platform.close();
    await rm(data, { recursive: true, force: true });
  }
}
