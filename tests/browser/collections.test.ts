import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { DESKTOP, openPage, PHONE, reloadPage, visit } from './support/visit';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const LIST = '/search?q=jacket';
const heart = (page: Page, index: number) =>
  page.locator('main').getByTestId('product-tile').nth(index).getByTestId('wishlist-toggle');
const count = (page: Page) => page.getByTestId('wishlist-count');

async function counts(page: Page, number: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => (document.querySelector('[data-testid="wishlist-count"]')?.textContent ?? '0') === wanted,
    number,
  );
}

describe('the wishlist', () => {
  it('survives a reload and is the same in another tab', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, url + LIST);
    await heart(page, 0).click();
    await heart(page, 1).click();
    await counts(page, '2');
    const sku = await page.getByTestId('product-tile').first().getAttribute('data-sku');

    await reloadPage(page);
    await counts(page, '2');
    await page.waitForFunction(
      () => document.querySelector('main [data-testid="wishlist-toggle"]')?.getAttribute('aria-pressed') === 'true',
    );

    const other = await page.context().newPage();
    await openPage(other, `${url}/my-account/wishlist`);
    await counts(other, '2');
    await other
      .locator(`main [data-sku="${sku ?? ''}"]`)
      .getByTestId('wishlist-toggle')
      .click();
    await counts(other, '1');
    await counts(page, '1');
    await heart(page, 2).click();
    await counts(other, '2');
    await other.close();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(SCREENS)(
    'opens next to the page by keyboard, and Escape gives the focus back, on %s',
    async (_name, viewport) => {
      const { page, complaints, close } = await visit(browser, { viewport });
      await openPage(page, url + LIST);
      await heart(page, 0).focus();
      await page.keyboard.press('Space');
      await counts(page, '1');
      await page.getByTestId('wishlist-button').focus();
      await page.keyboard.press('Enter');
      await page.getByTestId('wishlist-items').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Wishlist' }).waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('wishlist-button');
      await page.getByTestId('wishlist-button').click();
      await page.getByRole('link', { name: 'View wishlist' }).click();
      await page.getByRole('heading', { level: 1, name: /^Wishlist/ }).waitFor();
      await page.waitForURL(/\/my-account\/wishlist$/);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('keeps the variant displayed on the product page', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, url + LIST);
    await page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' }).first().getByRole('link').click();
    await page.getByTestId('buy-form').waitFor();
    const { pathname, search } = new URL(page.url());
    await page.getByTestId('buy-form').getByTestId('wishlist-toggle').click();
    await counts(page, '1');
    await page.getByTestId('wishlist-button').click();
    const link = page.getByTestId('wishlist-items').getByRole('link');
    expect(await link.getAttribute('href')).toBe(pathname + search);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the comparison', () => {
  it.each(SCREENS)('gathers, compares and removes products, on %s', async (_name, viewport) => {
    const { page, complaints, close } = await visit(browser, { viewport });
    for (const index of [0, 1]) {
      await openPage(page, url + LIST);
      await page.getByTestId('product-tile').nth(index).getByRole('link').click();
      await page.getByTestId('buy-form').getByTestId('compare-toggle').click();
      await page.getByTestId('compare-tray').waitFor();
    }
    await page.getByTestId('compare-tray').getByRole('link', { name: 'Compare 2 items' }).click();
    await page.getByRole('columnheader').nth(1).waitFor();
    expect(await page.getByRole('columnheader').count()).toBe(2);
    expect(await page.getByTestId('compare-tray').count()).toBe(0);
    const rows = await page.getByRole('rowheader').count();
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    expect(await page.getByRole('rowheader').count()).toBeLessThanOrEqual(rows);

    await reloadPage(page);
    await page.getByRole('columnheader').nth(1).waitFor();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await page.getByText('Add one more item').waitFor();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await page.getByText('Nothing to compare yet').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('is limited to four, and shows this', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, url + LIST);
    await page.getByTestId('compare-mode').click();
    for (const index of [0, 1, 2, 3, 4]) {
      const tile = page.getByTestId('product-tile').nth(index);
      await tile.getByTestId('compare-toggle').click();
    }
    await page.getByTestId('notice').filter({ hasText: 'You can compare up to 4 items' }).waitFor();
    await page.getByRole('link', { name: 'Compare 4 items' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('prints on one sheet without the rest of the shop', async () => {
    const { page, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, url + LIST);
    await page.getByTestId('compare-mode').click();
    for (const index of [0, 1]) {
      const tile = page.getByTestId('product-tile').nth(index);
      await tile.getByTestId('compare-toggle').click();
    }
    await page.getByTestId('compare-tray').getByRole('link').click();
    await page.getByRole('columnheader').nth(1).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('table').isVisible()).toBe(true);
    await close();
  });
});

describe('the recently viewed products', () => {
  it('are listed newest first, each once, and counted in the menu', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    const opened: (string | null)[] = [];
    for (const index of [0, 1, 0]) {
      await openPage(page, url + LIST);
      const tile = page.getByTestId('product-tile').nth(index);
      opened.unshift(await tile.getAttribute('data-sku'));
      await tile.getByRole('link').click();
      await page.getByTestId('buy-form').waitFor();
    }
    await openPage(page, `${url}/recently-viewed`);
    await page.getByTestId('product-tile').nth(1).waitFor();
    const shown = await page
      .getByTestId('product-tile')
      .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-sku')));
    expect(shown).toEqual([...new Set(opened)]);
    await page.getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Recently viewed 2' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByText('Nothing viewed yet').waitFor();
    expect(await count(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
