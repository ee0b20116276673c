import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { DESKTOP, goTo, openPage, PHONE, reloadPage, visit } from './support/visit';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const LIST = '/search?q=men&as-typed=1';
const tiles = (page: Page) => page.getByTestId('product-tile');
const skus = (page: Page) => tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-sku') ?? ''));
const count = (page: Page) => page.getByTestId('listing-count').textContent();

function seen(page: Page): Promise<readonly (string | null)[]> {
  return tiles(page).evaluateAll((all) =>
    all
      .filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map((tile) => tile.getAttribute('data-sku')),
  );
}

async function loadMore(page: Page, max: number): Promise<void> {
  const before = await tiles(page).count();
  await page.getByTestId('listing-more').click();
  await page.waitForFunction((had) => document.querySelectorAll('[data-testid="product-tile"]').length > had, before);
  if ((await tiles(page).count()) < max) await loadMore(page, max);
}

/** Waits until two consecutive frames show the same products. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const first = window.scrollY;
    for (let step = 0; step < 20; step += 1) await frame();
    return window.scrollY === first;
  });
}

describe.each(SCREENS)('a listing on %s', (_name, viewport) => {
  it('is restored after a product and Back: the same number of products and the same ones in view', async () => {
    const { page, complaints, apiRequests, close } = await visit(browser, { viewport });
    await openPage(page, url + LIST);
    await loadMore(page, 100);
    await page.waitForURL(/per-page=\d+/);
    await tiles(page).nth(71).scrollIntoViewIfNeeded();
    await atRest(page);
    const before = { skus: await skus(page), seen: await seen(page), address: page.url() };

    await tiles(page).nth(71).getByRole('link').click();
    await page.getByTestId('buy-form').waitFor();
    const asked = apiRequests.length;
    await page.goBack();
    await page.getByTestId('listing-count').waitFor();
    await atRest(page);
    expect(page.url()).toBe(before.address);
    expect(await skus(page)).toEqual(before.skus);
    expect(await seen(page)).toEqual(before.seen);
    expect(apiRequests.slice(asked)).not.toContain('GET /api/catalog');

    await reloadPage(page);
    await atRest(page);
    expect(await skus(page)).toEqual(before.skus);
    expect(await seen(page)).toEqual(before.seen);
    expect(complaints).toEqual([]);
    await close();
  });

  it('continues to its end, each product once', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await openPage(page, url + LIST);
    const total = Number.parseInt((await count(page)) ?? '', 10);
    expect(total).toBeGreaterThan(50);
    await loadMore(page, total);
    expect(new Set(await skus(page)).size).toBe(total);
    await page.getByTestId('listing-more').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('filters', () => {
  it('are in the URL, have correct counts, and a filtered list starts at its first page again', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, url + LIST);
    await loadMore(page, 60);
    const value = page.getByTestId('facets').locator('a[href*="color="]').first();
    const promised = /(\d+)\s*$/.exec((await value.textContent()) ?? '')?.[1];
    await value.click();
    await page.waitForURL(/[?&]color=/);
    await expect
      .poll(() => page.getByTestId('listing-count').textContent(), { message: page.url() })
      .toMatch(new RegExp(`^${promised ?? 'no count'} `));
    expect(page.url()).not.toContain('per-page');
    await page.getByRole('link', { name: 'Price: low to high' }).click();
    await page.waitForURL(/sort=price-low/);
    expect(page.url()).toContain('color=');
    await page.goBack();
    await page.waitForURL((address) => !address.search.includes('sort='));
    await page.goBack();
    await page.waitForURL((address) => !address.search.includes('color='));
    expect(complaints).toEqual([]);
    await close();
  });

  it('are a drawer on a phone, which stays while the list behind it updates', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    await openPage(page, url + LIST);
    await page.getByTestId('facets').locator('summary').first().click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    await drawer.waitFor();
    await drawer.locator('a[href*="color="]').first().click();
    await page.waitForURL(/[?&]color=/);
    const show = drawer.getByRole('button', { name: /^Show \d+ item/ });
    await page.waitForFunction(() => {
      const number = (text: string | null | undefined) => /\d+/.exec(text ?? '')?.[0];
      const shown = document.querySelector('dialog[open] footer button')?.textContent;
      return number(shown) === number(document.querySelector('[data-testid="listing-count"]')?.textContent);
    });
    await show.click();
    await drawer.waitFor({ state: 'hidden' });
    // Both counts may still be those of the list before.
    await page
      .getByRole('link', { name: /^Remove filter/ })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('without JavaScript', () => {
  it('supports filters, sorting and paging by links', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP, javaScript: false });
    await goTo(page, url + LIST);
    const first = await skus(page);
    await page.getByTestId('listing-more').click();
    // Without scripts no picture is lazy, and fifty of them would delay the load event.
    const answered = { waitUntil: 'domcontentloaded' } as const;
    await page.waitForURL(/page=2/, answered);
    const second = await skus(page);
    expect(second.filter((sku) => first.includes(sku))).toEqual([]);
    await page.getByRole('link', { name: 'Show previous' }).click();
    await expect.poll(() => skus(page)).toEqual(first);
    await page.getByTestId('facets').locator('a[href*="color="]').first().click();
    await page.waitForURL(/color=/, answered);
    expect(await tiles(page).count()).toBeGreaterThan(0);
    await close();
  });
});

describe('the header over the slides', () => {
  it('is inverted at the top of the page only, and legible if it is not', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, url);
    const header = page.getByRole('banner');
    const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.waitForFunction(() => document.querySelector('header')?.hasAttribute('data-top') === true);
    expect(await header.getAttribute('data-ground')).toMatch(/dark|light/);
    expect(await background()).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 700);
    await page.waitForFunction(() => document.querySelector('header')?.hasAttribute('data-top') === false);
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('header')!).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
    expect(complaints).toEqual([]);
    await close();
  });
});
