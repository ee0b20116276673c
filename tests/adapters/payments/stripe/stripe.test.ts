import fc from 'fast-check';
import Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { createStripe } from '../../../../adapters/payments/stripe';
import { fromStripe, toStripe } from '../../../../adapters/payments/stripe/amounts';
import { providerMoney, shopAmount } from '../../../../adapters/platform/orders/payments/provider-money';
import { currencyStep, isSellableCurrency } from '../../../../core/kernel/currency';
import type { Order, OrderResult, PaymentMethod, PlacedOrder } from '../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { StripeServer } from '../../../fixtures/stripe-server';

const QUARTER_MS = 15 * 60 * 1000;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Shop {
  readonly stripe: StripeServer;
  readonly fixture: FixturePlatform;
  readonly order: Order;
}

async function ordered(): Promise<Shop> {
  const stripe = await StripeServer.open();
  ends.push(() => stripe.close());
  const { secretKey, webhookSecret, url } = stripe;
  const payments = [createStripe({ secretKey, webhookSecret, url, retries: 0, timeoutMs: 2000 })];
  const fixture = await openFixturePlatform({ testPayments: false, payments });
  ends.push(() => fixture.platform.close());
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP', qty: 2 }]), { payment: 'card' });
  await resultOf<OrderResult>(fixture.call('POST', '/api/order', order));
  return { stripe, fixture, order };
}

const pay = ({ fixture, order }: Shop) => fixture.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`));
const show = ({ fixture, order }: Shop) => resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`));
const check = ({ fixture }: Shop) => fixture.platform.payments.check();
const cancel = ({ fixture, order }: Shop) =>
  fixture.platform.orders.advance({ id: order.order_id, cancel_reason: 'sold by mistake' }, 'mira');

async function send({ stripe, fixture }: Shop, event: object, secret = stripe.webhookSecret): Promise<number> {
  const payload = JSON.stringify(event);
  const header = new Stripe(stripe.secretKey).webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'stripe-signature': header };
  const request = new Request('http://shop.test/api/payment/stripe/webhook', {
    method: 'POST',
    headers,
    body: payload,
  });
  return (await fixture.platform.fetch(request)).status;
}

async function begun() {
  const shop = await ordered();
  await pay(shop);
  return { ...shop, session: shop.stripe.sessionOf(shop.order.order_id) };
}

describe('the payment methods of Stripe in checkout', () => {
  const cardOf = async (options: Partial<Parameters<typeof createStripe>[0]> | undefined) => {
    const payments = options && [createStripe({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', ...options })];
    const fixture = await openFixturePlatform(payments ? { testPayments: false, payments } : {});
    ends.push(() => fixture.platform.close());
    const token = await cartWith(fixture, [{ sku: 'CAP' }]);
    const methods = await resultOf<PaymentMethod[]>(fixture.call('GET', `/api/cart/payment-methods?cartId=${token}`));
    return methods.find(({ code }) => code === 'card');
  };
  it("are left to the dashboard, so that Stripe's page offers the wallets enabled there", async () => {
    const { session, order } = await begun();
    const keys = [...session.form.keys()];
    expect(keys.filter((key) => /^(payment_method|wallet_options|ui_mode)/.test(key))).toEqual([]);
    expect(session.form.get('mode')).toBe('payment');
    expect(session.cancelUrl).toBe(`http://localhost:3000/checkout?order=${order.order_id}`);
  });

  it('are the cards of every account, and the wallets that the merchant has enabled', async () => {
    expect(await cardOf({})).toMatchObject({ cards: ['Visa', 'Mastercard', 'American Express'], wallets: [] });
    expect(await cardOf({ cards: ['Visa'], wallets: ['apple-pay', 'google-pay'] })).toMatchObject({
      cards: ['Visa'],
      wallets: ['apple-pay', 'google-pay'],
    });
  });
  it('are those that the test payment page simulates, in development', async () => {
    const card = { code: 'card', redirect: true, cards: ['Visa', 'Mastercard'], wallets: ['apple-pay', 'google-pay'] };
    expect(await cardOf(undefined)).toMatchObject(card);
  });
});

describe('an order paid through Stripe', () => {
  it("leads to one Checkout Session with the order's total, however often the payment link is opened", async () => {
    const shop = await ordered();
    const locations = [await pay(shop), await pay(shop)].map(({ headers }) => headers.get('location'));
    const session = shop.stripe.sessionOf(shop.order.order_id);
    expect(locations).toEqual([1, 2].map(() => `${shop.stripe.url}/c/pay/${session.id}`));
    expect(shop.stripe.sessions.size).toBe(1);
    expect(session).toMatchObject({ amount: Math.round((await show(shop)).price * 100), currency: 'usd' });
    expect(session.successUrl).toBe(`http://localhost:3000/successful-payment?order=${shop.order.order_id}`);
  });

  it('resumes the same session if the response was lost', async () => {
    const shop = await ordered();
    shop.stripe.mood = 'lost';
    expect((await pay(shop)).status).toBe(503);
    shop.stripe.mood = 'well';
    expect((await pay(shop)).status).toBe(303);
    expect(shop.stripe.sessions.size).toBe(1);
  });

  it('is paid once if a webhook arrives twice, and never by a forged one', async () => {
    const shop = await begun();
    const event = shop.stripe.pay(shop.session);
    expect(await send(shop, event, 'whsec_other')).toBe(400);
    expect((await shop.fixture.platform.stats()).payments).toBe(0);
    expect([await send(shop, event), await send(shop, event)]).toEqual([200, 200]);
    expect(await show(shop)).toMatchObject({ paid: true });
    expect((await shop.fixture.platform.stats()).payments).toBe(1);
  });

  it('is recognised as paid if the webhook is lost, and a late one changes nothing', async () => {
    const shop = await begun();
    const event = shop.stripe.pay(shop.session);
    expect(await check(shop)).toMatchObject({ asked: 1, paid: 1 });
    expect(await send(shop, event)).toBe(200);
    expect((await shop.fixture.platform.stats()).payments).toBe(1);
  });

  it('waits for a payment method that takes days, and can be retried after a decline', async () => {
    const shop = await begun();
    expect(await send(shop, shop.stripe.pay(shop.session, 'in-days'))).toBe(200);
    expect(await show(shop)).toMatchObject({ payment: 'waiting' });
    expect(await send(shop, shop.stripe.arrive(shop.session, 'failed'))).toBe(200);
    expect(await show(shop)).toMatchObject({ payment: 'declined' });
    await pay(shop);
    expect(shop.stripe.sessions.size).toBe(2);
    await send(shop, shop.stripe.pay(shop.stripe.sessionOf(shop.order.order_id)));
    expect(await show(shop)).toMatchObject({ paid: true });
  });

  it('is not cancelled after its day while Stripe does not respond', async () => {
    const shop = await begun();
    await shop.fixture.clock.advance(25 * 60 * 60 * 1000);
    shop.stripe.mood = 'down';
    expect(await check(shop)).toMatchObject({ unanswered: 1, canceled: 0 });
    shop.stripe.mood = 'well';
    expect(await check(shop)).toMatchObject({ unanswered: 0, canceled: 1 });
    await check(shop);
    expect(shop.session.status).toBe('expired');
  });
});

describe('refunds through Stripe', () => {
  it('are made once when staff cancel, even if the response is lost and the refund is requested again', async () => {
    const shop = await begun();
    await send(shop, shop.stripe.pay(shop.session));
    shop.stripe.mood = 'lost';
    expect(await cancel(shop)).toMatchObject({ kind: 'done' });
    expect(await shop.fixture.platform.payments.refunds('waiting')).toMatchObject([{ reason: 'canceled', tries: 1 }]);
    shop.stripe.mood = 'well';
    await shop.fixture.clock.advance(QUARTER_MS);
    expect(await check(shop)).toMatchObject({ givenBack: 1 });
    await shop.fixture.clock.advance(QUARTER_MS);
    expect(await check(shop)).toMatchObject({ givenBack: 0 });
    expect(shop.stripe.refunds.map(({ amount }) => amount)).toEqual([shop.session.amount]);
    expect(await send(shop, shop.stripe.refundedEvent(shop.session))).toBe(200);
  });

  it('are made for an order that was cancelled before the payment', async () => {
    const shop = await begun();
    await cancel(shop);
    await send(shop, shop.stripe.pay(shop.session));
    expect(await show(shop)).toMatchObject({ canceled: true, payment: 'refunded' });
    expect(shop.stripe.refunds).toMatchObject([{ amount: shop.session.amount, status: 'succeeded' }]);
  });

  it('are left to staff if Stripe refuses permanently', async () => {
    const shop = await begun();
    const json = { email_support: 'care@shop.test' };
    await shop.fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', json } } },
    ]);
    await send(shop, shop.stripe.pay(shop.session));
    shop.stripe.refusesRefunds = true;
    await cancel(shop);
    expect(await shop.fixture.platform.payments.refunds('failed')).toMatchObject([{ reason: 'canceled' }]);
    expect(await shop.fixture.platform.outbox.list('care@shop.test')).toMatchObject([{ kind: 'refund' }]);
  });

  it('made in the dashboard are recorded, and not repeated', async () => {
    const shop = await begun();
    await send(shop, shop.stripe.pay(shop.session));
    expect(await send(shop, shop.stripe.refundByHand(shop.session, 100))).toBe(200);
    const shown = await shop.fixture.platform.orders.show(shop.order.order_id);
    expect(JSON.stringify(shown)).toContain('"to":"1.00 USD"');
    await cancel(shop);
    expect(shop.stripe.refunds.map(({ amount }) => amount)).toEqual([100, shop.session.amount - 100]);
  });

  it('are recorded once as a chargeback, net of earlier refunds', async () => {
    const shop = await begun();
    await send(shop, shop.stripe.pay(shop.session));
    await send(shop, shop.stripe.refundByHand(shop.session, 100));
    const dispute = shop.stripe.dispute(shop.session);
    expect([await send(shop, dispute), await send(shop, dispute)]).toEqual([200, 200]);
    const shown = await shop.fixture.platform.orders.show(shop.order.order_id);
    const refunded = shop.session.amount / 100;
    expect(shown).toMatchObject({ kind: 'done', order: { money: { refunded, refundable: 0 } } });
    await cancel(shop);
    expect(shop.stripe.refunds).toHaveLength(1);
  });
});

describe('amounts at Stripe', () => {
  it.each([
    [{ amount: 1999, currency: 'USD' }, 1999],
    [{ amount: 1200, currency: 'JPY' }, 1200],
    [{ amount: 500, currency: 'ISK' }, 50_000],
    [{ amount: 1230, currency: 'KWD' }, 1230],
  ])('%o are %i', (money, amount) => {
    expect(toStripe(money)).toBe(amount);
    expect(fromStripe(amount, money.currency.toLowerCase())).toEqual(money);
  });

  it('are unchanged by a round trip, for every amount of a currency', () => {
    const currencies = Intl.supportedValuesOf('currency').filter(isSellableCurrency);
    expect(currencies).toContain('MGA');
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.integer({ min: 1, max: 1_000_000 }), (currency, steps) => {
        const amount = steps * currencyStep(currency);
        const atStripe = toStripe(providerMoney(amount, currency));
        expect(shopAmount(fromStripe(atStripe, currency.toLowerCase()))).toBe(amount);
      }),
      { numRuns: 2000 },
    );
  });
});
