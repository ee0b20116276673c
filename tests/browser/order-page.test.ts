import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { ADA, buy, findProduct, orderAndSee } from './support/shopper';
import { deviceOf } from './support/signed-in';
import { goTo, PHONE, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

describe('the order page', () => {
  it('is linked from the confirmation, stays after a reload, prints on one sheet, and opens on another device by its link to be cancelled', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    await buy(page, await findProduct(page, url));
    // A unique mailbox: others may have reached the limit of five mails a day.
    const email = `order-${String(Date.now())}@example.com`;
    const whole = await orderAndSee(page, { ...ADA, email });
    await page.reload();
    await whole.waitFor();
    const text = (await whole.textContent()) ?? '';
    for (const word of ['12 Engine Street', '000123456789']) expect(text).toContain(word);
    expect(await whole.locator('img').count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.locator('header').first().isVisible()).toBe(false);
    expect(await whole.isVisible()).toBe(true);
    const address = page.url();
    const number = new URL(address).pathname.split('/').pop() ?? '';
    expect(complaints).toEqual([]);
    await close();

    const other = await visit(browser, { viewport: PHONE });
    await goTo(other.page, address);
    const linked = other.page.locator('[data-testid="order-page"][data-level="link"]');
    await linked.waitFor();
    expect(await linked.textContent()).not.toContain('12 Engine Street');
    await goTo(other.page, `${url}/order`);
    await other.page
      .getByTestId('find-order')
      .getByLabel(/Order number/)
      .fill(number);
    await other.page
      .getByTestId('find-order')
      .getByLabel(/E-mail address/)
      .fill(email);
    await other.page.getByRole('button', { name: 'Show the order' }).click();
    const found = other.page.locator('[data-testid="order-page"][data-level="number"]');
    await found.waitFor();
    expect(await found.textContent()).not.toContain('12 Engine Street');
    await found.getByRole('button', { name: 'Send me the link' }).click();
    await found.getByText(/^We have sent the link/).waitFor();
    await goTo(other.page, address);
    await linked.getByLabel(/E-mail address/).fill(email);
    await linked.getByRole('button', { name: 'Show everything' }).click();
    await other.page.locator('[data-testid="order-page"][data-level="all"]').waitFor();
    await other.page.getByRole('button', { name: 'Cancel the order' }).click();
    await other.page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await other.page.getByText(/^Your order is cancelled/).waitFor();
    expect(other.complaints).toEqual([]);
    await other.close();
  });

  it('allows returning and cancelling in the account, and is the same by its link', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE, device: deviceOf('ada') });
    await goTo(page, `${url}/my-account/orders`);
    const open = async (status: string) => {
      const one = page.getByTestId('order').filter({ hasText: status }).first();
      await one.getByRole('button').first().click();
      await page.getByTestId('order-details').waitFor();
      return new URL(page.url()).pathname.split('/').pop() ?? '';
    };
    await open('Accepted');
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByText(/^Your order is cancelled/).waitFor();

    await page.getByRole('button', { name: 'Show more orders' }).click();
    const number = await open('Delivered');
    await page.getByRole('button', { name: 'Return items' }).click();
    const form = page.getByTestId('return-form');
    await form
      .getByRole('button', { name: /^More of / })
      .first()
      .click();
    await form.getByLabel('Why?').selectOption({ label: 'Too large' });
    await form.getByRole('button', { name: 'Start the return' }).click();
    await page.getByTestId('started-return').waitFor();
    const seen = async () => ({
      actions: await page.getByTestId('order-actions').textContent(),
      totals: await page.getByTestId('order-totals').textContent(),
      lines: await page.getByTestId('order-line').allTextContents(),
      returns: await page.getByTestId('started-return').allTextContents(),
    });
    const inAccount = await seen();
    await goTo(page, `${url}/order/${number}`);
    await page.locator('[data-testid="order-page"][data-level="all"]').waitFor();
    await page.getByTestId('started-return').waitFor();
    expect(await seen()).toEqual(inAccount);
    expect(complaints).toEqual([]);
    await close();
  });
});
