import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeViolations } from './support/axe';
import { launchChromium } from './support/chromium';
import { DESKTOP, PHONE, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** One address of each kind of page, found the way a shopper finds it. */
async function addresses(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.goto(`${url}/search?q=jacket`);
  const product = await page.getByTestId('product-tile').first().getByRole('link').getAttribute('href');
  await page.goto(url);
  const category = await page.locator('footer nav a[href*="/c/"]').first().getAttribute('href');
  return {
    home: '/',
    category: category ?? '',
    product: product ?? '',
    search: '/search?q=jackett',
    'empty search': '/search?q=qqqqxzzz',
    compare: '/compare',
    wishlist: '/my-account/wishlist',
    'recently viewed': '/recently-viewed',
    cart: '/cart',
    checkout: '/checkout',
    privacy: '/privacy',
    'failed payment': '/failed-payment',
    'not found': '/no/such/page',
  };
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('every kind of page on %s', (_name, viewport) => {
  it('hydrates without a warning and without a request to the API, and axe finds nothing', async () => {
    const probe = await visit(browser, { viewport });
    const pages = await addresses(probe.page);
    await probe.close();
    const found: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const { page, complaints, apiRequests, close } = await visit(browser, { viewport });
      await page.goto(url + path, { waitUntil: 'networkidle' });
      // A page that is scrolled or touched reports that it was seen.
      const asked = apiRequests.filter((request) => request !== 'GET /url');
      if (name !== 'checkout') found.push(...asked.map((request) => `${name}: asked ${request}`));
      // The document itself answers 404 there, and Chromium says so.
      found.push(
        ...complaints
          .filter((text) => !(name === 'not found' && text.includes('404')))
          .map((text) => `${name}: ${text}`),
      );
      found.push(...(await axeViolations(page)).map((text) => `${name}: ${text}`));
      await close();
    }
    expect(found).toEqual([]);
  });

  it('does not shift while it loads', async () => {
    const probe = await visit(browser, { viewport });
    const pages = await addresses(probe.page);
    await probe.close();
    for (const name of ['home', 'category', 'product'] as const) {
      const { page, close } = await visit(browser, { viewport });
      await page.addInitScript(() => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          document.documentElement.dataset.cls = String(sum);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(url + (pages[name] ?? ''), { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.documentElement.dataset.cls ?? '0'), name).toBe('0');
      await close();
    }
  });
});

describe('a screen of 320 px', () => {
  it('never scrolls sideways', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 320, height: 640 } });
    for (const [name, path] of Object.entries(await addresses(page))) {
      await page.goto(url + path, { waitUntil: 'load' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, name).toBeLessThanOrEqual(320);
    }
    await close();
  });
});

describe('a browser without JavaScript', () => {
  it('shows the product with picture, name, price and buy form, and lets one browse, filter and search', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE, javaScript: false });
    await page.goto(url);
    await page.locator('footer nav a[href*="/c/"]').first().click();
    await page.locator('summary', { hasText: 'Filter' }).click();
    const before = await page.getByTestId('listing-count').textContent();
    // A value that narrows the list: what all of it has in common would change nothing.
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
    await page.goto(`${url}/search?q=boots`);
    expect(await page.getByTestId('product-tile').count()).toBeGreaterThan(0);
    await close();
  });
});

describe('addresses', () => {
  it('answers 404 for what does not exist and 200 for what does', async () => {
    expect((await fetch(`${url}/no/such/page`)).status).toBe(404);
    expect((await fetch(`${url}/c/no-such-category`)).status).toBe(404);
    expect((await fetch(`${url}/p/NOPE/nope`)).status).toBe(404);
    expect((await fetch(`${url}/en`)).status).toBe(200);
  });
});
