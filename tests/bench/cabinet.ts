import type { Browser } from 'playwright-core';
import { launchChromium } from '../browser/support/chromium';
import { startShop } from '../browser/support/shop-process';
import { signInByCode, type SignedInDevice } from '../browser/support/signed-in';
import { PHONE, visit } from '../browser/support/visit';
import type { BenchRow } from './bench-row';
import { feltPaint } from './support/felt-paint';
import { fillCabinet } from './cabinet/full-cabinet';
import { processorSeconds } from './support/processor-seconds';

const BLOGGER = 'marta@shop.test';
const SIZE = { products: 1000, posts: 1000, orders: 10_000 } as const;
const RUNS = 30;
const WARM_RUNS = 10;
const PAINTS = 3;

interface CabinetPage {
  readonly name: string;
  readonly path: string;
  readonly shows: string;
}

const PAGES: readonly CabinetPage[] = [
  { name: 'products', path: '/cabinet/products', shows: '[data-testid="promo"]' },
  { name: 'archive', path: '/cabinet/products/archive', shows: '[data-testid="promo"]' },
  { name: 'new set', path: '/cabinet/products/set', shows: '[data-testid="slot-top"]' },
  { name: 'posts', path: '/cabinet/products/posts', shows: '[data-testid="post"]' },
  { name: 'sales', path: '/cabinet/sales', shows: '[data-testid="balance"]' },
  { name: 'orders', path: '/cabinet/sales/orders', shows: '[data-testid="sale"]' },
  { name: 'payouts', path: '/cabinet/sales/payouts', shows: '[data-testid="payout"]' },
  { name: 'instructions', path: '/cabinet/wiki', shows: '[data-testid="wiki"]' },
];

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Call {
  readonly address: string;
  readonly authorization: string;
}

async function callsOf(browser: Browser, url: string, page: CabinetPage, device: SignedInDevice): Promise<Call[]> {
  const seen: Call[] = [];
  const { page: tab, close } = await visit(browser, { viewport: PHONE, device });
  tab.on('request', (request) => {
    const { authorization } = request.headers();
    if (request.method() !== 'GET' || authorization === undefined) return;
    if (/\/api\/(blogger|catalog)/.test(request.url())) seen.push({ address: request.url(), authorization });
  });
  await tab.goto(url + page.path);
  await tab.locator(page.shows).first().waitFor();
  await tab.waitForLoadState('networkidle');
  await close();
  return seen;
}

/** In ms, sequentially. */
async function serverTime(calls: readonly Call[]): Promise<{ readonly sum: number; readonly kilobytes: number }> {
  let bytes = 0;
  const started = performance.now();
  for (const { address, authorization } of calls) {
    const answer = await fetch(address, { headers: { authorization } });
    if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
    bytes += (await answer.arrayBuffer()).byteLength;
  }
  return { sum: performance.now() - started, kilobytes: bytes / 1024 };
}

async function measureServer(page: CabinetPage, calls: readonly Call[], pid: number): Promise<BenchRow> {
  const times: number[] = [];
  let weight = 0;
  let busy = Number.NaN;
  for (let run = -WARM_RUNS; run < RUNS; run += 1) {
    if (run === 0) busy = processorSeconds(pid);
    const { sum, kilobytes } = await serverTime(calls);
    weight = kilobytes;
    if (run >= 0) times.push(sum);
  }
  const processor = ((processorSeconds(pid) - busy) * 1000) / RUNS;
  const what = `${String(calls.length)} calls, ${weight.toFixed(0)} KB of JSON`;
  return {
    name: `${page.name}: server time of its calls (${what}), median; of its processor, mean`,
    value: `${median(times).toFixed(1)} ms; ${processor.toFixed(1)} ms`,
    limit: '100 ms',
  };
}

/** Blogger pages with 1,000 products, 1,000 posts and 10,000 orders: server time and paint time. */
export async function run(): Promise<BenchRow[]> {
  const shop = await startShop();
  const browser = await launchChromium();
  try {
    await fillCabinet(shop.data, BLOGGER, SIZE);
    const device = await signInByCode(shop.url, BLOGGER);
    const rows: BenchRow[] = [];
    for (const page of PAGES)
      rows.push(await measureServer(page, await callsOf(browser, shop.url, page, device), shop.pid));
    for (const page of PAGES) {
      const paints: number[] = [];
      for (let run = 0; run < PAINTS; run += 1) {
        paints.push(await feltPaint(browser, shop.url + page.path, { device, shows: page.shows }));
      }
      const name = `${page.name}: largest paint, code on the device, CPU ÷ 4, 1.6 Mbps, 150 ms, median of ${String(PAINTS)}`;
      rows.push({ name, value: `${median(paints).toFixed(0)} ms`, limit: '1500 ms' });
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
