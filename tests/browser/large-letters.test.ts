import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { chromiumWithLetters } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { openPage, PHONE, visit } from './support/visit';

const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromiumWithLetters(32);
});

/** Overflow in CSS pixels. */
const spill = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.push(word[0]);
        }
      }
      return found;
    }),
  );

it('text of twice the size breaks no word and no amount of the bag and of checkout (WCAG 1.4.4)', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE });
  await buy(page, await findProduct(page, url));
  await page.getByRole('dialog').locator('dl').waitFor();
  expect(await brokenWords(page, '[role=dialog] dl, dialog dl')).toEqual([]);
  await openPage(page, `${url}/cart`);
  await page.getByTestId('cart-line').first().waitFor();
  expect(await brokenWords(page, 'main dl')).toEqual([]);
  await openPage(page, `${url}/checkout`);
  await page.getByTestId('place-order').waitFor();
  const parts = ['checkout-header', 'checkout-totals', 'review-choices', 'review-line', 'summary-fold'];
  for (const part of parts) {
    await page.getByTestId(part).first().waitFor();
    expect(await brokenWords(page, `[data-testid="${part}"]`), part).toEqual([]);
  }
  expect(await brokenWords(page, 'label:has([name="shipping-method"])'), 'ways to ship').toEqual([]);
  expect(await spill(page), 'checkout').toBe(0);
  await close();
});

it('text of twice the size fits on a phone: home, a product and its bag, a set (WCAG 1.4.4)', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE });
  await openPage(page, url);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(await spill(page), 'home').toBe(0);
  await openPage(page, await findProduct(page, url, 'Winter Trio'));
  expect(await spill(page), 'a set').toBe(0);
  await buy(page, await findProduct(page, url));
  await expect.poll(() => spill(page)).toBe(0);
  await openPage(page, `${url}/cart`);
  await page
    .getByTestId('cart-items')
    .or(page.getByRole('button', { name: /Remove/ }))
    .first()
    .waitFor();
  expect(await spill(page), 'the bag').toBe(0);
  await close();
});

it('text of twice the size breaks no label of a product, however long it is', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE });
  await openPage(page, await findProduct(page, url));
  const label = page.getByTestId('facts').locator('dt').first();
  await label.evaluate((element) => (element.textContent = 'Страна производства'));
  expect(await brokenWords(page, '[data-testid="facts"] dt')).toEqual([]);
  expect(await spill(page)).toBe(0);
  await close();
});
