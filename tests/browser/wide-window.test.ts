import type { Browser, Locator } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { openPage, visit } from './support/visit';

/* Bag and checkout on a wide window: their two columns fill it, from the left edge of the header to its right one. */
const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function edges(column: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const box = await column.boundingBox();
  if (box === null) throw new Error('The column is not shown');
  return { left: box.x, right: box.x + box.width };
}

it('no column beside the summary is empty', async () => {
  const { page, close } = await visit(browser, { viewport: { width: 1920, height: 1080 } });
  await buy(page, await findProduct(page, url));
  await openPage(page, `${url}/cart`);
  const line = await edges(page.getByTestId('cart-line').first());
  const summary = await edges(page.locator('section', { has: page.getByRole('link', { name: 'To checkout' }) }).last());
  expect(summary.left - line.right).toBeLessThan(120);
  await openPage(page, `${url}/checkout`);
  await page.getByTestId('place-order').waitFor();
  const field = await edges(page.getByLabel('Last name'));
  const button = await edges(page.getByTestId('place-order'));
  expect(button.left - field.right).toBeLessThan(260);
  await close();
});
