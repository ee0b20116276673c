import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { fillCheckout } from './support/shopper';
import { DESKTOP, openPage, PHONE, visit } from './support/visit';
import { widths } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function chooseJacket(page: Page): Promise<void> {
  await openPage(page, url);
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('jacket');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=jacket/);
  await page.getByTestId('listing-count').waitFor(); // The address changes before the page does.
  const tiles = page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' });
  await tiles.first().getByRole('link').click();
  await page.getByTestId('buy-form').waitFor();
  for (const option of await page.getByTestId('buy-form').locator('fieldset').all()) {
    await option
      .locator('label:not([title*="sold out"]):not([title*="not available"]) input[type=radio]')
      .last()
      .check();
  }
}

const SCREENS = widths(['a desktop', DESKTOP], ['a phone', PHONE]);

describe.each(SCREENS)('the guest journey on %s', (_name, viewport) => {
  it('leads from search to a placed order, and the server agrees with the displayed values', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await chooseJacket(page);
    const price = await page.getByTestId('buy-form').getByTestId('price').textContent();
    await page.getByTestId('add-to-cart').click();
    await page.getByTestId('microcart-items').waitFor();
    expect(await page.getByTestId('microcart-items').getByTestId('price').textContent()).toBe(price);

    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    await fillCheckout(page);
    const total = page.getByTestId('checkout-totals').getByTestId('total-grand_total').locator('dd');
    await page.getByTestId('checkout-totals').getByTestId('total-tax').filter({ hasText: /\d/ }).waitFor();
    await page.waitForFunction(
      () => document.querySelector('[data-testid="checkout-totals"]')?.getAttribute('aria-busy') !== 'true',
    );
    const shown = await total.textContent();
    await page.getByTestId('place-order').click();
    await page.getByTestId('thank-you').waitFor();
    const said = (await page.getByTestId('thank-you').textContent()) ?? '';
    expect(await page.getByTestId('thank-you').getAttribute('data-state')).toBe('placed');

    const number = /order (\S+) is placed/.exec(said)?.[1] ?? '';
    const outbox = await page.request.get(`${url}/dev/outbox`);
    const mails = await outbox.text();
    expect(mails).toContain(number);
    expect(mails).toContain(shown);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the guest journey by keyboard only', () => {
  it('reaches every control from the first tab stop to the placed order', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: DESKTOP });
    const press = (key: string) => page.keyboard.press(key);
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    const tabTo = async (match: (text: string) => boolean, max = 120) => {
      for (let step = 0; step < max; step += 1) {
        await press('Tab');
        if (match(await focused())) return;
      }
      throw new Error(`Not reached by Tab within ${String(max)} steps; focus is on '${await focused()}'`);
    };
    await openPage(page, url);
    await press('Tab');
    expect(await focused()).toBe('Skip to content');
    await tabTo((text) => text === 'Search');
    await press('Enter');
    await page.getByRole('combobox', { name: 'What are you looking for?' }).waitFor();
    await page.keyboard.type('jacket');
    await press('Enter');
    await page.waitForURL(/\/search\?q=jacket/);
    await page.getByTestId('listing-count').waitFor();
    const name = await page
      .getByTestId('product-tile')
      .filter({ hasNotText: 'Sold out' })
      .first()
      .getByRole('link')
      .textContent();
    await tabTo((text) => text === name);
    await press('Enter');
    await page.getByTestId('buy-form').waitFor();
    await tabTo((text) => text === 'Choose a size');
    await press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'size');
    await press('Space');
    await tabTo((text) => text === 'Add to bag');
    await press('Enter');
    await page.getByTestId('microcart-items').waitFor();
    await tabTo((text) => text === 'Go to checkout');
    await press('Enter');
    await page.getByTestId('place-order').waitFor(); // The heading appears before the form's code has loaded.
    await fillByKeyboard(page);
    await payOnDelivery(page);
    await page.getByTestId('checkout-totals').getByTestId('total-tax').filter({ hasText: /\d/ }).waitFor();
    await tabTo((text) => text.startsWith('Place order'));
    await press('Enter');
    await page.getByTestId('thank-you').waitFor();
    expect(await page.getByTestId('thank-you').getAttribute('data-state')).toBe('placed');
    expect(complaints).toEqual([]);
    await close();
  });
});

async function fillByKeyboard(page: Page): Promise<void> {
  const values: Readonly<Record<string, string>> = {
    'personal-firstName': 'Ada',
    'personal-lastName': 'Byron',
    'personal-emailAddress': 'ada@example.com',
    'shipping-country': 'United States',
    'shipping-streetAddress': '12 Engine Street',
    'shipping-zipCode': '10001',
    'shipping-city': 'New York',
    'shipping-state': 'New York',
    'shipping-phoneNumber': '+1 212 555 0100',
  };
  const left = new Set(Object.keys(values));
  for (let step = 0; step < 80 && left.size > 0; step += 1) {
    await page.keyboard.press('Tab');
    const id = await page.evaluate(() => document.activeElement?.id ?? '');
    if (!left.delete(id)) continue;
    await page.keyboard.type(values[id] ?? '');
  }
  expect([...left]).toEqual([]);
}

async function payOnDelivery(page: Page): Promise<void> {
  const chosen = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLInputElement && field.name === 'payment-method' ? field.value : undefined;
    });
  for (let step = 0; step < 80 && (await chosen()) === undefined; step += 1) await page.keyboard.press('Tab');
  expect(await chosen()).toBe('card');
  for (let step = 0; step < 3 && (await chosen()) !== 'cashondelivery'; step += 1)
    await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe('cashondelivery');
}
