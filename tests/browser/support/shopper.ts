import type { BrowserContext, Locator, Page } from 'playwright-core';
import { goTo, openPage } from './visit';

export async function findProduct(page: Page, url: string, words = 'jacket'): Promise<string> {
  await goTo(page, `${url}/search?q=${encodeURIComponent(words)}`, { waitUntil: 'domcontentloaded' });
  const tile = page.getByTestId('product-tile').filter({ hasNotText: 'Sold out' }).first();
  const path = (await tile.getByRole('link').first().getAttribute('href')) ?? '';
  return new URL(path, url).href;
}

export async function choose(page: Page, product: string): Promise<void> {
  await openPage(page, product);
  await page.getByTestId('buy-form').waitFor();
  for (const option of await page.getByTestId('buy-form').locator('fieldset').all()) {
    await option
      .locator('label:not([title*="sold out"]):not([title*="not available"]) input[type=radio]')
      .last()
      .check();
  }
}

export async function buy(page: Page, product: string): Promise<void> {
  await choose(page, product);
  await page.getByTestId('add-to-cart').click();
  await page.getByTestId('microcart-items').waitFor();
}

export interface Buyer {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
}
export const ADA: Buyer = { firstname: 'Ada', lastname: 'Byron', email: 'ada@example.com', phone: '+1 212 555 0100' };

export async function fillCheckout(page: Page, payment = 'cashondelivery', buyer = ADA): Promise<void> {
  await page.getByTestId('place-order').waitFor();
  await page.getByLabel('First name').fill(buyer.firstname);
  await page.getByLabel('Last name').fill(buyer.lastname);
  await page.getByLabel('E-mail').first().fill(buyer.email); // The footer's newsletter form has one too.
  await page.locator('#shipping-streetAddress').fill('12 Engine Street');
  await page.getByLabel('ZIP code').fill('10001');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State').selectOption({ label: 'New York' });
  await page.getByLabel('Phone').fill(buyer.phone);
  await page.locator('input[name="shipping-method"]').first().check();
  await page.locator(`input[name="payment-method"][value="${payment}"]`).check();
}

/** Waits until the totals for this address are loaded. */
export async function seeTotal(page: Page): Promise<void> {
  await page.getByTestId('checkout-totals').getByTestId('total-tax').filter({ hasText: /\d/ }).waitFor();
  await page.locator('[data-testid="checkout-totals"]:not([aria-busy="true"])').waitFor();
}

export async function orderAndSee(page: Page, buyer = ADA): Promise<Locator> {
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillCheckout(page, 'banktransfer', buyer);
  await seeTotal(page);
  await page.getByTestId('place-order').click();
  await page.locator('[data-testid="thank-you"][data-state="placed"]').waitFor();
  await page.getByRole('link', { name: 'View order' }).click();
  const order = page.locator('[data-testid="order-page"][data-level="all"]');
  await order.waitFor();
  return order;
}

export interface SentOrders {
  readonly ids: ReadonlySet<string>;
}

/** Records all orders sent, delivered or not. */
export function noteOrders(context: BrowserContext): SentOrders {
  const ids = new Set<string>();
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/order') return;
    const sent: unknown = request.postDataJSON();
    if (typeof sent === 'object' && sent !== null && 'order_id' in sent) ids.add(String(sent.order_id));
  });
  return { ids };
}

export async function placedOrders(page: Page, url: string, { ids }: SentOrders): Promise<readonly string[]> {
  const answers = await Promise.all(
    [...ids].map(async (id) => ({ id, answer: await page.request.get(`${url}/api/order/${encodeURIComponent(id)}`) })),
  );
  return answers.filter(({ answer }) => answer.status() === 200).map(({ id }) => id);
}
