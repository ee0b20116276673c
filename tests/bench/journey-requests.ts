import type { Page, Request } from 'playwright-core';
import { launchChromium } from '../browser/support/chromium';
import { startShop } from '../browser/support/shop-process';
import { fillCheckout } from '../browser/support/shopper';
import { openSettled } from '../browser/support/settled';
import { DESKTOP, visit } from '../browser/support/visit';
import type { BenchRow } from './bench-row';

interface Traced {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Simulated network latency in ms, which makes dependent requests visible. */
const LATENCY_MS = 150;
const QUIET_MS = 600;

/** Counts requests and the longest dependent chain of a guest's journey in Chromium. */
export async function run(): Promise<BenchRow[]> {
  const shop = await startShop();
  const browser = await launchChromium();
  try {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    const product = await productPath(page, shop.url);
    await slowDown(page);
    const trace = startTrace(page);
    const before = await journey(page, shop.url + product, trace);
    const traced = await trace.end();
    await close();
    return rowsOf(traced.slice(before));
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const conditions = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', conditions);
}

function rowsOf(traced: readonly Traced[]): BenchRow[] {
  const chain = longestChain(traced);
  const busy = traced.reduce((sum, { start, end }) => sum + end - start, 0);
  const steps = traced.map((request, at) => ({
    name: `  ${String(at + 1)}. ${request.name}`,
    value: `at ${(request.start - (traced[0]?.start ?? 0)).toFixed(0)} ms, ${(request.end - request.start).toFixed(0)} ms long${chain.includes(request) ? '' : ', beside another'}`,
  }));
  return [
    { name: 'API requests of a whole guest journey', value: String(traced.length), limit: '8' },
    { name: 'of them one after another (longest chain)', value: String(chain.length), limit: '7' },
    { name: `time in them together, at ${String(LATENCY_MS)} ms a round trip`, value: `${busy.toFixed(0)} ms` },
    ...steps,
  ];
}

function longestChain(traced: readonly Traced[]): readonly Traced[] {
  const chain: Traced[] = [];
  for (const request of [...traced].sort((a, b) => a.end - b.end)) {
    if (request.start >= (chain.at(-1)?.end ?? 0)) chain.push(request);
  }
  return chain;
}

interface Trace {
  readonly quiet: () => Promise<number>;
  readonly end: () => Promise<readonly Traced[]>;
}

/** Excludes the page-view ping (GET /url). */
function startTrace(page: Page): Trace {
  const requests: Request[] = [];
  let [open, last] = [0, performance.now()];
  const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
  page.on('request', (request) => {
    if (!isApi(request)) return;
    requests.push(request);
    open += 1;
  });
  const ended = (request: Request): void => {
    if (!isApi(request)) return;
    open -= 1;
    last = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const quiet = async (): Promise<number> => {
    last = performance.now();
    while (open > 0 || performance.now() - last < QUIET_MS) await page.waitForTimeout(50);
    return requests.length;
  };
  return {
    quiet,
    end: async () => {
      await quiet();
      return requests.map((request) => {
        const { startTime, responseEnd } = request.timing();
        const name = `${request.method()} ${new URL(request.url()).pathname}`;
        return { name, start: startTime, end: startTime + Math.max(0, responseEnd) };
      });
    },
  };
}

async function productPath(page: Page, url: string): Promise<string> {
  await openSettled(page, `${url}/search?q=jacket`);
  const tiles = page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' });
  return (await tiles.first().getByRole('link').getAttribute('href')) ?? '';
}

async function journey(page: Page, product: string, { quiet }: Trace): Promise<number> {
  await openSettled(page, product);
  const form = page.getByTestId('buy-form');
  for (const option of await form.locator('fieldset').all()) {
    await option
      .locator('label:not([title*="sold out"]):not([title*="not available"]) input[type=radio]')
      .last()
      .check();
  }
  const before = await quiet();
  await page.getByTestId('add-to-cart').click();
  await page.getByTestId('microcart-items').waitFor();
  await quiet();
  await page
    .getByTestId('microcart-items')
    .getByRole('button', { name: /more|increase/i })
    .click();
  await quiet();
  await page.locator('a[href$="/cart"]:visible').last().click();
  await page.getByText('Coupon or gift card').first().click();
  await page.getByLabel('Coupon or gift card').fill('SEASON10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await quiet();
  await page.locator('main a[href$="/checkout"]').first().click();
  await page.getByTestId('place-order').waitFor();
  await quiet();
  await fillCheckout(page);
  await quiet();
  await page.getByTestId('place-order').click();
  await page.getByTestId('thank-you').waitFor();
  return before;
}
