import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { PHONE, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Checkout with a jacket in the bag. */
async function openCheckout(page: Page): Promise<void> {
  await buy(page, await findProduct(page, url));
  await page.goto(`${url}/checkout`, { waitUntil: 'networkidle' });
  await page.getByTestId('place-order').waitFor();
}

describe('what looks mistyped in checkout', () => {
  it('is asked about: the host of an e-mail address, and the state of a ZIP code, which is filled in where none is chosen', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    await openCheckout(page);
    const email = page.getByLabel('E-mail').first();
    await email.fill('ada@gmial.com');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Did you mean ada@gmail.com?' }).click();
    expect(await email.inputValue()).toBe('ada@gmail.com');
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);

    const state = page.getByLabel('State');
    const chosen = () => state.locator('option:checked').textContent();
    await page.getByLabel('ZIP code').fill('10001');
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#shipping-state')?.value !== '');
    expect(await chosen()).toBe('New York');
    await page.getByLabel('ZIP code').fill('90210');
    const question = page.getByRole('button', { name: '90210 lies in California. Choose California?' });
    await question.waitFor();
    expect(await chosen()).toBe('New York');
    await question.click();
    expect(await chosen()).toBe('California');
    expect(await question.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the table of the page of delivery', () => {
  it.each([320, 390])(
    'breaks no word and is no wider than a phone of %i pixels, also with the long words of other languages',
    async (width) => {
      const { page, close } = await visit(browser, { viewport: { width, height: 844 } });
      await page.goto(`${url}/delivery`, { waitUntil: 'networkidle' });
      for (const words of [undefined, ['Standardlieferung', 'Arbeitstage'], ['Стандартная доставка', 'Рабочих дней']]) {
        if (words !== undefined) await writeHeads(page, words);
        expect(await brokenWords(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await close();
    },
  );
});

/** Writes what heads of rows and of the second column would be in another language. */
async function writeHeads(page: Page, [row = '', column = '']: readonly string[]): Promise<void> {
  await page
    .locator('main tbody th')
    .evaluateAll((cells, text) => cells.forEach((cell) => (cell.textContent = text)), row);
  await page.locator('main thead th:nth-child(2)').evaluate((cell, text) => (cell.textContent = text), column);
}

/** Words of the page's table of which a part stands in another line. */
async function brokenWords(page: Page): Promise<readonly string[]> {
  await page.locator('main table').waitFor();
  return page.evaluate(() =>
    [...document.querySelectorAll('main table th, main table td')].flatMap((cell) => {
      const text = cell.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[\p{L}\p{N}$€]+/gu)].flatMap(({ 0: word, index }) => {
        if (/\p{Script=Han}/u.test(word)) return []; // broken anywhere, as it is written
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
}
