import type { Browser } from 'playwright-core';
import { launchChromium } from '../browser/support/chromium';
import { startShop, type ShopProcess } from '../browser/support/shop-process';
import { signInByCode, type SignedInDevice } from '../browser/support/signed-in';
import { DESKTOP, visit } from '../browser/support/visit';
import type { BenchRow } from './bench-row';
import { feltPaint } from './support/felt-paint';
import { ORDER_OF_MANY, startLargeShop } from './support/large-shop';

const ADMIN = 'alma@vitrine.example';
const PAINTS = 3;
const MANY = 100_000;
const MAX_CODE = 250;

type PageShown = readonly [path: string, shows: string];

const ROW = 'main table tbody tr';
const PAGES: readonly PageShown[] = [
  ['/manage', 'main h1'],
  ['/manage/orders', ROW],
  ['/manage/orders/100000', 'main h1'],
  ['/manage/products', ROW],
  ['/manage/stock-levels', ROW],
  ['/manage/categories', ROW],
  ['/manage/people', ROW],
  ['/manage/settings/site', 'main form'],
  ['/manage/menus', ROW],
  ['/manage/coupons', ROW],
  ['/admin/design', 'main h1'],
];

const PAGES_OF_MANY: readonly PageShown[] = [
  ['/manage', 'main h1'],
  ['/manage/orders', ROW],
  [`/manage/orders?q=person777%40`, ROW],
  [ORDER_OF_MANY, 'main h1'],
  ['/manage/products', ROW],
  ['/manage/products?q=shirt&sort=price:asc', ROW],
  ['/manage/products?in_stock=false&page=40', ROW],
  ['/manage/products/SKU-1000001', 'main form'],
  ['/manage/stock-levels', ROW],
  ['/manage/categories', ROW],
];

/** Compressed JavaScript in KB on a first visit, without headers. */
async function codeOf(browser: Browser, url: string, device: SignedInDevice, shows: string): Promise<number> {
  const { page, close } = await visit(browser, { viewport: DESKTOP, device });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url);
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await close();
  return bytes / 1000;
}

async function measured(shop: ShopProcess, pages: readonly PageShown[], where: string): Promise<BenchRow[]> {
  const browser = await launchChromium();
  try {
    const device = await signInByCode(shop.url, ADMIN);
    const rows: BenchRow[] = [];
    for (const [path, shows] of pages) {
      const code = await codeOf(browser, shop.url + path, device, shows);
      const page = where + path;
      rows.push({ name: `${page}: JavaScript`, value: `${code.toFixed(0)} KB`, limit: `${String(MAX_CODE)} KB` });
      const paints: number[] = [];
      for (let run = 0; run < PAINTS; run += 1)
        paints.push(await feltPaint(browser, shop.url + path, { device, shows }));
      const median = paints.sort((one, other) => one - other)[Math.floor(PAINTS / 2)] ?? Number.NaN;
      const name = `${page}: largest paint, code on the device, CPU ÷ 4, 1.6 Mbps, 150 ms, median of ${String(PAINTS)}`;
      rows.push({ name, value: `${median.toFixed(0)} ms`, limit: '1500 ms' });
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/**
 * Staff pages: code size and paint time on a slow phone. VITRINE_LARGE_SHOP names the folder of a large shop, filled if
 * empty.
 */
export async function run(): Promise<BenchRow[]> {
  const folder = process.env['VITRINE_LARGE_SHOP'];
  if (folder === undefined) return measured(await startShop(), PAGES, '');
  return measured(await startLargeShop(folder, MANY), PAGES_OF_MANY, `${String(MANY)} products and orders, `);
}
