import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { signNotice } from '../../../adapters/platform/payments/payment-signature';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createNoTabs } from '../../../adapters/tabs/none';
import type { Confirmation, PlaceOutcome } from '../../../core';
import { openFixturePlatform } from '../../fixtures/platform';
import { codeFor } from '../../fixtures/signed-in';
import {
  clientCart,
  fillIn,
  json,
  put,
  serverCart,
  type OpenShop,
  type OpenShopOptions,
  openShops,
} from '../open-shop';

/** Every test opens whole shops and a platform, the first one their code as well. */
vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

const place = async ({ shop }: OpenShop) => (await shop.orders()).place();
const payBy = async ({ shop }: OpenShop, paymentMethod: string) => {
  await (await shop.checkout()).savePayment({ paymentMethod });
  await shop.cart.settled();
};
const stats = ({ fixture }: OpenShop) => fixture.platform.stats();
const activeOrder = async ({ shop }: OpenShop) => (await shop.checkout()).snapshot.paymentDetails.activeOrderId;

type Placed = PlaceOutcome & { readonly status: 'placed' };

/** A shopper with two caps, of which there are three, who has been sent to the payment page. */
async function atPaymentPage(options: OpenShopOptions = {}): Promise<{ shop: OpenShop; outcome: Placed }> {
  const shop = await open(options);
  await put(shop, 'CAP', 2);
  await fillIn(shop);
  await payBy(shop, 'card');
  const outcome = await place(shop);
  if (outcome.status !== 'placed') throw new Error('The order was not placed');
  return { shop, outcome };
}

async function press({ fixture }: OpenShop, { order_id }: Pick<Placed, 'order_id'>, answer: string): Promise<string> {
  const body = new URLSearchParams({ answer });
  const request = new Request(`http://shop.test/pay/${order_id}`, { method: 'POST', body });
  return (await fixture.platform.fetch(request)).headers.get('location') ?? '';
}

/** The queue, as order_id and state of each. */
async function queued({ shop }: OpenShop): Promise<[string, string][]> {
  const entries = await (await shop.orders()).queue();
  return entries.map(({ order, state }) => [order.order_id, state]);
}

async function confirmationOf({ shop }: OpenShop): Promise<Confirmation | null> {
  let seen: Confirmation | null = null;
  (await shop.orders()).confirmation$.subscribe((confirmation) => (seen = confirmation)).unsubscribe();
  return seen;
}

describe('an order with a payment page (S §4, place order)', () => {
  it('redirects to the pay link, keeps the basket, and stores the active order id', async () => {
    const { shop, outcome } = await atPaymentPage();
    expect(outcome.redirect).toBe(`/pay/${outcome.order_id}`);
    expect(clientCart(shop)).toEqual(['2 CAP']);
    expect(await activeOrder(shop)).toBe(outcome.order_id);
  });

  it('does not record the confirmation while a payment redirect follows', async () => {
    const { shop } = await atPaymentPage();
    expect(await confirmationOf(shop)).toBeNull();
    expect((await shop.shop.checkout()).snapshot.isThankYouPage).toBe(false);
  });

  it('names item_number, cancel_return to checkout and return to successful-payment for the hidden pay form', async () => {
    const fixture = await openFixturePlatform({ payByForm: true });
    const { outcome } = await atPaymentPage({ fixture });
    expect(outcome.redirect).toBeUndefined();
    expect(outcome.payscript).toContain('<form');
    expect(outcome.returns).toEqual({
      item_number: outcome.number,
      cancel_return: '/checkout',
      return: `/successful-payment?order=${outcome.order_id}`,
    });
  });

  it('clears the basket when the shop says clear_basket', async () => {
    const shop = await open();
    await put(shop, 'CAP', 2);
    await fillIn(shop);
    const result = { id: 1, number: '7', currency: 'USD', price: 1, clear_basket: true, order: { paylink: '/pay/x' } };
    shop.mishap('/api/order', json(200, { code: 200, result }));
    expect(await place(shop)).toMatchObject({ status: 'placed', redirect: '/pay/x' });
    expect(clientCart(shop)).toEqual([]);
    expect(await activeOrder(shop)).toBe('');
  });
});

describe('coming back from the payment page', () => {
  it.each([
    ['Back', undefined],
    ['Decline', 'decline'],
    ['Cancel', 'cancel'],
    ['saying nothing', 'silent'],
  ])('by %s leaves the cart as it was, here and on the server', async (_name, answer) => {
    const { shop, outcome } = await atPaymentPage();
    const { cartServerToken } = shop.shop.cart.snapshot;
    if (answer !== undefined) await press(shop, outcome, answer);
    await (await shop.shop.orders()).check(outcome.order_id);
    await shop.shop.cart.sync({ force: true });
    expect(clientCart(shop)).toEqual(['2 CAP']);
    expect(await serverCart(shop)).toEqual(['2 CAP']);
    expect(shop.shop.cart.snapshot.cartServerToken).toBe(cartServerToken);
  });

  it.each([
    ['approve', 'paid'],
    ['decline', 'declined'],
    ['cancel', 'canceled'],
    ['silent', 'waiting'],
  ] as const)('after %s the confirmation says %s, with the pay link while it can be paid', async (answer, state) => {
    const { shop, outcome } = await atPaymentPage();
    await press(shop, outcome, answer);
    const confirmation = await (await shop.shop.orders()).check(outcome.order_id);
    expect(confirmation).toMatchObject({ state, number: outcome.number, email: 'ada@shop.test' });
    expect(confirmation.paylink).toBe(['declined', 'waiting'].includes(state) ? outcome.redirect : undefined);
    expect(await confirmationOf(shop)).toEqual(confirmation);
  });

  it('changes nothing when the shop cannot be asked', async () => {
    const { shop, outcome } = await atPaymentPage();
    await press(shop, outcome, 'approve');
    shop.mishap('/api/order/', 'lost-before');
    const orders = await shop.shop.orders();
    await expect(orders.check(outcome.order_id)).rejects.toThrow('could not be reached');
    expect(clientCart(shop)).toEqual(['2 CAP']);
    expect(await orders.paid(outcome.order_id)).toBe(true);
  });
});

describe('the order-paid check (S §4)', () => {
  it('records the confirmation, fires a tracking event, clears the active order id and the cart', async () => {
    const { shop, outcome } = await atPaymentPage();
    await press(shop, outcome, 'approve');
    expect(await (await shop.shop.orders()).paid(outcome.order_id)).toBe(true);
    expect(await confirmationOf(shop)).toMatchObject({ state: 'paid', number: outcome.number });
    expect(shop.telemetry.records).toContainEqual(expect.objectContaining({ kind: 'event', name: 'order-paid' }));
    expect(await activeOrder(shop)).toBe('');
    expect(clientCart(shop)).toEqual([]);
  });

  it('tells the merchant once, however often it is asked and at the same time', async () => {
    const { shop, outcome } = await atPaymentPage();
    await press(shop, outcome, 'approve');
    const orders = await shop.shop.orders();
    await Promise.all([orders.paid(outcome.order_id), orders.paid(outcome.order_id)]);
    await orders.paid(outcome.order_id);
    const told = shop.telemetry.records.filter((record) => record.kind === 'event' && record.name === 'order-paid');
    expect(told).toHaveLength(1);
  });

  it('leaves in the cart what was put there since', async () => {
    const { shop, outcome } = await atPaymentPage();
    await put(shop, 'TEE', 1);
    await press(shop, outcome, 'approve');
    await (await shop.shop.orders()).paid(outcome.order_id);
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['1 TEE']);
    expect(await serverCart(shop)).toEqual(['1 TEE']);
  });

  it('leaves the cart of somebody else on this device alone', async () => {
    const shop = await open();
    const accounts = await shop.shop.accounts();
    await accounts.requestCode('ada@shop.test');
    await accounts.checkCode(codeFor(shop.fixture, 'ada@shop.test'), 'ada@shop.test');
    await put(shop, 'CAP', 1);
    await fillIn(shop);
    await payBy(shop, 'card');
    const outcome = await place(shop);
    await accounts.logout();
    await put(shop, 'CAP', 1);
    await press(shop, outcome, 'approve');
    await (await shop.shop.orders()).paid(outcome.order_id);
    await fillIn(shop);
    expect(clientCart(shop)).toEqual(['1 CAP']);
    expect(await place(shop)).toMatchObject({ status: 'placed' });
    expect(stats(shop).orders).toBe(2);
  });

  it('is made by itself when the shopper opens checkout again without having returned', async () => {
    const storage = createMemoryStorage();
    const { shop, outcome } = await atPaymentPage({ storage });
    await press(shop, outcome, 'approve');
    shop.shop.dispose();
    const again = await open({ storage, fixture: shop.fixture });
    expect(clientCart(again)).toEqual(['2 CAP']);
    await again.shop.orders();
    await expect.poll(() => clientCart(again)).toEqual([]);
    expect(await confirmationOf(again)).toMatchObject({ state: 'paid' });
  });
});

describe('the order-paid check of whoever never opens checkout again (S §4)', () => {
  /** Until whatever was begun, and waits for nothing but this process, has come to its end. */
  const quiet = async () => {
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  };
  const asked = ({ requests }: OpenShop) => requests.filter((request) => request.startsWith('GET /api/order/'));

  it('is made as the shop starts: the cart is cleared, the confirmation and the event are there', async () => {
    const storage = createMemoryStorage();
    const { shop, outcome } = await atPaymentPage({ storage });
    await press(shop, outcome, 'approve');
    shop.shop.dispose();
    const again = await open({ storage, fixture: shop.fixture });
    await expect.poll(() => clientCart(again)).toEqual([]);
    await expect
      .poll(() => again.telemetry.records)
      .toContainEqual(expect.objectContaining({ kind: 'event', name: 'order-paid' }));
    expect(await confirmationOf(again)).toMatchObject({ state: 'paid', number: outcome.number });
    expect(await activeOrder(again)).toBe('');
    expect(asked(again)).toHaveLength(1);
  });

  it('is made as the shopper looks at the page again, which stood open all the time', async () => {
    const seen$ = new Subject<void>();
    const { shop, outcome } = await atPaymentPage({ tabs: { ...createNoTabs(), seen$ } });
    await press(shop, outcome, 'approve');
    expect(clientCart(shop)).toEqual(['2 CAP']);
    seen$.next();
    await expect.poll(() => clientCart(shop)).toEqual([]);
    await expect.poll(() => activeOrder(shop)).toBe('');
    const before = shop.requests.length;
    seen$.next();
    await quiet();
    expect(shop.requests.slice(before)).toEqual([]);
  });

  it('is made in a tab on another page of the shop, of an order that another tab made', async () => {
    const storage = createMemoryStorage();
    const fixture = await openFixturePlatform();
    const seen$ = new Subject<void>();
    const first = await open({ storage, fixture });
    await put(first, 'CAP', 2);
    const other = await open({ storage, fixture, tabs: { ...createNoTabs(), seen$ }, seed: 'other' });
    expect(clientCart(other)).toEqual(['2 CAP']);
    await fillIn(first);
    await payBy(first, 'card');
    const outcome = await place(first);
    await press(first, outcome, 'approve');
    first.shop.dispose();
    seen$.next();
    await expect.poll(() => clientCart(other)).toEqual([]);
    expect(await confirmationOf(other)).toMatchObject({ state: 'paid', order_id: outcome.order_id });
  });

  it('costs whoever has no order that waits for its payment no request, neither at the start nor later', async () => {
    const storage = createMemoryStorage();
    const shop = await open({ storage });
    await put(shop, 'CAP', 1);
    await fillIn(shop);
    await place(shop);
    shop.shop.dispose();
    const seen$ = new Subject<void>();
    const again = await open({ storage, fixture: shop.fixture, tabs: { ...createNoTabs(), seen$ } });
    await again.shop.orders();
    seen$.next();
    again.network.set(false);
    again.network.set(true);
    await quiet();
    expect(again.requests.filter((request) => request.includes('/api/order'))).toEqual([]);
  });
});

describe('ordering again after the payment page was left', () => {
  it('opens the same payment page for the same wish: one order, stock taken once', async () => {
    const { shop, outcome } = await atPaymentPage();
    const again = await place(shop);
    expect(again).toMatchObject({ order_id: outcome.order_id, redirect: outcome.redirect, number: outcome.number });
    expect(stats(shop).orders).toBe(1);
    await press(shop, outcome, 'decline');
    expect(await place(shop)).toMatchObject({ order_id: outcome.order_id });
    expect(stats(shop).orders).toBe(1);
  });

  it('finds that it was paid, and orders nothing', async () => {
    const { shop, outcome } = await atPaymentPage();
    await press(shop, outcome, 'approve');
    const again = await place(shop);
    expect(again).toMatchObject({ status: 'placed', order_id: outcome.order_id });
    expect(again.status === 'placed' && again.redirect).toBeUndefined();
    expect(await confirmationOf(shop)).toMatchObject({ state: 'paid' });
    expect((await shop.shop.checkout()).snapshot.isThankYouPage).toBe(true);
    expect(stats(shop)).toMatchObject({ orders: 1, payments: 1 });
  });

  it('does not charge for the rest unseen when a part of the cart was paid already', async () => {
    const { shop, outcome } = await atPaymentPage();
    await press(shop, outcome, 'approve');
    await put(shop, 'TEE', 1);
    await expect(place(shop)).rejects.toThrow('Prices have changed');
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['1 TEE']);
    expect(stats(shop).orders).toBe(1);
  });

  it('takes the place of the unpaid order when the wish is another one', async () => {
    const { shop, outcome } = await atPaymentPage();
    await payBy(shop, 'cashondelivery');
    const second = await place(shop);
    expect(second.status).toBe('placed');
    expect(second).not.toHaveProperty('redirect');
    expect(second.order_id).not.toBe(outcome.order_id);
    expect(await (await shop.shop.orders()).show(outcome.order_id)).toMatchObject({ canceled: true });
    expect(await activeOrder(shop)).toBe('');
    const stock = await shop.shop.stock.check('CAP', 1);
    expect(stock.qty).toBe(1);
    expect(clientCart(shop)).toEqual([]);
  });

  it('is a new order after Cancel', async () => {
    const { shop, outcome } = await atPaymentPage();
    expect(await press(shop, outcome, 'cancel')).toBe('/checkout');
    const second = await place(shop);
    expect(second.order_id).not.toBe(outcome.order_id);
    expect((await shop.shop.stock.check('CAP', 1)).qty).toBe(1);
  });

  it('orders nothing offline that was placed before: it can only be paid online', async () => {
    const { shop } = await atPaymentPage();
    shop.network.set(false);
    await expect(place(shop)).rejects.toThrow('You are offline');
    expect(stats(shop).orders).toBe(1);
    expect(await (await shop.shop.orders()).queue()).toMatchObject([{ state: 'sent' }]);
  });
});

describe('a payment that comes for an order which was given up', () => {
  it('is told as money that goes back; the cart stays as it is, and the order that took its place stands', async () => {
    const paymentSecret = 'known to shop and provider';
    const { shop, outcome } = await atPaymentPage({ fixture: await openFixturePlatform({ paymentSecret }) });
    await payBy(shop, 'cashondelivery');
    await place(shop);
    await put(shop, 'TEE', 1);
    const { order_id, result } = outcome;
    const notice = { event_id: 'late', order_id, status: 'approved', amount: result.price, currency: result.currency };
    const signed = signNotice({ ...notice, status: 'approved' }, paymentSecret);
    await shop.fixture.call('POST', '/api/payment/notify', signed);
    const orders = await shop.shop.orders();
    expect(await orders.check(order_id)).toMatchObject({ state: 'refunded', email: 'ada@shop.test' });
    expect(await orders.paid(order_id)).toBe(false);
    expect(clientCart(shop)).toEqual(['1 TEE']);
    expect(stats(shop)).toMatchObject({ orders: 2, payments: 0 });
    const again = await open({ storage: shop.storage, fixture: shop.fixture });
    expect(await confirmationOf(again)).toMatchObject({ state: 'refunded' });
  });
});

describe('an order that takes the place of one which is still to be paid', () => {
  it('is not placed when that one was paid and nobody here could hear of it', async () => {
    const { shop, outcome } = await atPaymentPage();
    await press(shop, outcome, 'approve');
    await put(shop, 'TEE', 1); // the paid cart is closed: a new one takes the lines
    shop.mishap('/api/order/', 'lost-before');
    await expect(place(shop)).rejects.toThrow('Prices have changed');
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['1 TEE']);
    expect(await confirmationOf(shop)).toMatchObject({ state: 'paid', number: outcome.number });
    expect(stats(shop)).toMatchObject({ orders: 1, payments: 1 });
    expect(await queued(shop)).toEqual([[outcome.order_id, 'sent']]);
  });

  it('gives it up although its cart is another one by now', async () => {
    const { shop, outcome } = await atPaymentPage();
    shop.mishap('/api/cart/update', json(404, { code: 404, result: 'gone', meta: { error: 'cart_not_found' } }));
    await put(shop, 'TEE', 1);
    const second = await place(shop);
    expect(await queued(shop)).toEqual([
      [outcome.order_id, 'canceled'],
      [second.order_id, 'sent'],
    ]);
    expect(await (await shop.shop.orders()).show(outcome.order_id)).toMatchObject({ canceled: true });
    expect(await press(shop, outcome, 'approve')).toContain('/failed-payment');
    expect((await shop.shop.stock.check('CAP', 1)).qty).toBe(1);
  });

  describe('and waits in the queue', () => {
    /** Two caps wait for their payment, and with a shirt for an order that pays on delivery and could not be sent yet. */
    async function waitingInstead() {
      const { shop, outcome } = await atPaymentPage();
      await put(shop, 'TEE', 1);
      await payBy(shop, 'cashondelivery');
      shop.network.set(false);
      const instead = await place(shop);
      expect(instead.status).toBe('queued');
      expect(clientCart(shop)).toEqual([]);
      (await shop.shop.checkout()).setThankYouPage(false); // elsewhere in the shop nothing is sent without a word of the shopper's
      return { shop, outcome, instead, orders: await shop.shop.orders() };
    }

    it('gives that one up when it is sent', async () => {
      const { shop, outcome, instead, orders } = await waitingInstead();
      shop.network.set(true);
      await orders.process();
      expect(await queued(shop)).toEqual([
        [outcome.order_id, 'canceled'],
        [instead.order_id, 'sent'],
      ]);
      expect(await orders.show(outcome.order_id)).toMatchObject({ canceled: true });
      expect(await confirmationOf(shop)).toMatchObject({ order_id: instead.order_id, state: 'placed' });
      expect(await activeOrder(shop)).toBe('');
    });

    it('is cancelled with a word when that one is paid first; only what was not paid comes back', async () => {
      const { shop, outcome, instead, orders } = await waitingInstead();
      await press(shop, outcome, 'approve');
      shop.network.set(true);
      await orders.process();
      expect(await queued(shop)).toEqual([
        [outcome.order_id, 'sent'],
        [instead.order_id, 'canceled'],
      ]);
      expect(shop.notices).toContainEqual(expect.objectContaining({ message: 'This cart was already ordered.' }));
      expect(await confirmationOf(shop)).toMatchObject({ order_id: outcome.order_id, state: 'paid' });
      expect(clientCart(shop)).toEqual(['1 TEE']);
      expect(stats(shop)).toMatchObject({ orders: 1, payments: 1 });
    });

    it('leaves the cart alone when that one is heard to be paid: its lines are not those that are in it by now', async () => {
      const { shop, outcome, orders } = await waitingInstead();
      await press(shop, outcome, 'approve');
      shop.network.set(true);
      await put(shop, 'CAP', 1);
      await orders.paid(outcome.order_id);
      expect(clientCart(shop)).toEqual(['1 CAP']);
    });

    it('is not given up by what is ordered meanwhile, and neither is that one', async () => {
      const { shop, outcome, instead, orders } = await waitingInstead();
      await put(shop, 'SOCKS', 1);
      shop.network.set(true);
      await shop.shop.cart.settled();
      const meanwhile = await orders.place();
      expect(await queued(shop)).toEqual([
        [outcome.order_id, 'sent'],
        [instead.order_id, 'waiting'],
        [meanwhile.order_id, 'sent'],
      ]);
      await press(shop, outcome, 'approve');
      expect(await orders.show(outcome.order_id)).toMatchObject({ paid: true });
    });
  });
});

describe('an order that waited in the queue and is paid on a page', () => {
  it('is told as waiting for its payment, with the link, and gives its lines back when the payment is cancelled', async () => {
    const shop = await open();
    await put(shop, 'CAP', 2);
    await fillIn(shop);
    await payBy(shop, 'card');
    shop.network.set(false);
    const outcome = await place(shop);
    shop.network.set(true);
    const orders = await shop.shop.orders();
    await orders.process();
    expect(await confirmationOf(shop)).toMatchObject({ state: 'waiting', paylink: `/pay/${outcome.order_id}` });
    await press(shop, outcome, 'cancel');
    expect(await orders.check(outcome.order_id)).toMatchObject({ state: 'canceled' });
    expect(clientCart(shop)).toEqual(['2 CAP']);
  });
});
