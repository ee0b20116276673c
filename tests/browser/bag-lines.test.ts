import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { openPage, PHONE, reloadPage, visit } from './support/visit';
import { SCREENS } from './support/widths';

const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function openBag(page: Page): Promise<void> {
  await buy(page, await findProduct(page, url, 'jacket'));
  await openPage(page, `${url}/cart`);
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe.each(SCREENS)('on %s, a line of the bag', (_, viewport) => {
  it('can be changed to another size, in place, and keeps the focus', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await openBag(page);
    const line = page.getByTestId('cart-line');
    const before = await line.getAttribute('data-sku');
    await line.getByTestId('change-line').click();
    const choice = page.getByTestId('change-choice');
    await choice
      .getByRole('radio', { name: /^(S|M|L|XL)$/, checked: false, disabled: false })
      .first()
      .check({ force: true });
    await page.getByRole('button', { name: 'Update bag' }).click();
    await expect.poll(() => line.getAttribute('data-sku')).not.toBe(before);
    expect(await line.count()).toBe(1);
    await expect.poll(() => focused(page)).toBe('H2');
    const changed = await line.getAttribute('data-sku');
    await reloadPage(page);
    expect(await line.getAttribute('data-sku')).toBe(changed);
    expect(complaints).toEqual([]);
    await close();
  });

  it('can be moved to the wishlist and back with one press', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await openBag(page);
    await page.getByTestId('save-line').click();
    const gone = page.getByTestId('removed-line');
    await gone.getByText(/is now on your wishlist/).waitFor();
    expect(await focused(page)).toBe('BUTTON');
    await gone.getByRole('button').click();
    await page.getByTestId('cart-line').waitFor();
    await page.getByTestId('save-line').click();
    await gone.waitFor();
    await openPage(page, `${url}/my-account/wishlist`);
    await page.getByRole('main').getByTestId('product-tile').waitFor();
    expect(await page.getByRole('main').getByTestId('product-tile').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the bag drawer', () => {
  it('shows the last addition at its top', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await buy(page, await findProduct(page, url, 'jacket'));
    await buy(page, await findProduct(page, url, 'scarf'));
    const lines = page.getByTestId('microcart-items').getByTestId('cart-line');
    await expect.poll(() => lines.count()).toBe(2);
    expect(await lines.first().getByRole('heading').textContent()).toMatch(/scarf|snood/i);
    await close();
  });
});
