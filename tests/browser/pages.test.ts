import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { shopPages } from './support/shop-pages';
import { goTo, PHONE, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

describe('a screen of 320 px', () => {
  it('never scrolls sideways', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 320, height: 640 } });
    for (const [name, path] of Object.entries(await shopPages(page, url))) {
      await goTo(page, url + path, { waitUntil: 'domcontentloaded' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, name).toBeLessThanOrEqual(320);
    }
    await close();
  });
});

describe('a browser without JavaScript', () => {
  it('shows the product with picture, name, price and buy form, and allows browsing, filtering and searching', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, javaScript: false });
    await goTo(page, url);
    await page.locator('footer nav a[href*="/c/"]').first().click();
    await page.locator('summary', { hasText: 'Filter' }).click();
    const before = await page.getByTestId('listing-count').textContent();
    const total = /\d+/.exec(before ?? '')?.[0] ?? '';
    const value = page.getByTestId('facets').getByRole('link').filter({ hasNotText: total }).first();
    const promised = await value.locator('span').last().textContent();
    await value.click();
    await page.waitForURL(/\?/);
    const after = await page.getByTestId('listing-count').textContent();
    expect(after).not.toBe(before);
    expect(after).toContain(promised);
    await page.getByTestId('product-tile').first().getByRole('link').click();
    const form = page.getByTestId('buy-form');
    expect(await form.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
    expect(await form.getByTestId('price').textContent()).toMatch(/\$\d/);
    expect(await page.locator('img[fetchpriority=high]').first().getAttribute('src')).toMatch(/^\/img\//);
    await goTo(page, `${url}/search?q=boots`);
    expect(await page.getByTestId('product-tile').count()).toBeGreaterThan(0);
    await close();
  });
});

describe('URLs', () => {
  it('respond 404 for missing pages and 200 for existing ones', async () => {
    expect((await fetch(`${url}/no/such/page`)).status).toBe(404);
    expect((await fetch(`${url}/c/no-such-category`)).status).toBe(404);
    expect((await fetch(`${url}/p/NOPE/nope`)).status).toBe(404);
    expect((await fetch(`${url}/en`)).status).toBe(200);
  });
});
