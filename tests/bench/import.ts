import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { startShop } from '../browser/support/shop-process';
import { writeMagentoExport } from '../fixtures/magento-export';
import type { BenchRow } from './bench-row';
import { inScratchFolder } from './support/scratch-folder';
import { size } from './support/size';

const PRODUCTS = Number(process.env['VITRINE_PRODUCTS'] ?? size(20_000, 50));
const THERE = size(2000, 60);
const PAGES_A_SECOND = 20;
/** Limits the heap; otherwise Node collects late. */
const HEAP = ['--max-old-space-size=160', '--max-semi-space-size=4'];

interface Imported {
  readonly seconds: number;
  /** Peak memory in MB; NaN if unknown. */
  readonly megabytes: number;
}

function residentMegabytes(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

async function importFile(data: string, file: string): Promise<Imported> {
  const began = performance.now();
  const args = ['dist/cli/main.js', 'catalog', 'import', file, '--currency', 'USD', '--data', data];
  const child = spawn(process.execPath, [...HEAP, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let megabytes = Number.NaN;
  const looking = setInterval(() => {
    const now = residentMegabytes(child.pid);
    if (!Number.isNaN(now)) megabytes = now;
  }, 100);
  const code = await ended;
  clearInterval(looking);
  if (code !== 0) throw new Error(`The import of ${file} ended with ${String(code)}`);
  return { seconds: (performance.now() - began) / 1000, megabytes };
}

interface Visits {
  readonly times: number[];
  readonly failed: string[];
}

/**
 * Requests pages at a fixed rate, regardless of responses.
 * @returns a function that stops
 */
function visitors(url: string, paths: readonly string[]): () => Promise<Visits> {
  const visits: Visits = { times: [], failed: [] };
  const open = new Set<Promise<void>>();
  let asked = 0;
  const timer = setInterval(() => {
    const path = paths[asked % paths.length] ?? '/';
    asked += 1;
    const began = performance.now();
    const visit = fetch(url + path)
      .then(async (answer) => {
        await answer.text();
        visits.times.push(performance.now() - began);
        if (answer.status !== 200) visits.failed.push(`${path}: ${String(answer.status)}`);
      })
      .catch((error: unknown) => void visits.failed.push(`${path}: ${String(error)}`))
      .finally(() => open.delete(visit));
    open.add(visit);
  }, 1000 / PAGES_A_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return visits;
  };
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

const listed = z.object({
  total: z.number(),
  items: z.array(z.looseObject({ sku: z.string(), url_path: z.optional(z.string()), price: z.optional(z.number()) })),
});

async function search(url: string, query: object, size: number) {
  const asked = encodeURIComponent(JSON.stringify({ filters: [], ...query }));
  const answer = await fetch(`${url}/api/catalog?store=us&type=product&size=${String(size)}&searchQuery=${asked}`);
  return listed.parse(await answer.json());
}

async function millisecondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) await wait(20);
  return performance.now() - began;
}

function pageRows(what: string, { times, failed }: Visits): BenchRow[] {
  const ms = (part: number) => `${quantile(times, part).toFixed(0)} ms`;
  const errors = failed.length === 0 ? '0' : `${String(failed.length)}, such as ${failed[0] ?? ''}`;
  return [
    { name: `${what}: pages that failed of ${String(times.length)}`, value: errors, limit: '0' },
    { name: `${what}: pages, median`, value: ms(0.5) },
    { name: `${what}: pages, 99 of 100 within`, value: ms(0.99), limit: '300 ms' },
    { name: `${what}: the slowest page`, value: ms(1) },
  ];
}

/** Imports a large file in a separate process while the shop serves pages. */
export function run(): Promise<BenchRow[]> {
  return inScratchFolder(async (folder) => {
    const data = join(folder, 'shop');
    const [there, goods, dearer] = ['there.csv', 'goods.csv', 'goods-2.csv'].map((name) => join(folder, name));
    if (there === undefined || goods === undefined || dearer === undefined) throw new Error('no files');
    await writeMagentoExport(there, { products: THERE, from: PRODUCTS });
    await writeMagentoExport(goods, { products: PRODUCTS });
    await writeMagentoExport(dearer, { products: PRODUCTS, cents: 100 });
    await importFile(data, there);
    const shop = await startShop({ data, mode: 'production' });
    try {
      const { items } = await search(shop.url, { text: 'jackets' }, 30);
      const home = await (await fetch(`${shop.url}/`)).text();
      const category = /href="(\/c\/[^"]+)"/.exec(home)?.[1] ?? '/search?q=shirts';
      const products = items.flatMap(({ sku, url_path: path }) => (path === undefined ? [] : [`/p/${sku}/${path}`]));
      const paths = products.flatMap((path) => ['/', category, path, '/search?q=navy%20shirts']);
      for (const path of paths) await (await fetch(shop.url + path)).text();
      const endRest = visitors(shop.url, paths);
      await wait(size(10_000, 300));
      const atRest = await endRest();
      const endFirst = visitors(shop.url, paths);
      const first = await importFile(data, goods);
      const found = await millisecondsUntil(async () => (await search(shop.url, {}, 0)).total >= PRODUCTS + THERE);
      const duringFirst = await endFirst();
      const last = { filters: [{ attribute: 'sku', value: { eq: `BENCH-${String(PRODUCTS - 1)}` } }] };
      const before = (await search(shop.url, last, 1)).items[0]?.price ?? 0;
      const endSecond = visitors(shop.url, paths);
      const second = await importFile(data, dearer);
      const shown = await millisecondsUntil(async () => (await search(shop.url, last, 1)).items[0]?.price !== before);
      const duringSecond = await endSecond();
      return [
        ...pageRows('at rest', atRest),
        { name: `import of ${String(PRODUCTS)} × 5, new`, value: `${first.seconds.toFixed(1)} s`, limit: '60 s' },
        { name: 'its largest memory', value: `${first.megabytes.toFixed(0)} MB`, limit: '300 MB' },
        ...pageRows('meanwhile', duringFirst),
        { name: 'all are found after its end', value: `${found.toFixed(0)} ms`, limit: '1000 ms' },
        { name: 'the same with other prices', value: `${second.seconds.toFixed(1)} s`, limit: '60 s' },
        { name: 'its largest memory', value: `${second.megabytes.toFixed(0)} MB`, limit: '300 MB' },
        ...pageRows('meanwhile', duringSecond),
        { name: 'the new price is shown after its end', value: `${shown.toFixed(0)} ms`, limit: '1000 ms' },
      ];
    } finally {
      await shop.stop();
    }
  });
}
