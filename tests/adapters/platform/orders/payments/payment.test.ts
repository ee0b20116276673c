import { afterEach, describe, expect, it } from 'vitest';
import type { PlatformOptions } from '../../../../../adapters/platform';
import { signNotice, type UnsignedNotice } from '../../../../../adapters/platform/orders/payments/payment-signature';
import type { CartTotals, Order, OrderResult, PlacedOrder, StockAnswer } from '../../../../../core/contract';
import type { PaymentNotice } from '../../../../../core/contract/orders/payments';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const SECRET = 'known to shop and provider';
const WAITED = { paid: 0, canceled: 0, released: 0, refunded: 0, unanswered: 0 };
const opened: FixturePlatform[] = [];
async function open(options: Partial<PlatformOptions> = {}): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform({ paymentSecret: SECRET, ...options });
  opened.push(fixture);
  return fixture;
}
afterEach(async () => {
  for (const fixture of opened.splice(0)) await fixture.platform.close();
});

interface Ordered {
  readonly fixture: FixturePlatform;
  readonly token: string;
  readonly order: Order;
  readonly result: OrderResult;
}

async function ordered(options: Partial<PlatformOptions> = {}): Promise<Ordered> {
  const fixture = await open(options);
  const token = await cartWith(fixture, [{ sku: 'CAP', qty: 2 }]);
  const order = await orderOf(fixture, token, { payment: 'card' });
  return { fixture, token, order, result: await resultOf<OrderResult>(fixture.call('POST', '/api/order', order)) };
}

const press = ({ fixture, order }: Ordered, form: Readonly<Record<string, string>>) =>
  fixture.platform.fetch(
    new Request(`http://shop.test/pay/${order.order_id}`, { method: 'POST', body: new URLSearchParams(form) }),
  );
const pressed = async (shop: Ordered, answer: string) => (await press(shop, { answer })).headers.get('location');
const page = async ({ fixture, order }: Ordered) =>
  (await fixture.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`))).text();
const show = ({ fixture, order }: Ordered) =>
  resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`));
const stock = async ({ fixture }: Ordered) =>
  (await resultOf<StockAnswer>(fixture.call('GET', '/api/stock/check?sku=CAP'))).qty;
const linesOf = async ({ fixture }: Ordered, token: string) =>
  (await resultOf<{ sku: string; qty: number }[]>(fixture.call('GET', `/api/cart/pull?cartId=${token}`))).map(
    ({ sku, qty }) => `${qty} ${sku}`,
  );

function noticeOf({ order, result }: Ordered, over: Partial<UnsignedNotice> = {}): PaymentNotice {
  const notice = { event_id: 'event-1', order_id: order.order_id, status: 'approved', amount: result.price } as const;
  return signNotice({ ...notice, currency: result.currency, ...over }, SECRET);
}
const notify = ({ fixture }: Ordered, notice: PaymentNotice) => fixture.call('POST', '/api/payment/notify', notice);

describe('the test payment page (S §4, place order: redirected to the pay link)', () => {
  it('offers to approve, to decline, to cancel and to leave', async () => {
    const text = await page(await ordered());
    for (const answer of ['approve', 'decline', 'cancel', 'silent']) expect(text).toContain(`value="${answer}"`);
  });

  it('refuses an invalid form before reading more than a valid form contains', async () => {
    const shop = await ordered();
    const notified = await press(shop, { answer: 'approve', return: `/${'x'.repeat(5000)}` });
    expect([notified.status, await notified.text()]).toEqual([
      413,
      expect.stringContaining('body must be at most 4000 bytes'),
    ]);
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        read += 1000;
        stream.enqueue(new Uint8Array(1000).fill(97));
      },
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body: endless, duplex: 'half' } as const;
    const request = new Request(`http://shop.test/pay/${shop.order.order_id}`, init);
    expect((await shop.fixture.platform.fetch(request)).status).toBe(413);
    expect(read).toBeLessThan(10_000);
    expect((await show(shop)).payment).toBe('waiting');
  });

  it.each([
    ['approve', '/successful-payment?order=', 'paid', 1],
    ['decline', '/failed-payment?order=', 'declined', 0],
    ['cancel', '/checkout', 'canceled', 0],
    ['silent', '/successful-payment?order=', 'waiting', 0],
  ])('leads after %s to %s, and the order is %s', async (answer, location, payment, payments) => {
    const shop = await ordered();
    expect(await pressed(shop, answer)).toMatch(new RegExp(`^${location.replace('?', '\\?')}`));
    expect(await show(shop)).toMatchObject({ payment, paid: payment === 'paid' });
    expect((await shop.fixture.platform.stats()).payments).toBe(payments);
  });

  it('leaves the cart unchanged after Back, Decline and Cancel, including its coupon', async () => {
    for (const answer of [undefined, 'decline', 'cancel']) {
      const fixture = await open();
      const token = await cartWith(fixture, [{ sku: 'CAP', qty: 2 }]);
      await resultOf(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
      await resultOf(fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=welcome10`));
      const order = await orderOf(fixture, token, { payment: 'card' });
      const result = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order));
      const shop = { fixture, token, order, result };
      if (answer !== undefined) await pressed(shop, answer);
      expect(await linesOf(shop, token)).toEqual(['2 CAP']);
      const totals = await resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
      expect(totals.coupon_code).toBe('WELCOME10');
    }
  });

  it('closes the cart when the order is paid, so that it cannot be ordered again', async () => {
    const shop = await ordered();
    await pressed(shop, 'approve');
    const again = { ...shop.order, order_id: 'another-order-1' };
    const { hash: _hash, ...order } = again;
    expect((await shop.fixture.call('POST', '/api/order', order)).json).toMatchObject({
      meta: { error: 'cart_closed' },
    });
    expect((await shop.fixture.platform.stats()).orders).toBe(1);
  });

  it('cancels the unpaid order when its cart is ordered again: stock is taken once', async () => {
    const shop = await ordered();
    expect(await stock(shop)).toBe(1);
    const second = await orderOf(shop.fixture, shop.token, { payment: 'card', orderId: 'second-order-1' });
    const result = await resultOf<OrderResult>(shop.fixture.call('POST', '/api/order', second));
    expect(await stock(shop)).toBe(1);
    expect(await show(shop)).toMatchObject({ canceled: true, payment: 'canceled' });
    expect(await pressed(shop, 'approve')).toMatch(/^\/failed-payment/);
    expect(await pressed({ ...shop, order: second, result }, 'approve')).toMatch(/^\/successful-payment/);
    expect((await shop.fixture.platform.stats()).payments).toBe(1);
  });

  it('cancels the unpaid orders that a new one replaces, whichever cart they belong to: stock is deducted once', async () => {
    const shop = await ordered();
    const token = await cartWith(shop.fixture, [{ sku: 'CAP', qty: 1 }]);
    const second = await orderOf(shop.fixture, token, { orderId: 'second-order-1' });
    const { hash: _hash, ...words } = second;
    const replaces = [shop.order.order_id, 'nobody-has-this-1'];
    await resultOf(shop.fixture.call('POST', '/api/order', { ...words, replaces, replaced_carts: [shop.token] }));
    expect(await stock(shop)).toBe(2);
    expect(await show(shop)).toMatchObject({ canceled: true, payment: 'canceled' });
    expect(await pressed(shop, 'approve')).toMatch(/^\/failed-payment/);
  });

  it('does not replace a paid order, even if its payment was not yet reported, and names that order', async () => {
    const shop = await ordered({ deliverWebhook: () => Promise.reject(new Error('nobody answers')) });
    await pressed(shop, 'approve');
    const token = await cartWith(shop.fixture, [{ sku: 'CAP', qty: 1 }]);
    const { hash: _hash, ...words } = await orderOf(shop.fixture, token, { orderId: 'second-order-1' });
    const replaces = [shop.order.order_id];
    const again = { ...words, replaces, replaced_carts: [shop.token] };
    const { status, json } = await shop.fixture.call('POST', '/api/order', again);
    expect([status, json]).toMatchObject([400, { meta: { error: 'already_paid', order_ids: replaces } }]);
    expect((await shop.fixture.platform.stats()).orders).toBe(1);
    expect(await linesOf(shop, token)).toEqual(['1 CAP']);
    expect(await show(shop)).toMatchObject({ paid: true });
  });

  it('does not affect an order without a payment page, whatever another order says', async () => {
    const shop = await ordered();
    const first = await cartWith(shop.fixture, [{ sku: 'TEE', qty: 1 }]);
    const onDelivery = await orderOf(shop.fixture, first, { orderId: 'paid-on-delivery' });
    await resultOf(shop.fixture.call('POST', '/api/order', onDelivery));
    const token = await cartWith(shop.fixture, [{ sku: 'TEE', qty: 1 }]);
    const { hash: _hash, ...words } = await orderOf(shop.fixture, token, { orderId: 'second-order-1' });
    const again = { ...words, replaces: [onDelivery.order_id], replaced_carts: [first] };
    await resultOf(shop.fixture.call('POST', '/api/order', again));
    expect(await show({ ...shop, order: onDelivery })).toMatchObject({ canceled: false });
  });

  it('does not cancel an order whose payment was not reported to the shop', async () => {
    const shop = await ordered({ deliverWebhook: () => Promise.reject(new Error('nobody answers')) });
    await pressed(shop, 'approve');
    const second = { ...shop.order, order_id: 'second-order-1' };
    const { hash: _hash, ...order } = second;
    expect((await shop.fixture.call('POST', '/api/order', order)).json).toMatchObject({
      meta: { error: 'cart_closed' },
    });
    expect(await show(shop)).toMatchObject({ paid: true });
  });
});

describe('a payment check of the shop itself (S §4, order-paid check: however it learns of a payment)', () => {
  const unheard = () => ordered({ deliverWebhook: () => Promise.reject(new Error('nobody answers')) });
  const check = ({ fixture }: Ordered) => fixture.platform.payments.check();
  const NOTHING = { ...WAITED, calledOff: 0, givenBack: 0, notGivenBack: 0 };

  it('finds a payment without a webhook or a return, once', async () => {
    const shop = await unheard();
    await pressed(shop, 'approve');
    expect(await check(shop)).toEqual({ ...NOTHING, asked: 1, paid: 1 });
    expect(await check(shop)).toEqual({ ...NOTHING, asked: 0 });
    expect((await shop.fixture.platform.stats()).payments).toBe(1);
    expect(await show(shop)).toMatchObject({ paid: true });
    expect(await stock(shop)).toBe(1);
  });

  it('cancels orders that are not paid within a day, but not those that can still be paid', async () => {
    const shop = await unheard();
    await shop.fixture.clock.advance(23 * 60 * 60 * 1000);
    expect(await check(shop)).toEqual({ ...NOTHING, asked: 1, released: 1 });
    expect(await stock(shop)).toBe(3);
    expect(await show(shop)).toMatchObject({ canceled: false });
    await shop.fixture.clock.advance(2 * 60 * 60 * 1000);
    expect(await check(shop)).toEqual({ ...NOTHING, asked: 1, canceled: 1 });
    expect(await show(shop)).toMatchObject({ canceled: true, paid: false });
    expect(await stock(shop)).toBe(3);
    expect(await check(shop)).toEqual({ ...NOTHING, asked: 1 });
  });

  it('does not cancel after a day an order that was paid in time', async () => {
    const shop = await unheard();
    await pressed(shop, 'approve');
    await shop.fixture.clock.advance(48 * 60 * 60 * 1000);
    expect(await check(shop)).toEqual({ ...NOTHING, asked: 1, paid: 1 });
  });
  it('refunds a payment for a cancelled order, once', async () => {
    const shop = await unheard();
    await pressed(shop, 'approve');
    await notify(shop, noticeOf(shop, { event_id: 'a', status: 'canceled' }));
    expect(await check(shop)).toEqual({ ...NOTHING, asked: 1, refunded: 1 });
    expect(await check(shop)).toEqual({ ...NOTHING, asked: 1 });
    expect(await show(shop)).toMatchObject({ canceled: true, payment: 'refunded' });
    await shop.fixture.clock.advance(8 * 24 * 60 * 60 * 1000);
    expect(await check(shop)).toEqual({ ...NOTHING, asked: 0 });
  });
});

describe('the pay script (S §4: a hidden pay form with item_number, cancel_return and return)', () => {
  it('is returned instead of the link if the shop pays by form', async () => {
    const { result, order } = await ordered({ payByForm: true });
    expect(result.order).toEqual({
      paylink: null,
      payscript: `<form method="post" action="/pay/${order.order_id}"></form>`,
    });
  });

  it('opens the page, which returns to the URLs in the form', async () => {
    const shop = await ordered({ payByForm: true });
    const form = {
      item_number: shop.result.number,
      cancel_return: 'http://shop.test/en/checkout',
      return: `http://shop.test/en/successful-payment?order=${shop.order.order_id}`,
    };
    const opened = await press(shop, form);
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain('value="/en/checkout"');
    expect((await press(shop, { ...form, answer: 'silent' })).headers.get('location')).toBe(
      `/en/successful-payment?order=${shop.order.order_id}`,
    );
    expect((await press(shop, { ...form, answer: 'cancel' })).headers.get('location')).toBe('/en/checkout');
  });

  it('redirects to no other site', async () => {
    const shop = await ordered();
    const own = 'http://shop.test//evil.test';
    for (const address of ['https://evil.test/', '//evil.test', own, 'javascript:alert(1)', '\\\\evil.test']) {
      const location = (await press(shop, { answer: 'silent', return: address })).headers.get('location');
      expect(location).toBe(`/successful-payment?order=${shop.order.order_id}`);
    }
  });
});

describe('the webhook of the payment provider', () => {
  it('marks the order as paid, once, for any number of calls in any order', async () => {
    const ways: readonly (readonly ('webhook' | 'return')[])[] = [
      ['webhook'],
      ['return'],
      ['webhook', 'return'],
      ['return', 'webhook'],
      ['webhook', 'webhook', 'return', 'return'],
      ['return', 'return', 'webhook', 'webhook'],
    ];
    for (const way of ways) {
      const calls: (() => Promise<Response>)[] = [];
      const deliverWebhook: PlatformOptions['deliverWebhook'] = (request, send) => {
        calls.push(() => send(request.clone()));
        return Promise.resolve();
      };
      const shop = await ordered({ deliverWebhook });
      expect(await pressed(shop, 'approve')).toMatch(/^\/successful-payment/);
      for (const step of way) {
        if (step === 'return') await show(shop);
        else expect((await calls[0]?.())?.status).toBe(200);
      }
      expect(await show(shop)).toMatchObject({ paid: true, payment: 'paid', order_status: 'A' });
      expect(await shop.fixture.platform.stats()).toMatchObject({ orders: 1, payments: 1 });
      expect(await stock(shop)).toBe(1);
    }
  });

  it('counts a payment once, even with a hundred concurrent webhooks', async () => {
    const shop = await ordered();
    const answers = await Promise.all(Array.from({ length: 100 }, () => notify(shop, noticeOf(shop))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.fixture.platform.stats()).toMatchObject({ orders: 1, payments: 1 });
  });

  it('can follow a decline, and a decline never reverts a payment', async () => {
    const shop = await ordered();
    await notify(shop, noticeOf(shop, { event_id: 'a', status: 'declined' }));
    expect(await show(shop)).toMatchObject({ payment: 'declined' });
    await notify(shop, noticeOf(shop, { event_id: 'b' }));
    await notify(shop, noticeOf(shop, { event_id: 'c', status: 'declined' }));
    await notify(shop, noticeOf(shop, { event_id: 'd', status: 'canceled' }));
    expect(await show(shop)).toMatchObject({ payment: 'paid', paid: true });
    expect(await stock(shop)).toBe(1);
  });

  it('requests a refund when the order was cancelled before', async () => {
    const shop = await ordered();
    await notify(shop, noticeOf(shop, { event_id: 'a', status: 'canceled' }));
    expect(await stock(shop)).toBe(3);
    const answer = await resultOf(notify(shop, noticeOf(shop, { event_id: 'b' })));
    expect(answer).toEqual({ order_id: shop.order.order_id, payment: 'refunded', refund: true });
    expect(await stock(shop)).toBe(3);
  });

  it('emails the shopper, in the language of the store, and the shop, once, about the refund', async () => {
    const shop = await ordered();
    const { fixture } = shop;
    await fixture.platform.catalogue.writeBlocks([
      {
        blocks: { en: { id: 1, identifier: 'cms_settings', json: { email_support: 'care@shop.test' } } },
      },
    ]);
    await notify(shop, noticeOf(shop, { event_id: 'a', status: 'canceled' }));
    for (const event_id of ['b', 'b', 'c']) await notify(shop, noticeOf(shop, { event_id }));
    const { number } = shop.result;
    const mails = async (contact: string) =>
      (await fixture.platform.outbox.list(contact)).filter(({ kind }) => kind === 'refund');
    expect(await mails(shop.order.personalDetails.emailAddress)).toMatchObject([
      {
        subject: `Your payment for order ${number} is being refunded`,
        text: expect.stringContaining('the full amount is refunded to your original payment method') as string,
      },
    ]);
    expect(await mails('care@shop.test')).toMatchObject([
      { subject: expect.stringContaining(`order ${number} was cancelled before it was paid`) as string },
    ]);
    expect(fixture.telemetry.records.filter((record) => record.kind === 'event')).toMatchObject([
      { name: 'refund', data: { id: shop.order.order_id, number, value: shop.result.price, currency: 'USD' } },
    ]);
    expect(await show(shop)).toMatchObject({ canceled: true, paid: false, payment: 'refunded' });
    expect(await page(shop)).toContain('The payment is being refunded');
  });

  it('emails a German shopper in German, and the shop only if its settings have an address', async () => {
    const fixture = await open();
    const token = await cartWith(fixture, [{ sku: 'CAP', qty: 1 }], 'de');
    const order = await orderOf(fixture, token, { payment: 'card', store: 'de' });
    const shop = {
      ...{ fixture, token, order },
      result: await resultOf<OrderResult>(fixture.call('POST', '/api/order', order)),
    };
    await notify(shop, noticeOf(shop, { event_id: 'a', status: 'canceled' }));
    await notify(shop, noticeOf(shop, { event_id: 'b' }));
    const refunds = (await fixture.platform.outbox.list()).filter(({ kind }) => kind === 'refund');
    expect(refunds.map(({ contact, subject }) => [contact, subject])).toEqual([
      [order.personalDetails.emailAddress, `Deine Zahlung für Bestellung ${shop.result.number} geht an dich zurück`],
    ]);
  });

  it('refunds a late payment for a cancelled order when it is discovered', async () => {
    const shop = await ordered({ deliverWebhook: () => Promise.reject(new Error('nobody answers')) });
    await pressed(shop, 'approve');
    await notify(shop, noticeOf(shop, { event_id: 'a', status: 'canceled' }));
    for (let times = 0; times < 2; times += 1) {
      expect(await show(shop)).toMatchObject({ canceled: true, paid: false, payment: 'refunded' });
    }
    expect((await shop.fixture.platform.outbox.list()).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    expect((await shop.fixture.platform.stats()).payments).toBe(0);
    expect(await stock(shop)).toBe(3);
  });

  it('is trusted only if it is signed, names a known order and its exact amount', async () => {
    const shop = await ordered();
    const forged = { ...noticeOf(shop, { status: 'declined' }), status: 'approved' as const };
    expect((await notify(shop, forged)).status).toBe(401);
    const { fixture, result } = shop;
    const other = signNotice({ ...noticeOf(shop) }, 'another secret');
    expect((await notify(shop, other)).status).toBe(401);
    expect((await notify(shop, noticeOf(shop, { order_id: 'nobody-knows' }))).status).toBe(404);
    for (const [field, over] of [
      ['amount', { amount: result.price - 1 }],
      ['currency', { currency: 'EUR' }],
    ] as const) {
      const { json } = await notify(shop, noticeOf(shop, over));
      expect(json).toMatchObject({ code: 400, meta: { errors: [{ field }] } });
    }
    expect(await show(shop)).toMatchObject({ paid: false });
    const cash = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), { orderId: 'cash-order-1' });
    const placed = await resultOf<OrderResult>(fixture.call('POST', '/api/order', cash));
    const { json } = await notify(shop, noticeOf({ ...shop, order: cash, result: placed }));
    expect(json).toMatchObject({ meta: { errors: [{ field: 'order_id' }] } });
  });
});
