import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { goTo, openPage, visit } from './support/visit';
import { SCREENS } from './support/widths';

/* A bag in another country's store is kept; the empty one refers to it. */
const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

it.each(SCREENS)('an empty bag names the one in another country and links to it, on %s', async (_, viewport) => {
  const { page, close } = await visit(browser, { viewport });
  await buy(page, await findProduct(page, url));
  await goTo(page, `${url}/en/cart`);
  const elsewhere = page.getByTestId('bag-elsewhere');
  await elsewhere.getByText('United States: 1 item is in your bag.').waitFor();
  await openPage(page, `${url}/en`);
  await page
    .getByRole('link', { name: /^Bag|^Your bag/ })
    .first()
    .click();
  await page.locator('dialog[open]').getByTestId('bag-elsewhere').getByRole('link').click();
  await page.waitForURL(`${url}/cart`);
  await page.getByTestId('cart-line').waitFor();
  expect(await elsewhere.count()).toBe(0);
  await close();
});
