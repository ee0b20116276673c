import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { boxesOf } from './support/boxes';
import { chromiumWithoutPictures } from './support/chromium';
import { openPage, visit } from './support/visit';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

describe.each(SCREENS)('a product shared from %s', (_name, viewport) => {
  it('has the URL of the selected colour and size, and nothing else of this visit', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await openPage(page, `${url}/c/women-dresses`);
    const tile = page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' }).first();
    const href = (await tile.getByRole('link').getAttribute('href')) ?? '';
    await openPage(page, `${url}${href}${href.includes('?') ? '&' : '?'}utm_source=letter`);
    const size = page.getByTestId('buy-form').locator('input[name="size"]:enabled').first();
    await size.check({ force: true });
    const wanted = await size.inputValue();

    const button = page.getByTestId('share-product');
    const [row, box] = await boxesOf(page.getByTestId('buy-form').getByTestId('wishlist-toggle'), button);
    expect(Math.abs(box.top - row.top)).toBeLessThan(2);
    expect(box.left).toBeGreaterThan(row.right);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);

    await button.click();
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.href).not.toContain('utm_source');

    await openPage(page, copied.href);
    expect(await page.getByTestId('buy-form').locator('input[name="size"]:checked').inputValue()).toBe(wanted);
    expect(complaints).toEqual([]);
    await close();
  });
});
