import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { openPage } from './support/visit';
import { widths } from './support/widths';

const PAGES = [
  '/recently-viewed', '/compare', '/cart', '/retail-returns', '/my-account', '/brands', '/order', '/c/women', '/search?q=dress', '/nothing-here',
]; // prettier-ignore
const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

describe('titles of lists, content and the account', () => {
  it.each(widths(390, 1440))('start at one height at %i px', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const top = async () => Math.round((await page.locator('main h1').first().boundingBox())?.y ?? 0);
    await openPage(page, `${url}/wishlist`);
    await expect.poll(top).toBeGreaterThan(0);
    const first = await top();
    for (const path of PAGES) {
      await openPage(page, url + path);
      await expect.poll(top, { message: path }).toBe(first);
    }
    await context.close();
  });

  it.each(widths(390, 1440))('link onward at an empty checkout at %i px', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await openPage(page, `${url}/checkout`);
    await page.getByTestId('ways-on').waitFor();
    await page.getByTestId('product-tile').first().waitFor();
    await context.close();
  });
});
