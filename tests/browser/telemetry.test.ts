import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { startCollector } from './support/collector';
import { startShop, type ShopProcess } from './support/shop-process';
import { DESKTOP, hydrated, openPage, PHONE, visit } from './support/visit';

let browser: Browser;
let shop: ShopProcess;
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
  [browser, shop] = await Promise.all([
    chromiumWithoutPictures(),
    startShop({ seed: inject('seed'), serve: ['--telemetry-url', collector.url, '--tag-script', collector.tagScript] }),
  ]);
});
afterAll(async () => {
  await shop.stop();
  await collector.close();
});

const kinds = () => collector.reports.map((text) => JSON.parse(text) as { kind: string; name?: string });

const CHOICE = '[data-testid="privacy-choice"]';
const received = (page: Page) =>
  page.evaluate(() => {
    const events: unknown = Reflect.get(window, 'heard');
    return Array.isArray(events) ? events.map((entry: { event?: unknown }) => entry.event) : undefined;
  });

describe('a shop with a telemetry address and a tag manager', () => {
  it('sends errors immediately, and after consent also shopper events, to the tag manager too', async () => {
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
    // Errors are sent immediately, events only after consent, including earlier ones. Server page views are anonymous.
    expect(kinds().filter(({ kind, name }) => kind === 'event' && name !== 'page_view')).toEqual([]);
    expect(await page.evaluate((): unknown => Reflect.get(window, 'dataLayer') ?? [])).toEqual([]);
    expect(await received(page)).toBeUndefined();
    await page.locator(CHOICE).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => kinds().some(({ name }) => name === 'AddToWishlist')).toBe(true);
    await expect.poll(() => received(page)).toEqual(expect.arrayContaining(['gtm.js', 'AddToWishlist']));
    expect(collector.reports.join('\n')).toContain('a fault of the page');
    expect(collector.reports.join('\n')).not.toContain('ada@example.com');
    expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await Promise.all([
      page.waitForEvent('load'),
      page.locator(CHOICE).getByRole('button', { name: 'Reject' }).click(),
    ]);
    await hydrated(page);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.locator(CHOICE).getByText('You have rejected.').waitFor();
    expect(await received(page)).toBeUndefined();
    await close();
  });

  it.each([PHONE, DESKTOP])(
    'asks below the page: elements fixed to its bottom stay above, at $width px',
    async (viewport) => {
      const { page, close } = await visit(browser, { viewport });
      await openPage(page, `${shop.url}/c/women`);
      await page.getByTestId('product-tile').first().getByRole('link').first().click();
      await page.waitForURL('**/p/**');
      await page.locator(CHOICE).waitFor();
      const covered = () =>
        page.evaluate((selector) => {
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          const edge = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
          const ends = [...document.querySelectorAll('[data-bottom-bar], footer p, footer button, footer a')];
          const below = ends.filter((element) => element.getBoundingClientRect().bottom > edge + 1);
          return below.map(({ textContent }) => textContent);
        }, CHOICE);
      await expect.poll(covered).toEqual([]);
      await expect.poll(covered).toEqual([]);
      await close();
    },
  );
});
