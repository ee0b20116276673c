import type { Browser } from 'playwright-core';
import { launchChromium } from '../browser/support/chromium';
import { startShop } from '../browser/support/shop-process';
import { signInOnce, type SignedInDevice } from '../browser/support/signed-in';
import { DESKTOP, visit } from '../browser/support/visit';
import type { BenchRow } from './bench-row';
import { feltPaint } from './support/felt-paint';

const ADMIN = 'alma@vitrine.example';
const PAINTS = 3;
/** Gzipped kilobytes. */
const MOST_CODE = 250;

/** Path of a page, and something that is there once it has what it shows. */
const PAGES: readonly (readonly [path: string, shows: string])[] = [
  ['/manage', 'main h1'],
  ['/manage/orders', 'main table tbody tr'],
  ['/manage/orders/100000', 'main h1'],
  ['/manage/products', 'main table tbody tr'],
  ['/manage/stock-levels', 'main table tbody tr'],
  ['/manage/categories', 'main table tbody tr'],
  ['/manage/people', 'main table tbody tr'],
  ['/manage/settings/site', 'main form'],
  ['/manage/menus', 'main table tbody tr'],
  ['/manage/coupons', 'main table tbody tr'],
  ['/admin/design', 'main h1'],
];

/** Gzipped kilobytes of JavaScript that a page loads on a device that has nothing of the shop. */
async function codeOf(browser: Browser, url: string, device: SignedInDevice, shows: string): Promise<number> {
  const { page, close } = await visit(browser, { viewport: DESKTOP, device });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
  await close();
  return bytes / 1024;
}

/** Pages of staff in a shop of the demo: what they load, and when they are painted on a slow phone. */
export async function run(): Promise<BenchRow[]> {
  const shop = await startShop();
  const browser = await launchChromium();
  try {
    const device = await signInOnce(browser, shop.url, ADMIN);
    const rows: BenchRow[] = [];
    for (const [path, shows] of PAGES) {
      const code = await codeOf(browser, shop.url + path, device, shows);
      rows.push({ name: `${path}: JavaScript`, value: `${code.toFixed(0)} KB`, limit: `${String(MOST_CODE)} KB` });
      const paints: number[] = [];
      for (let run = 0; run < PAINTS; run += 1)
        paints.push(await feltPaint(browser, shop.url + path, { device, shows }));
      const median = paints.sort((one, other) => one - other)[Math.floor(PAINTS / 2)] ?? Number.NaN;
      const name = `${path}: largest paint, code on the device, CPU ÷ 4, 1.6 Mbps, 150 ms, median of ${String(PAINTS)}`;
      rows.push({ name, value: `${median.toFixed(0)} ms`, limit: '1500 ms' });
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
