import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { axeViolations } from './support/axe';
import { sharedChromium } from './support/chromium';
import { shopPages } from './support/shop-pages';
import { deviceOf, type DemoPerson } from './support/signed-in';
import { DESKTOP, openUntouched, PHONE, visit } from './support/visit';
import { SCREENS } from './support/widths';

/* Other states are covered by stories in `stories.test.ts`. */
const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await sharedChromium();
});

async function faults(page: Page, name: string): Promise<readonly string[]> {
  const found = (await axeViolations(page)).map((text) => `${name}: ${text}`);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return isWide ? [...found, `${name}: wider than the screen`] : found;
}

const ENDS_IN_GOODS = ['empty search', 'compare', 'wishlist', 'recently viewed', 'cart', 'not found'];

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('every kind of page on %s', (_name, viewport) => {
  it('hydrates without a warning and without API requests except for products, and axe finds nothing', async () => {
    const probe = await visit(browser, { viewport });
    const pages = await shopPages(probe.page, url);
    await probe.close();
    const found: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const { page, complaints, apiRequests, close } = await visit(browser, { viewport });
      await openUntouched(page, url + path);
      if (ENDS_IN_GOODS.includes(name))
        await page.getByTestId('best-goods').getByTestId('product-tile').first().waitFor();
      // Scrolling or touching sends the page-view ping.
      const asked = apiRequests.filter((request) => request !== 'GET /url');
      const own = ENDS_IN_GOODS.includes(name) && name !== 'empty search' ? ['GET /api/catalog'] : [];
      if (name !== 'checkout' && asked.join() !== own.join()) found.push(`${name}: asked ${asked.join()}`);
      // Chromium logs the document's 404.
      found.push(
        ...complaints
          .filter((text) => !(name === 'not found' && text.includes('404')))
          .map((text) => `${name}: ${text}`),
      );
      found.push(...(await faults(page, name)));
      await close();
    }
    expect(found).toEqual([]);
  });
});

const SIGNED_IN: Readonly<Partial<Record<DemoPerson, readonly (readonly [path: string, shows: string])[]>>> = {
  vincent: [
    ['/my-account', '[data-testid="last-order"]'],
    ['/my-account/orders', '[data-testid="order"]'],
    ['/my-account/edit', '[data-testid="sessions"]'],
  ],
  lotte: [
    ['/cabinet', '[data-testid="promo"]'],
    ['/cabinet/sales', '[data-testid="balance"]'],
    ['/cabinet/sales/orders', '[data-testid="sale"]'],
    ['/cabinet/sales/payouts', '[data-testid="payout"]'],
  ],
  alma: [
    ['/manage', 'main h2'],
    ['/manage/products', 'main table td'],
    ['/manage/orders', 'main table td'],
    ['/manage/orders/~refunds', 'main h1'],
    ['/manage/coupons/~new', 'main form'],
    ['/manage/pages/~new', 'main form'],
    ['/manage/import', 'main input[type="file"]'],
    ['/admin/design', 'main input[type="radio"]'],
  ],
};

describe.each(SCREENS)('pages for signed-in users on %s', (_name, viewport) => {
  it.each(Object.entries(SIGNED_IN))('pass axe: %s', async (person, pages) => {
    const device = deviceOf(person as DemoPerson); // sound: a key of the table above
    const { page, complaints, close } = await visit(browser, { viewport, device });
    const found: string[] = [];
    for (const [path, shows] of pages) {
      await openUntouched(page, url + path);
      await page.locator(shows).first().waitFor();
      found.push(...(await faults(page, path)));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
