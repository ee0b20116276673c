import { startShop } from '../browser/support/shop-process';
import type { BenchRow } from './bench-row';
import { FEW_PRODUCTS, size } from './support/size';

const PRODUCTS = size(100_000, FEW_PRODUCTS);
const RUNS = size(40, 2);
const WARM_RUNS = size(30, 1);

interface PageBench {
  readonly name: string;
  readonly path: string;
  readonly limit?: string;
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
}

async function pagesOf(url: string): Promise<readonly PageBench[]> {
  const html = await (await fetch(`${url}/`)).text();
  const category = /href="(\/c\/[^"?]+)"/.exec(html)?.[1] ?? '';
  return [
    { name: 'category, 50 products', path: category, limit: '25 ms' },
    { name: 'category, filtered and by price', path: `${category}?color=black&sort=price-low` },
    { name: 'search', path: '/search?q=jacket' },
    { name: 'home', path: '/' },
  ];
}

/** Server-rendered pages with 100,000 products. Creating the catalogue takes minutes. */
export async function run(): Promise<BenchRow[]> {
  const shop = await startShop({ products: PRODUCTS, serve: ['--page-cache', '0'] });
  try {
    const pages = await pagesOf(shop.url);
    const times = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
    for (let run = -WARM_RUNS; run < RUNS; run += 1) {
      for (const { name, path } of pages) {
        const taken = await timeOf(shop.url + path);
        if (run >= 0) times.get(name)?.push(taken);
      }
    }
    return pages.map(({ name, limit }) => {
      const sorted = (times.get(name) ?? []).sort((a, b) => a - b);
      const value = `${(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(1)} ms`;
      return { name: `${name}, of ${PRODUCTS}: whole HTML, median of ${RUNS}`, value, ...(limit && { limit }) };
    });
  } finally {
    await shop.stop();
  }
}
