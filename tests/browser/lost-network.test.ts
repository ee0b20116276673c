import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { choose, findProduct } from './support/shopper';
import { openPage, PHONE } from './support/visit';
import { SCREENS } from './support/widths';

/* Lazy loading while the network or a single script fails. */
const url = inject('shopUrl');
let browser: Browser;
let product: string;
const open: BrowserContext[] = [];

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
  const page = await browser.newPage();
  product = await findProduct(page, url);
  await page.close();
});
afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
});

interface Shopper {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly uncaught: string[];
}

/** Prefetching is disabled, so unused code is absent. */
async function shopper(viewport: typeof PHONE): Promise<Shopper> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
  open.push(context);
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const uncaught: string[] = [];
  context.on('weberror', (error) => uncaught.push(error.error().message));
  return { context, page: await context.newPage(), uncaught };
}

async function openProduct(page: Page): Promise<void> {
  await choose(page, product);
  const form = page.getByTestId('buy-form');
  const heart = form.getByTestId('wishlist-toggle');
  const save = async () => {
    await heart.click();
    return heart.getAttribute('aria-pressed');
  };
  await expect.poll(save).toBe('true');
}

describe.each(SCREENS)('a lost network on %s', (_, size) => {
  it('shows that a product could not be added, and adds it on the next press when the network is back', async () => {
    const { context, page, uncaught } = await shopper(size);
    await openProduct(page);
    await context.setOffline(true);
    const add = page.getByTestId('add-to-cart');
    await add.click();
    await page.getByTestId('buy-form').getByText('Not added. Try again').waitFor();
    expect(await add.getAttribute('aria-disabled')).toBeNull();
    await context.setOffline(false);
    await page.getByText('Not added. Try again').waitFor({ state: 'detached' });
    await add.click();
    await page.getByTestId('microcart-items').waitFor();
    expect(uncaught).toEqual([]);
  });

  it('requests a script that failed to load again on the next press', async () => {
    const { page, uncaught } = await shopper(size);
    await openProduct(page);
    const script = /\/cart-[^/]*\.js$/;
    await page.route(script, (route) => route.abort());
    await page.getByTestId('add-to-cart').click();
    await page.getByTestId('buy-form').getByText('Not added. Try again').waitFor();
    await page.unroute(script);
    await page.getByTestId('add-to-cart').click();
    await page.getByTestId('microcart-items').waitFor();
    expect(uncaught).toEqual([]);
  });

  it('keeps the page on a link, shows this, and follows it when the network is back', async () => {
    const { context, page, uncaught } = await shopper(size);
    await openPage(page, `${url}/search?q=jacket`);
    await context.setOffline(true);
    await page.getByTestId('product-tile').first().getByRole('link').first().click();
    await page.getByText('You are offline. This page opens when you are back online.').first().waitFor();
    await page.getByTestId('product-tile').first().waitFor();
    await context.setOffline(false);
    await page.getByTestId('buy-form').waitFor();
    expect(uncaught).toEqual([]);
  });

  it('restores the form and countries of a checkout without its code when the network is back', async () => {
    const { context, page, uncaught } = await shopper(size);
    await page.route(/\/(checkout|orders)-[^/]*\.js$/, (route) => route.abort());
    await openPage(page, `${url}/checkout`);
    await page.getByTestId('checkout-loading').waitFor();
    await context.setOffline(true);
    await page.unroute(/\/(checkout|orders)-[^/]*\.js$/);
    await context.setOffline(false);
    await page.getByTestId('checkout-loading').waitFor({ state: 'detached' });
    expect(uncaught).toEqual([]);
  });
});

describe('the heart of a product', () => {
  it('reports a failed save, and saves on the next press', async () => {
    const { page, uncaught } = await shopper(PHONE);
    await page.route(/\/kept-[^/]*\.js$/, (route) => route.abort());
    await choose(page, product);
    const heart = page.getByTestId('buy-form').locator('button[aria-pressed]').first();
    await heart.click();
    await page
      .getByText(/Please try again in a moment/)
      .first()
      .waitFor();
    await page.unroute(/\/kept-[^/]*\.js$/);
    await heart.click();
    await page.getByTestId('buy-form').locator('button[aria-pressed="true"]').waitFor();
    expect(uncaught).toEqual([]);
  });
});
