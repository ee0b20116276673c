import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { DESKTOP, openPage, PHONE, twoFrames, visit } from './support/visit';
import { widths } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const tiles = (page: Page) => page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' });
const colourful = (page: Page) =>
  tiles(page)
    .filter({ has: page.locator('li[data-value]') })
    .first();
const hasFocus = (page: Page, testId: string) =>
  page.waitForFunction((id) => document.activeElement?.getAttribute('data-testid') === id, testId);

const SCREENS = widths(['a phone', PHONE, true], ['a desktop', DESKTOP, false]);

describe.each(SCREENS)('a tile on %s', (_name, viewport, hasTouch) => {
  it('shows the pressed colour, and links to it', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, hasTouch });
    await openPage(page, `${url}/c/women-dresses`);
    const tile = colourful(page);
    const sku = await tile.getAttribute('data-sku');
    const shown = page.locator(`[data-testid="product-tile"][data-sku="${sku ?? ''}"]`);
    const dots = shown.locator('li[data-value]');
    const [value, label] = [await dots.nth(1).getAttribute('data-value'), await dots.nth(1).getAttribute('title')];
    const before = await shown.getByRole('link').getAttribute('href');
    const height = (await shown.boundingBox())?.height;
    if (hasTouch) await dots.nth(1).tap();
    else {
      await dots.nth(1).hover();
      await shown.getByRole('radio').nth(1).click();
    }
    await shown.getByRole('radio', { name: label ?? '', checked: true }).waitFor();
    await expect.poll(() => shown.getByRole('link').getAttribute('href')).not.toBe(before);
    expect(await shown.getByRole('link').getAttribute('href')).toContain(value);
    expect(page.url()).toContain('/c/women-dresses');
    expect((await shown.boundingBox())?.height).toBe(height);
    await page.mouse.move(0, 0); // Keeps the pointer off colours that scroll under it.
    await page.evaluate(() => window.scrollTo(0, 0));

    await shown.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await shown.getByRole('radio', { checked: true }).and(page.locator(':focus')).waitFor();
    await expect.poll(() => shown.getByRole('link').getAttribute('href')).not.toContain(value);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shown.getByRole('link').getAttribute('href')).toContain(value);
    await shown.getByRole('link').click();
    await page
      .getByTestId('buy-form')
      .locator(`input[name="color"][value="${value ?? ''}"]:checked`)
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

async function saved(page: Page, list: string) {
  await openPage(page, url + list);
  const heart = tiles(page).first().getByTestId('wishlist-toggle');
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await twoFrames(page); // Wait until it is stored, because the next page loads anew.
  await openPage(page, `${url}/my-account/wishlist`);
  return tiles(page).first();
}

describe.each(SCREENS)('a saved product on %s', (_name, viewport, hasTouch) => {
  it('is added to the bag without leaving the wishlist, and the focus returns', async () => {
    const { page, complaints, close } = await visit(browser, { viewport, hasTouch });
    const tile = await saved(page, '/c/women-dresses');
    const opener = tile.getByTestId('quick-add');
    if (hasTouch) await opener.tap();
    else await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Add to bag' });
    const take = dialog.getByRole('button', { name: 'Choose a size' });
    await take.click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'size');
    await dialog.locator('input[name="size"]:enabled').first().check({ force: true });
    await dialog.getByRole('button', { name: 'Add to bag' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await hasFocus(page, 'quick-add');
    await expect.poll(() => page.getByTestId('cart-count').textContent()).toBe('1');
    expect(new URL(page.url()).pathname).toBe('/my-account/wishlist');

    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await hasFocus(page, 'quick-add');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a product that cannot be configured in a list', () => {
  it('is configured on its page, which the button of its tile opens', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    await openPage(page, `${url}/search?q=bundle`);
    const found = await page.evaluate(async () => {
      const filters = [
        { attribute: 'type_id', value: { eq: 'bundle' } },
        { attribute: 'stock.is_in_stock', value: { eq: true } },
      ];
      const query = encodeURIComponent(JSON.stringify({ filters }));
      const answer = await fetch(`/api/catalog?store=us&type=product&size=1&searchQuery=${query}`);
      return answer.text();
    });
    const sku = /"sku":"([^"]+)"/.exec(found)?.[1] ?? '';
    const tile = await saved(page, `/search?q=${sku}`);
    await tile.getByTestId('quick-add').click();
    await page.waitForURL(/\/p\//);
    await page.getByTestId('buy-form').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
