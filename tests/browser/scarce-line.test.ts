import type { Browser } from 'playwright-core';
import * as z from 'zod/mini';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { openPage, PHONE, reloadPage, visit } from './support/visit';
import { SCREENS } from './support/widths';

/* Fewer in stock than requested is not sold out. */
const url = inject('shopUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

const stock = z.looseObject({ qty: z.number(), manage_stock: z.optional(z.boolean()) });
const found = z.object({
  items: z.array(
    z.looseObject({ sku: z.string(), custom_options: z.optional(z.array(z.unknown())), stock: z.optional(stock) }),
  ),
});

interface Left {
  readonly path: string;
  readonly left: number;
}

async function counted(): Promise<readonly Left[]> {
  const filters = [
    { attribute: 'type_id', value: { eq: 'simple' } },
    { attribute: 'stock.is_in_stock', value: { eq: true } },
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
  ];
  const query = encodeURIComponent(JSON.stringify({ filters }));
  const answer: unknown = await (
    await fetch(`${url}/api/catalog?store=us&type=product&include=*&size=100&searchQuery=${query}`)
  ).json();
  const simple = found.parse(answer).items.filter(({ custom_options: options }) => options === undefined);
  return simple
    .flatMap(({ sku, stock: of }) => (of === undefined || of.manage_stock === false ? [] : [{ sku, left: of.qty }]))
    .sort((a, b) => a.left - b.left)
    .map(({ sku, left }) => ({ path: `/p/${sku}/x`, left }));
}

async function scarce(): Promise<Left> {
  const few = (await counted()).find(({ left }) => left > 1);
  if (few === undefined) throw new Error('The demo has nothing scarce');
  return few;
}

/** The page hides stock counts above a limit. */
async function plenty(): Promise<Left> {
  const some = (await counted()).find(({ left }) => left > 3);
  if (some === undefined) throw new Error('The demo has nothing but scarce things');
  return some;
}

describe.each(SCREENS)('on %s, a bag line that exceeds the stock', (_, viewport) => {
  it('shows the remaining stock, is set to it with one press, and cannot be increased', async () => {
    const { path, left } = await scarce();
    const { page, close } = await visit(browser, { viewport });
    await openPage(page, url + path);
    await page.getByTestId('buy-form').getByRole('textbox').fill(String(left));
    for (const _time of [1, 2]) {
      await page.getByTestId('add-to-cart').click();
      await page.getByTestId('microcart-items').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await openPage(page, `${url}/cart`);
    const line = page.getByTestId('cart-line');
    await line
      .getByTestId('line-short')
      .getByText(`Only ${String(left)} left`)
      .waitFor();
    await page.getByTestId('bag-short').waitFor();
    expect(await page.getByTestId('bag-sold-out').count()).toBe(0);
    await line.getByRole('button', { name: `Set to ${String(left)}` }).click();
    await line.getByTestId('line-short').waitFor({ state: 'detached' });
    expect(await line.getByRole('textbox').inputValue()).toBe(String(left));
    const more = line.getByRole('button', { name: /^More of/ });
    expect(await more.getAttribute('aria-disabled')).toBe('true');
    await reloadPage(page);
    expect(await line.getByRole('textbox').inputValue()).toBe(String(left));
    expect(await page.getByTestId('bag-short').count()).toBe(0);
    await close();
  });
});

describe('a quantity on the product page that exceeds the stock', () => {
  it('is set to the remaining stock, with a message', async () => {
    const { path, left } = await plenty();
    const { page, close } = await visit(browser, { viewport: PHONE });
    await openPage(page, url + path);
    const form = page.getByTestId('buy-form');
    const said = form.getByTestId('stock');
    expect(await said.textContent()).not.toContain('left');
    const quantity = form.getByRole('textbox').first();
    await quantity.fill(String(left + 2));
    await quantity.press('Enter');
    await said.getByText(`Only ${String(left)} left`).waitFor();
    expect(await said.getAttribute('role')).toBe('status');
    expect(await quantity.inputValue()).toBe(String(left));
    await form.getByRole('button', { name: /^Fewer of/ }).click();
    await expect.poll(() => said.textContent()).not.toContain('left');
    await close();
  });
});

describe('a quantity button at its limit', () => {
  it('keeps the focus on it', async () => {
    const { path } = await scarce();
    const { page, close } = await visit(browser, { viewport: PHONE });
    await openPage(page, url + path);
    const form = page.getByTestId('buy-form');
    await form.getByRole('button', { name: /^More of/ }).click();
    const less = form.getByRole('button', { name: /^Fewer of/ });
    await less.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => form.getByRole('textbox').inputValue()).toBe('1');
    expect(await less.evaluate((button) => button === document.activeElement)).toBe(true);
    await close();
  });
});
