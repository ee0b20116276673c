import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchWithLetters } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { PHONE, visit } from './support/visit';

const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await launchWithLetters(32);
});
afterAll(() => browser.close());

/** CSS pixels by which a page is wider than the screen. */
const spill = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

it('letters of twice the size fit on a phone: home, a product and its bag, a set (WCAG 1.4.4)', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE });
  await page.goto(url, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(await spill(page), 'home').toBe(0);
  await page.goto(await findProduct(page, url, 'Winter Trio'), { waitUntil: 'networkidle' });
  expect(await spill(page), 'a set').toBe(0);
  await buy(page, await findProduct(page, url));
  await expect.poll(() => spill(page)).toBe(0);
  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' });
  await page
    .getByTestId('cart-items')
    .or(page.getByRole('button', { name: /Remove/ }))
    .first()
    .waitFor();
  expect(await spill(page), 'the bag').toBe(0);
  await close();
});
