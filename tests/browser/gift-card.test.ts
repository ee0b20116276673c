import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, choose, findProduct } from './support/shopper';
import { DESKTOP, goTo, PHONE, visit } from './support/visit';
import { widths } from './support/widths';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByTestId('place-order').waitFor();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('E-mail').first().fill('ada@example.com');
  await page.getByLabel('ZIP code').fill('10001');
  await page.getByLabel('State').selectOption({ label: 'New York' });
}

async function order(page: Page, payment: 'banktransfer' | 'card'): Promise<void> {
  await toCheckout(page);
  await page.locator(`input[name="payment-method"][value="${payment}"]`).check();
  await place(page, payment);
}

async function place(page: Page, payment?: string): Promise<void> {
  // Gift cards are untaxed.
  await page.locator('[data-testid="checkout-totals"]:not([aria-busy="true"])').waitFor();
  await page.getByTestId('place-order').click();
  if (payment === 'card') await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.locator('[data-testid="thank-you"]').waitFor();
  await page.getByRole('link', { name: 'View order' }).click();
}

async function buyCard(page: Page, name: string, email: string): Promise<void> {
  await choose(page, await findProduct(page, url, 'Gift Card “A Good Shirt”'));
  await page.getByLabel('For whom').fill(name);
  await page.getByLabel(/Their e-mail/).fill(email);
  await page.getByTestId('add-to-cart').click();
  await page.getByTestId('microcart-items').waitFor();
  await order(page, 'card');
}

async function mailedCode(page: Page, contact: string): Promise<string> {
  const answer = await page.request.get(`${url}/dev/outbox?contact=${encodeURIComponent(contact)}`);
  return /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(await answer.text())?.[0] ?? '';
}

const SCREENS = widths(['a phone', PHONE, 'ida@example.com'], ['a desktop', DESKTOP, 'ivo@example.com']);

describe('a gift card', () => {
  it('is bought, emailed to its recipient, and pays the order of another shopper', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    await buyCard(page, 'Eve', 'eve@example.com');
    const cards = page.getByTestId('gift-cards');
    await cards.getByText('Sent to eve@example.com', { exact: false }).waitFor();
    const orderPage = page.url();

    const code = await mailedCode(page, 'eve@example.com');
    expect(code).not.toBe('');
    await buy(page, await findProduct(page, url, '10 km in Eight Weeks'));
    await order(page, 'banktransfer');
    const form = page.getByTestId('pay-gift-card');
    await form.getByLabel(/Gift card code/).fill('0000-0000-0000-0000');
    await form.getByRole('button', { name: 'Pay' }).click();
    await form.getByText('No gift card has this code. Check it and try again.').waitFor();
    await form.getByLabel(/Gift card code/).fill(code.toLowerCase());
    await form.getByRole('button', { name: 'Pay' }).click();
    await page.getByText('Thank you. The order is paid with your gift card.').waitFor();
    expect(await form.count()).toBe(0);

    await goTo(page, orderPage);
    await cards.getByText(/^\$[\d.]+ left$/).waitFor();
    // Chromium logs the refusal of the wrong code.
    expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
    await close();
  });

  it.each(SCREENS)('pays in checkout on %s, without another payment method', async (_, viewport, email) => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await buyCard(page, 'Ida', email);
    await page.getByTestId('gift-cards').getByText(`Sent to ${email}`, { exact: false }).waitFor();
    const code = await mailedCode(page, email);
    await buy(page, await findProduct(page, url, '10 km in Eight Weeks'));
    await toCheckout(page);
    await page.locator('input[name="payment-method"]').first().waitFor();
    await page.getByRole('button', { name: 'Have a coupon or gift card?' }).last().click();
    const field = page.getByLabel('Coupon or gift card');
    await field.fill(code);
    await field.press('Enter');
    await page.getByText('Your gift cards cover the whole order').waitFor();
    expect(await page.locator('input[name="payment-method"]').count()).toBe(0);
    expect(await page.getByTestId('checkout-totals').innerText()).toMatch(/Gift card\s*[−-]/);
    expect(await page.getByTestId('review-choices').innerText()).toMatch(/Payment\s+Gift card/);
    expect(await page.getByTestId('place-order').innerText()).toMatch(/^place order$/i);
    await place(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Gift card/);
    expect(complaints).toEqual([]);
    await close();
  });
});
