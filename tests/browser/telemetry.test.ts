import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { startCollector } from './support/collector';
import { startShop, type ShopProcess } from './support/shop-process';
import { DESKTOP, openPage, visit } from './support/visit';

/* Errors and events reach the address that one setting names (S §7; A §9). */
let browser: Browser;
let shop: ShopProcess;
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
  [browser, shop] = await Promise.all([
    chromiumWithoutPictures(),
    startShop({ seed: inject('seed'), serve: ['--telemetry-url', collector.url] }),
  ]);
});
afterAll(async () => {
  await shop.stop();
  await collector.close();
});

const kinds = () => collector.reports.map((text) => JSON.parse(text) as { kind: string; name?: string });

describe('a shop with a telemetry address', () => {
  it('posts what a shopper does and what fails on a page, and the page is let', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, `${shop.url}/c/women`);
    await page.getByTestId('product-tile').first().getByTestId('wishlist-toggle').click();
    await expect.poll(() => page.getByTestId('wishlist-count').textContent()).toBe('1');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a fault of the page for ada@example.com');
      });
    });
    await expect.poll(() => kinds().some(({ kind }) => kind === 'error')).toBe(true);
    // Errors are sent at once; events only after consent, with those from before it.
    // The server counts the pages that it is asked for, and not by whom.
    expect(kinds().filter(({ kind, name }) => kind === 'event' && name !== 'page_view')).toEqual([]);
    expect(await page.evaluate((): unknown => Reflect.get(window, 'dataLayer') ?? [])).toEqual([]);
    await page.getByTestId('cookie-notice').getByRole('button').first().click();
    await expect.poll(() => kinds().some(({ name }) => name === 'AddToWishlist')).toBe(true);
    expect(collector.reports.join('\n')).toContain('a fault of the page');
    expect(collector.reports.join('\n')).not.toContain('ada@example.com');
    expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
    await close();
  });
});
