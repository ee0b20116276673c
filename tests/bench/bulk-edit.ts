import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSystemClock } from '../../adapters/clock/system';
import { seedDemo } from '../../adapters/demo';
import { createSystemIds } from '../../adapters/ids/system';
import { createPlatform, type Platform } from '../../adapters/platform';
import { bulkReport, type BulkReport } from '../../core/internal-staff';
import type { BenchRow } from './bench-row';
import { FEW_PRODUCTS, size } from './support/size';

const PRODUCTS = size(10_000, FEW_PRODUCTS);
const ASK_EVERY_MS = 20;
const SET = { price: { by: 'percent', value: '10', ending: '99' }, add_categories: [2] };

/** Longest that a shopper waits for a list while something else runs. */
async function longestWait(platform: Platform, isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const query = encodeURIComponent(JSON.stringify({ text: 'jacket', filters: [] }));
    const started = performance.now();
    await platform.fetch(
      new Request(`http://shop.test/api/catalog?store=us&type=product&size=20&searchQuery=${query}`),
    );
    longest = Math.max(longest, performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return longest;
}

async function asked(work: Promise<unknown>): Promise<BulkReport> {
  const answer = (await work) as Awaited<ReturnType<Platform['bulk']['next']>>; // sound: each call returns one
  if (answer.kind !== 'done') throw new Error(answer.message);
  return bulkReport.parse(answer.result);
}

/** Applies and undoes a bulk edit of 10,000 products while the same process serves shoppers. */
export async function run(): Promise<BenchRow[]> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-bulk-'));
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
    const { bulk } = platform;
    const filter = { filter: {}, set: SET };
    const started = performance.now();
    await asked(bulk.start('product', { ...filter, dry_run: true }));
    const preview = performance.now() - started;
    const { id } = await asked(bulk.start('product', filter));
    const measured = async (name: string, step: () => Promise<unknown>): Promise<readonly BenchRow[]> => {
      let isOver = false;
      const shopping = longestWait(platform, () => isOver);
      const begun = performance.now();
      let last = await asked(step());
      while (!last.is_over) last = await asked(step());
      const seconds = (performance.now() - begun) / 1000;
      isOver = true;
      const longest = await shopping;
      return [
        {
          name: `${name} of ${String(last.changed)} products (${String(last.refused)} refused)`,
          value: `${seconds.toFixed(1)} s`,
          limit: '300 s',
        },
        { name: `${name}: longest that a shopper waited`, value: `${longest.toFixed(0)} ms`, limit: '500 ms' },
      ];
    };
    return [
      { name: 'preview of 50 products', value: `${preview.toFixed(0)} ms`, limit: '2000 ms' },
      ...(await measured('bulk edit', () => bulk.next(id ?? 0))),
      ...(await measured('undo', () => bulk.undo(id ?? 0))),
    ];
  } finally {
    await platform.close();
    await rm(data, { recursive: true, force: true });
  }
}
