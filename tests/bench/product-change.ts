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

const PRODUCTS = Number(process.env['VITRINE_PRODUCTS'] ?? size(20_000, FEW_PRODUCTS));

const listed = z.object({ items: z.array(z.object({ id: z.string() })) });
const known = z.object({
  version: z.string(),
  document: z.looseObject({ texts: z.looseObject({ en: z.looseObject({}) }) }),
});
const answer = z.object({ total: z.number() });
const NEW_WORD = 'quagga';
const ASK_EVERY_MS = 5;

async function search(platform: Platform, text: string): Promise<{ readonly taken: number; readonly total: number }> {
  const started = performance.now();
  const query = encodeURIComponent(JSON.stringify({ text, filters: [] }));
  const response = await platform.fetch(
    new Request(`http://shop.test/api/catalog?store=us&type=product&size=20&searchQuery=${query}`),
  );
  const { total } = answer.parse(await response.json());
  return { taken: performance.now() - started, total };
}

/** Search latency while a product is renamed. */
export async function run(): Promise<BenchRow[]> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-change-'));
  const parts = { clock: createSystemClock(), ids: createSystemIds() };
  const platform = await createPlatform({ data, mode: 'development', stores: ['us', 'de'], ...parts });
  try {
    await seedDemo(platform.catalogue, { now: Date.now(), products: PRODUCTS });
    await platform.warm();
    await search(platform, 'jacket');
    const first = await platform.records.list('products', { size: '1' });
    const { items } = listed.parse(first.kind === 'done' ? first.result : {});
    const id = items[0]?.id ?? '';
    const read = await platform.records.show('products', id);
    const { version, document } = known.parse(read.kind === 'done' ? read.result : {});
    let [longest, isOver] = [0, false];
    const shopping = (async () => {
      while (!isOver) {
        longest = Math.max(longest, (await search(platform, 'jacket')).taken);
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      }
    })();
    const started = performance.now();
    const saved = await platform.records.save('products', {
      id,
      version,
      document: { ...document, texts: { ...document.texts, en: { ...document.texts.en, name: `${NEW_WORD} Jacket` } } },
    });
    if (saved.kind !== 'done') throw new Error(saved.message);
    const written = performance.now() - started;
    while ((await search(platform, NEW_WORD)).total !== 1) await new Promise((resolve) => setTimeout(resolve, 100));
    const found = performance.now() - started;
    isOver = true;
    await shopping;
    const of = `of ${String(PRODUCTS)} products in two languages`;
    return [
      { name: `another name for one ${of}: saved after`, value: `${written.toFixed(0)} ms` },
      { name: 'found by its new name after', value: `${(found / 1000).toFixed(1)} s` },
      { name: 'longest that a shopper waited for a search', value: `${longest.toFixed(0)} ms`, limit: '200 ms' },
    ];
  } finally {
    await platform.close();
    await rm(data, { recursive: true, force: true });
  }
}
