import { launchChromium } from '../browser/support/chromium';
import { blockingTime, weighPage } from '../browser/support/measure-page';
import { startShop } from '../browser/support/shop-process';
import type { BenchRow } from './bench-row';

const RUNS = 60;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

async function timeOf(url: string): Promise<{ readonly firstByte: number; readonly whole: number }> {
  const started = performance.now();
  const response = await fetch(url);
  const reader = response.body?.getReader();
  await reader?.read();
  const firstByte = performance.now() - started;
  while (reader !== undefined && !(await reader.read()).done);
  return { firstByte, whole: performance.now() - started };
}

/** A category and a product as the sitemap of links on home and search gives them. */
async function paths(url: string): Promise<readonly (readonly [name: string, path: string, limit: string])[]> {
  const hrefs = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
  const category = (await hrefs('/')).find((href) => href.startsWith('/c/')) ?? '';
  const product = (await hrefs('/search?q=jacket')).find((href) => href.startsWith('/p/')) ?? '';
  return [
    ['home', '/', '15 ms'],
    ['category', category, '25 ms'],
    ['product', product, '10 ms'],
  ];
}

/** Weight and speed of the three pages that a first visit sees. */
export async function run(): Promise<BenchRow[]> {
  const shop = await startShop();
  const browser = await launchChromium();
  const rows: BenchRow[] = [];
  try {
    for (const [name, path, limit] of await paths(shop.url)) {
      for (let warm = 0; warm < 15; warm += 1) await timeOf(shop.url + path);
      const times = [];
      for (let index = 0; index < RUNS; index += 1) times.push(await timeOf(shop.url + path));
      rows.push({
        name: `${name}: server, first byte, median of ${RUNS}`,
        value: `${median(times.map((time) => time.firstByte)).toFixed(1)} ms`,
      });
      rows.push({
        name: `${name}: server, whole HTML, median of ${RUNS}`,
        value: `${median(times.map((time) => time.whole)).toFixed(1)} ms`,
        limit,
      });
      const weight = await weighPage(browser, shop.url + path);
      rows.push({
        name: `${name}: JavaScript, gzipped`,
        value: `${(weight.javaScript / 1024).toFixed(1)} KB`,
        limit: '130 KB',
      });
      rows.push({
        name: `${name}: everything on the wire, phone`,
        value: `${(weight.total / 1024).toFixed(0)} KB in ${weight.requests} requests`,
      });
      rows.push({ name: `${name}: API requests while hydrating`, value: String(weight.apiRequests), limit: '0' });
    }
    const product = (await paths(shop.url))[2]?.[1] ?? '';
    const blocked = [];
    for (let index = 0; index < 3; index += 1) blocked.push(await blockingTime(browser, shop.url + product, 4));
    rows.push({
      name: 'product: blocking time, processor slowed 4 times, 412 px, median of 3',
      value: `${median(blocked).toFixed(0)} ms`,
      limit: '200 ms',
    });
  } finally {
    await browser.close();
    await shop.stop();
  }
  return rows;
}
