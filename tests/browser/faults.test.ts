import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, fillCheckout, findProduct, noteOrders, placedOrders, seeTotal, type SentOrders } from './support/shopper';
import { DESKTOP, goTo, openPage, PHONE } from './support/visit';

/*
 * Checkout with a fault at each step: the shopper always ends with exactly one order. Waits only for page content or
 * responses.
 */
const url = inject('shopUrl');
let browser: Browser;
let product: string;

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
  const page = await browser.newPage();
  product = await findProduct(page, url);
  await page.close();
});

interface Shopper {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly sent: SentOrders;
  readonly uncaught: string[];
}
const open: Shopper[] = [];
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});

async function shopper(viewport = DESKTOP): Promise<Shopper> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const sent = noteOrders(context);
  const page = await context.newPage();
  const uncaught: string[] = [];
  context.on('weberror', (error) => uncaught.push(error.error().message));
  const made = { context, page, sent, uncaught };
  open.push(made);
  return made;
}

async function status(page: Page, state: string): Promise<void> {
  await page.locator(`[data-testid="thank-you"][data-state="${state}"]`).waitFor();
}

async function expectOneOrder({ page, sent, uncaught }: Shopper): Promise<void> {
  expect(await placedOrders(page, url, sent)).toHaveLength(1);
  expect(uncaught).toEqual([]);
}

async function toCheckout({ page }: Shopper): Promise<void> {
  await buy(page, product);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
}

async function orderOffline(someone: Shopper): Promise<void> {
  const { context, page } = someone;
  await toCheckout(someone);
  await fillCheckout(page);
  await seeTotal(page);
  await context.setOffline(true);
  await page.getByText('You are offline. You can still order').waitFor();
  await page.getByTestId('place-order').click();
  await status(page, 'queued');
}

describe('an order whose network is cut', () => {
  it('while a quantity is changed shows an error, and is placed once when it is back', async () => {
    const someone = await shopper();
    const { context, page } = someone;
    await buy(page, product);
    await context.setOffline(true);
    await page
      .getByTestId('microcart-items')
      .getByRole('button', { name: /^More of/ })
      .click();
    await page.getByTestId('bag-notes').getByText('You are offline').waitFor();
    await context.setOffline(false);
    await page.getByTestId('bag-notes').getByText('You are offline').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await fillCheckout(page);
    await seeTotal(page);
    await page.getByTestId('place-order').click();
    await status(page, 'placed');
    await expectOneOrder(someone);
  });

  it('while the form is filled in keeps the input, and is placed once when it is back', async () => {
    const someone = await shopper(PHONE);
    const { context, page } = someone;
    await toCheckout(someone);
    await page.getByTestId('place-order').waitFor();
    await page.locator('#shipping-country option[value="US"]').waitFor({ state: 'attached' });
    await page.locator('#shipping-state').waitFor();
    await context.setOffline(true);
    await page.getByText('You are offline. You can still order').waitFor();
    await fillCheckout(page);
    await context.setOffline(false);
    await page.getByText('You are offline. You can still order').waitFor({ state: 'detached' });
    expect(await page.locator('#shipping-streetAddress').inputValue()).toBe('12 Engine Street');
    await seeTotal(page);
    await page.getByTestId('place-order').click();
    await status(page, 'placed');
    await expectOneOrder(someone);
  });

  it('before the press is queued on the device, shows this, and is sent automatically when the network is back', async () => {
    const someone = await shopper();
    const { context, page } = someone;
    await orderOffline(someone);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Order waiting!');
    await context.setOffline(false);
    await status(page, 'placed');
    await expectOneOrder(someone);
  });

  it('after the shop has it, before its response arrives, is placed once and not called lost', async () => {
    const someone = await shopper();
    const { page } = someone;
    await toCheckout(someone);
    await fillCheckout(page);
    await seeTotal(page);
    await page.route(
      (address) => address.pathname === '/api/order',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.getByTestId('place-order').click();
    await status(page, 'queued');
    await page.getByRole('button', { name: 'Send it now' }).click();
    await status(page, 'placed');
    expect(someone.sent.ids.size).toBe(1);
    await expectOneOrder(someone);
  });

  it('on the way to the shop is placed once by the next attempt', async () => {
    const someone = await shopper();
    const { page } = someone;
    await toCheckout(someone);
    await fillCheckout(page);
    await seeTotal(page);
    await page.route(
      (address) => address.pathname === '/api/order',
      (route) => route.abort('connectionrefused'),
      { times: 1 },
    );
    await page.getByTestId('place-order').click();
    await status(page, 'queued');
    expect(await placedOrders(page, url, someone.sent)).toEqual([]);
    await page.getByRole('button', { name: 'Send it now' }).click();
    await status(page, 'placed');
    await expectOneOrder(someone);
  });
});

describe('a queued order on the next visit (S §4, automatic transmission)', () => {
  it('is sent automatically, once, without a question', async () => {
    const someone = await shopper(PHONE);
    await orderOffline(someone);
    await someone.page.close();
    await someone.context.setOffline(false);
    const page = await someone.context.newPage();
    await goTo(page, url);
    await expect.poll(() => someone.sent.ids.size).toBe(1);
    await expect.poll(() => placedOrders(page, url, someone.sent)).toHaveLength(1);
    await page.reload();
    await page.locator('#content').waitFor();
    expect(await page.getByTestId('waiting-orders').count()).toBe(0);
    await expectOneOrder({ ...someone, page });
  });
});

describe('repeated presses of the order button', () => {
  it('by a double click and by Enter twice place one order', async () => {
    const someone = await shopper();
    const { page } = someone;
    await toCheckout(someone);
    await fillCheckout(page);
    await seeTotal(page);
    await page.locator('#shipping-city').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await status(page, 'placed');
    expect(someone.sent.ids.size).toBe(1);
    await expectOneOrder(someone);

    const other = await shopper();
    await toCheckout(other);
    await fillCheckout(other.page);
    await seeTotal(other.page);
    await other.page.getByTestId('place-order').dblclick();
    await status(other.page, 'placed');
    expect(other.sent.ids.size).toBe(1);
    await expectOneOrder(other);
  });
});

describe('a tab closed during an order', () => {
  it('before the button is pressed has all input when it is reopened', async () => {
    const someone = await shopper();
    await toCheckout(someone);
    await fillCheckout(someone.page);
    await seeTotal(someone.page);
    await someone.page.close({ runBeforeUnload: true });
    const page = await someone.context.newPage();
    await openPage(page, `${url}/checkout`);
    await seeTotal(page);
    expect(await page.locator('#personal-emailAddress').inputValue()).toBe('ada@example.com');
    expect(await page.locator('#shipping-zipCode').inputValue()).toBe('10001');
    await page.getByTestId('place-order').click();
    await status(page, 'placed');
    await expectOneOrder({ ...someone, page });
  });

  it('has one order when it is reopened after closing mid-order, and shows it', async () => {
    const someone = await shopper();
    const { context, page: first } = someone;
    await toCheckout(someone);
    await fillCheckout(first);
    await seeTotal(first);
    const received = new Promise<void>((resolve) => {
      void first.route(
        (address) => address.pathname === '/api/order',
        async (route) => {
          await route.fetch();
          resolve();
        },
      );
    });
    await first.getByTestId('place-order').click();
    await received;
    await first.close();
    const page = await context.newPage();
    await openPage(page, `${url}/checkout`);
    await page.getByText('which was saved on this device, has been sent to the shop').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Your bag is empty' }).waitFor();
    await expectOneOrder({ ...someone, page });
  });
});

describe('two tabs of one shopper', () => {
  it('show the same bag, and both buttons result in one order', async () => {
    const someone = await shopper();
    const { context, page: first } = someone;
    await toCheckout(someone);
    await fillCheckout(first);
    await seeTotal(first);
    const second = await context.newPage();
    await openPage(second, `${url}/checkout`);
    await seeTotal(second);
    expect(await second.getByTestId('total-grand_total').textContent()).toBe(
      await first.getByTestId('total-grand_total').textContent(),
    );
    // Background tabs are not painted, so pointers cannot click there.
    const press = (page: Page) => page.getByTestId('place-order').dispatchEvent('click');
    await Promise.all([press(first), press(second)]);
    await Promise.all([status(first, 'placed'), status(second, 'placed')]);
    await expectOneOrder(someone);
  });
});

describe('Back from the payment page', () => {
  it('restores the bag and says that the order is pending; after payment there is one order and the bag is empty', async () => {
    const someone = await shopper();
    const { page } = someone;
    await toCheckout(someone);
    await fillCheckout(page, 'card');
    await seeTotal(page);
    await page.getByTestId('place-order').click();
    await page.waitForURL(/\/pay\//);
    await page.goBack();
    await page.getByTestId('unpaid-order').waitFor();
    expect(await page.getByTestId('review-line').count()).toBe(1);
    await page.getByRole('link', { name: 'View payment status' }).click();
    await status(page, 'waiting');
    await page.getByRole('link', { name: 'Pay now' }).click();
    await page.waitForURL(/\/pay\//);
    await page.locator('button[value="approve"]').click();
    await status(page, 'paid');
    await expectOneOrder(someone);
    await openPage(page, `${url}/cart`);
    await page.getByRole('heading', { level: 1, name: 'Your bag is empty' }).waitFor();
  });

  it('after a decline shows this, keeps the bag, and a second attempt pays the same order', async () => {
    const someone = await shopper(PHONE);
    const { page } = someone;
    await toCheckout(someone);
    await fillCheckout(page, 'card');
    await seeTotal(page);
    await page.getByTestId('place-order').click();
    await page.waitForURL(/\/pay\//);
    await page.locator('button[value="decline"]').click();
    await status(page, 'declined');
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await page.getByTestId('review-line').waitFor();
    await page.goBack();
    await status(page, 'declined');
    await page.getByRole('link', { name: 'Pay now' }).click();
    await page.waitForURL(/\/pay\//);
    await page.locator('button[value="approve"]').click();
    await status(page, 'paid');
    await expectOneOrder(someone);
  });
});

describe('a browser that refuses its database', () => {
  it('allows browsing and ordering', async () => {
    const someone = await shopper();
    await someone.context.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError');
      };
    });
    await toCheckout(someone);
    await fillCheckout(someone.page);
    await seeTotal(someone.page);
    await someone.page.getByTestId('place-order').click();
    await status(someone.page, 'placed');
    await expectOneOrder(someone);
  });
});
