import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct } from './support/shopper';
import { DESKTOP, openPage, PHONE, reloadPage, visit } from './support/visit';
import { SCREENS } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function openCheckout(page: Page): Promise<void> {
  await buy(page, await findProduct(page, url));
  await openPage(page, `${url}/checkout`);
  await page.getByTestId('place-order').waitFor();
}

describe('likely typing errors in checkout', () => {
  it('are questioned: the host of an email address and the state of a ZIP code, which is filled in if none is selected', async () => {
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
    const question = page.getByRole('button', { name: '90210 is in California. Use California?' });
    await question.waitFor();
    expect(await chosen()).toBe('New York');
    await question.click();
    expect(await chosen()).toBe('California');
    expect(await question.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('on a phone', () => {
  it('an address has the full width, and so do size charts', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await openCheckout(page);
    const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width;
    expect(await widthOf('#shipping-streetAddress')).toBe(await widthOf('#shipping-country'));
    await openPage(page, `${url}/size-guide`);
    expect(await widthOf('main table tbody tr')).toBe(await widthOf('main table'));
    await close();
  });
});

describe('the tables of the delivery page', () => {
  it.each([320, 390])(
    'break no word and are no wider than a phone of %i pixels, also with long words of other languages',
    async (width) => {
      const { page, close } = await visit(browser, { viewport: { width, height: 844 } });
      await openPage(page, `${url}/delivery`);
      for (const words of [undefined, ['Standardlieferung', 'Arbeitstage'], ['Стандартная доставка', 'Рабочих дней']]) {
        if (words !== undefined) await writeHeads(page, words);
        expect(await brokenWords(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await close();
    },
  );
});

async function writeHeads(page: Page, [row = '', column = '']: readonly string[]): Promise<void> {
  await page
    .locator('main tbody th')
    .evaluateAll((cells, text) => cells.forEach((cell) => (cell.textContent = text)), row);
  await page
    .locator('main thead th:nth-child(2)')
    .evaluateAll((cells, text) => cells.forEach((cell) => (cell.textContent = text)), column);
}

async function brokenWords(page: Page): Promise<readonly string[]> {
  await page.locator('main table').first().waitFor();
  return page.evaluate(() =>
    [...document.querySelectorAll('main table th, main table td')].flatMap((cell) => {
      const text = cell.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[\p{L}\p{N}$€]+/gu)].flatMap(({ 0: word, index }) => {
        if (/\p{Script=Han}/u.test(word)) return []; // Han text may break anywhere.
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
}

const leftOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.x;

describe.each(SCREENS)('the checkout frame on %s', (_name, viewport) => {
  it('has only a link back to the bag and a contact, without menu, search or newsletter, and the shop frame returns afterwards', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await buy(page, await findProduct(page, url));
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    for (const way of ['link', 'document']) {
      if (way === 'document') await reloadPage(page);
      await page.getByTestId('place-order').waitFor();
      await page.getByTestId('checkout-header').waitFor();
      expect(await page.title(), way).toMatch(/^Checkout/);
      const landmarks = [page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')];
      for (const landmark of landmarks) expect(await landmark.count(), way).toBe(1);
      for (const name of ['Search', 'Menu', 'Wishlist', 'Men', 'Subscribe', 'New']) {
        expect(await page.getByRole('link', { name, exact: true }).count(), name).toBe(0);
        expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
      }
      expect(await page.getByRole('banner').textContent()).toContain('Secure checkout');
      expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).count()).toBe(1);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.getByRole('link', { name: 'Back to bag' }).click();
    await page.getByRole('heading', { name: 'Your bag' }).waitFor();
    await page.getByRole('link', { name: 'Search', exact: true }).waitFor();
    expect(await page.getByTestId('checkout-header').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('has the same left edge as bag and header, and no focused field is covered', async () => {
    const { page, close } = await visit(browser, { viewport });
    await openCheckout(page);
    const edge = viewport === DESKTOP ? 56 : 16;
    expect(await leftOf(page, 'main h1')).toBeCloseTo(edge, 0);
    await page.getByTestId('place-order').click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    const isSeen = await page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return document.activeElement?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) === true;
    });
    expect(isSeen).toBe(true);
    await openPage(page, `${url}/cart`);
    expect(await leftOf(page, 'main h1')).toBeCloseTo(edge, 0);
    await close();
  });
});

describe('the order summary above the checkout form', () => {
  it('shows the total on a phone, expands its lines on press, and is next to the form on a desktop', async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await openCheckout(page);
    const fold = page.getByTestId('summary-fold');
    const button = fold.getByRole('button', { name: /^Show order summary/ });
    expect(await button.textContent()).toMatch(/\$\d/);
    const { y } = (await fold.boundingBox()) ?? { y: Infinity };
    expect(y).toBeLessThan(PHONE.height / 2);
    await button.click();
    await fold.getByRole('button', { name: /^Hide order summary/, expanded: true }).waitFor();
    expect(await fold.getByRole('listitem').count()).toBe(1);
    await page.setViewportSize(DESKTOP);
    expect(await fold.isVisible()).toBe(false);
    await close();
  });
});
