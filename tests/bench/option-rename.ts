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
const ATTRIBUTE = 'brand';
const PAUSE_MS = 5;

const option = z.looseObject({ labels: z.looseObject({ en: z.string() }) });
const known = z.object({ version: z.string(), document: z.looseObject({ options: z.array(option) }) });

/** Latency of creating a cart, the smallest write of a shopper. */
async function cartCreated(platform: Platform): Promise<{ readonly waited: number; readonly isRefused: boolean }> {
  const started = performance.now();
  const request = new Request('http://shop.test/api/cart/create?storeCode=us', { method: 'POST' });
  const { status } = await platform.fetch(request);
  return { waited: performance.now() - started, isRefused: status !== 200 };
}

/** Wait of other writers while the options of an attribute that each product names are renamed. */
export async function run(): Promise<BenchRow[]> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-rename-'));
  const parts = { clock: createSystemClock(), ids: createSystemIds() };
  const platform = await createPlatform({ data, mode: 'development', stores: ['us'], ...parts });
  try {
    await seedDemo(platform.catalogue, { now: Date.now(), products: PRODUCTS });
    await platform.warm();
    const read = await platform.records.show('attributes', ATTRIBUTE);
    const { version, document } = known.parse(read.kind === 'done' ? read.result : {});
    const options = document.options.map((one) => ({
      ...one,
      labels: { ...one.labels, en: `${one.labels.en} & Co.` },
    }));
    let [longest, refused, isOver] = [0, 0, false];
    const shopping = (async () => {
      while (!isOver) {
        const { waited, isRefused } = await cartCreated(platform);
        longest = Math.max(longest, waited);
        if (isRefused) refused += 1;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    })();
    const [started, before] = [performance.now(), process.cpuUsage()];
    const saved = await platform.records.save('attributes', {
      id: ATTRIBUTE,
      version,
      document: { ...document, options },
    });
    const taken = performance.now() - started;
    const { user, system } = process.cpuUsage(before);
    isOver = true;
    await shopping;
    if (saved.kind !== 'done') throw new Error(saved.message);
    return [
      {
        name: `all options of an attribute renamed, on ${String(PRODUCTS)} products`,
        value: `${(taken / 1000).toFixed(1)} s`,
      },
      { name: 'longest that a new cart waited meanwhile', value: `${(longest / 1000).toFixed(1)} s`, limit: '2 s' },
      { name: 'new carts refused meanwhile', value: String(refused), limit: '0' },
      { name: 'processor time for each product', value: `${((user + system) / 1000 / PRODUCTS).toFixed(2)} ms` },
    ];
  } finally {
    await platform.close();
    await rm(data, { recursive: true, force: true });
  }
}
