import { createHmac } from 'node:crypto';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../package/install/guide-steps';
import { axeViolations } from './support/axe';
import { chromiumWithoutPictures } from './support/chromium';
import { startStarter } from './support/starter-shop';
import { DESKTOP, goTo, PHONE, twoFrames } from './support/visit';

/* Tests the shop of `npm create vitrine` in a browser. */
let shop: Running;
let browser: Browser;
const open: BrowserContext[] = [];

beforeAll(async () => {
  [shop, browser] = await Promise.all([startStarter(), chromiumWithoutPictures()]);
});
afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
});
afterAll(() => shop.stop());

const signed = (body: string) => createHmac('sha256', 'for development alone').update(body).digest('hex');

interface Shopper {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly sent: string[];
}

async function shopper(sku: string, units = 1): Promise<Shopper> {
  const context = await browser.newContext({ viewport: DESKTOP, baseURL: shop.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  open.push(context);
  const page = await context.newPage();
  const sent: string[] = [];
  context.on('request', (request) => {
    if (!isOrder(request.url()) || request.method() !== 'POST') return;
    sent.push((request.postDataJSON() as { readonly order_id: string }).order_id); // sound: it is what core sent
  });
  await goTo(page, `/product?sku=${sku}`);
  for (let unit = 1; unit <= units; unit += 1) {
    await page.getByRole('button', { name: 'Put it in the bag' }).click();
    await page.getByText('It is in your bag.').waitFor();
    await bagRefusal(page, unit);
  }
  await twoFrames(page); // Wait until it is stored, because the next page loads anew.
  await goTo(page, '/bag');
  await fillIn(page);
  return { context, page, sent };
}

const FIELDS = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'E-mail': 'ada@shop.example',
  Telephone: '+1 212 555 0100',
  'Street and number': '1 Broadway',
  Postcode: '10004',
  City: 'New York',
  State: 'New York',
};

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(FIELDS)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('radio', { name: /Standard/ }).check();
  await payBy(page, 'Cash on delivery');
}

const payBy = (page: Page, way: string) => page.getByRole('radio', { name: way }).check();
const pressOrder = (page: Page) => page.getByRole('button', { name: 'Order', exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const bagRefusal = (page: Page, units: number) =>
  expect.poll(() => page.locator('.count').textContent()).toBe(String(units));
const waitingPanel = (page: Page) => page.getByTestId('waiting-orders');
const isOrder = (url: string) => new URL(url).pathname === '/api/order';

async function answerNext(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.context().route((url) => isOrder(url.href), answer, { times: 1 });
}

const json =
  (status: number, meta: object = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ code: status, result: 'no', meta }),
    });

async function atTheShop(
  page: Page,
): Promise<{ readonly status: number; readonly number: string; readonly paid?: boolean }> {
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  const answer = await fetch(`${shop.url}/api/order/${id}`);
  const { result } = (await answer.json()) as { readonly result: { readonly number: string; readonly paid?: boolean } }; // sound: an answer of the API
  return { status: answer.status, ...result };
}

async function seeThanks(page: Page): Promise<string> {
  await heading(page, 'Thank you');
  const { status, number } = await atTheShop(page);
  expect(status).toBe(200);
  await page.getByText(`Order ${number} is ours to pack`).waitFor();
  await bagRefusal(page, 0);
  return number;
}

async function seeRefusal(page: Page, words: RegExp, units: number): Promise<void> {
  await page.getByRole('alert').filter({ hasText: words }).first().waitFor();
  await heading(page, 'Your bag');
  await bagRefusal(page, units);
  expect(await page.getByText('Thank you').count()).toBe(0);
  expect(await waitingPanel(page).count()).toBe(0);
}

async function seeWaiting(page: Page): Promise<void> {
  await heading(page, 'Not sent yet');
  await waitingPanel(page).getByRole('heading', { name: 'Order waiting!' }).waitFor();
  expect(await page.getByText('Thank you').count()).toBe(0);
}

const sendNow = (page: Page) => waitingPanel(page).getByRole('button', { name: 'Send now' }).click();

describe('a placed order', () => {
  it('by cash on delivery is confirmed with its number, also after a reload', async () => {
    const { page, sent } = await shopper('CUP-01');
    await pressOrder(page);
    await seeThanks(page);
    await page.reload();
    await seeThanks(page);
    expect(sent).toHaveLength(1);
  });

  it('with a payment page leads there, is not confirmed before it is paid, and is found from the bag', async () => {
    const { page, sent } = await shopper('CUP-01');
    await payBy(page, 'In person, at our till');
    await pressOrder(page);
    await page.getByRole('heading', { name: /^Your number is \d+/ }).waitFor();
    await goTo(page, '/bag');
    await page.getByRole('link', { name: 'See your order' }).click();
    await heading(page, 'Not paid yet');
    const { number } = await atTheShop(page);
    const id = sent[0] ?? '';
    const answer = await fetch(`${shop.url}/api/order/${id}`);
    const { result } = (await answer.json()) as { readonly result: { readonly price: number } }; // sound: an answer of the API
    const body = JSON.stringify({
      orderId: id,
      reference: `${id}-1`,
      amount: Math.round(result.price * 100),
      currency: 'USD',
    });
    const headers = { 'x-till-signature': signed(body) };
    expect((await fetch(`${shop.url}/api/payment/till/webhook`, { method: 'POST', headers, body })).status).toBe(200);
    expect(await seeThanks(page)).toBe(number);
    expect(sent).toHaveLength(1);
  });

  it('is created once however often the button is pressed', async () => {
    const { page, sent } = await shopper('LINEN-01');
    await page.getByRole('button', { name: 'Order', exact: true }).dblclick();
    await seeThanks(page);
    expect(new Set(sent).size).toBe(1);
  });

  it('is created once by two tabs that press at the same time, and both show it', async () => {
    const { context, page, sent } = await shopper('LINEN-01');
    const second = await context.newPage();
    await goTo(second, '/bag');
    await fillIn(second);
    await Promise.all([pressOrder(page), pressOrder(second)]);
    const numbers = [await seeThanks(page), await seeThanks(second)];
    expect(new Set(numbers).size).toBe(1);
    expect(new Set(sent).size).toBe(1);
  });
});

describe('a refused order', () => {
  it('that was sold out at the last moment shows this, keeps the bag, and can be placed with fewer items', async () => {
    const slow = await shopper('LAMP-01', 2);
    const quick = await shopper('LAMP-01', 8);
    await pressOrder(quick.page);
    await seeThanks(quick.page);
    await pressOrder(slow.page);
    await seeRefusal(slow.page, /sold out, so the order was not placed/, 2);
    await slow.page.getByLabel('How many of Reading lamp').fill('1');
    await bagRefusal(slow.page, 1);
    await pressOrder(slow.page);
    await seeThanks(slow.page);
  });

  it('with an invalid field (400) names the field, and is placed once it is correct', async () => {
    const { page } = await shopper('BOWL-01');
    const field = 'addressInformation.shippingAddress.postcode';
    await answerNext(page, json(400, { error: 'invalid_input', errors: [{ field, message: 'is wrong' }] }));
    await pressOrder(page);
    await seeRefusal(page, /required fields/, 1);
    expect(await page.getByLabel('Postcode').getAttribute('aria-invalid')).toBe('true');
    await page.reload();
    await bagRefusal(page, 1);
    expect(await waitingPanel(page).count()).toBe(0);
    await fillIn(page);
    await pressOrder(page);
    await seeThanks(page);
  });

  it('with a changed total asks for confirmation', async () => {
    const { page } = await shopper('BOWL-01');
    await answerNext(page, json(400, { error: 'totals_changed' }));
    await pressOrder(page);
    await seeRefusal(page, /Prices have changed/, 1);
    await pressOrder(page);
    await seeThanks(page);
  });

  it('with missing fields names them before it is sent', async () => {
    const { page, sent } = await shopper('BOWL-01');
    await page.getByLabel('Postcode').fill('1');
    await pressOrder(page);
    await seeRefusal(page, /ZIP code/, 1);
    expect(sent).toEqual([]);
  });
});

describe('a queued order', () => {
  it.each([409, 503])(
    'after the response %i shows that it is not sent, and is placed once it is sent',
    async (status) => {
      const { page, sent } = await shopper('BROOM-01');
      await answerNext(page, json(status));
      await pressOrder(page);
      await seeWaiting(page);
      await sendNow(page);
      await waitingPanel(page)
        .getByText(/^Your order \d+ is placed/)
        .waitFor();
      await seeThanks(page);
      expect(new Set(sent).size).toBe(1);
    },
  );

  it('with a lost response is placed once, under its original number', async () => {
    const { page, sent } = await shopper('BROOM-01');
    let first = '';
    await answerNext(page, async (route) => {
      const { result } = (await (await route.fetch()).json()) as { readonly result: { readonly number: string } }; // sound: an answer of the API
      first = result.number;
      await route.abort();
    });
    await pressOrder(page);
    await seeWaiting(page);
    await sendNow(page);
    expect(await seeThanks(page)).toBe(first);
    expect(new Set(sent).size).toBe(1);
  });

  it('is sent automatically when the network is back, and then confirmed', async () => {
    const { context, page, sent } = await shopper('CUP-01');
    await context.setOffline(true);
    await pressOrder(page);
    await seeWaiting(page);
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await seeThanks(page);
    expect(sent).toHaveLength(1);
    expect(await waitingPanel(page).count()).toBe(0);
  });

  it('can be cancelled offline, and its items return to the bag', async () => {
    const { context, page, sent } = await shopper('CUP-01', 2);
    await context.setOffline(true);
    await pressOrder(page);
    await seeWaiting(page);
    await waitingPanel(page)
      .getByRole('button', { name: /^Cancel order from/ })
      .click();
    await heading(page, 'Not ordered');
    await bagRefusal(page, 2);
    await context.setOffline(false);
    await goTo(page, '/bag');
    await heading(page, 'Your bag');
    expect(sent).toEqual([]);
    expect(await page.getByRole('radio', { name: 'Cash on delivery' }).isChecked()).toBe(true);
    await pressOrder(page);
    await seeThanks(page);
  });

  it('is sent automatically at the next visit, and not again by another tab', async () => {
    const { context, page, sent } = await shopper('LINEN-01');
    await context.setOffline(true);
    await pressOrder(page);
    await seeWaiting(page);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await goTo(next, '/');
    await expect.poll(() => sent.length).toBe(1);
    const second = await context.newPage();
    await goTo(second, '/product?sku=CUP-01');
    await waitingPanel(next).waitFor({ state: 'detached' });
    await waitingPanel(second).waitFor({ state: 'detached' });
    expect(sent).toHaveLength(1);
  });

  it('with a payment page leads there once it is sent', async () => {
    const { context, page } = await shopper('LINEN-01');
    await payBy(page, 'In person, at our till');
    await context.setOffline(true);
    await pressOrder(page);
    await seeWaiting(page);
    await context.setOffline(false);
    await heading(page, 'Not paid yet');
    await page.getByRole('link', { name: 'Pay now' }).first().click();
    await page.getByRole('heading', { name: /^Your number is \d+/ }).waitFor();
  });
});

describe('the pages of an order', () => {
  it.each([PHONE, DESKTOP])(
    'are accessible and fit at $width pixels: bag, refusal, queued order, confirmation',
    async (size) => {
      const { context, page } = await shopper('CUP-01');
      await page.setViewportSize(size);
      const look = async (name: string) => {
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        const shots = process.env['STARTER_SHOTS'];
        if (shots !== undefined)
          await page.screenshot({ path: `${shots}/${name}-${String(size.width)}.png`, fullPage: true });
        expect([name, wide, await axeViolations(page)]).toEqual([name, 0, []]);
      };
      await look('bag');
      await answerNext(page, json(400, { errors: [{ field: 'personalDetails.emailAddress', message: 'no' }] }));
      await pressOrder(page);
      await seeRefusal(page, /required fields/, 1);
      await look('refused');
      await context.setOffline(true);
      await pressOrder(page);
      await seeWaiting(page);
      await look('waiting');
      await context.setOffline(false);
      await seeThanks(page);
      await look('thanks');
    },
  );
});
