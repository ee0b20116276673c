import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { createNoTabs } from '../../adapters/tabs/none';
import { openFixturePlatform } from '../fixtures/platform';
import { codeFor } from '../fixtures/signed-in';
import { clientCart, fillIn, json, put, serverCart, type OpenShop, openShops, ordered } from '../core/open-shop';
import { activeOrder, atPaymentPage, confirmationOf, payBy, place, press, stats } from '../core/orders/at-payment-page';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

describe('an order with a payment page (S §4, place order)', () => {
  it('redirects to the payment link, keeps the cart and stores the active order id', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    expect(outcome.redirect).toBe(`/pay/${outcome.order_id}`);
    expect(clientCart(shop)).toEqual(['2 CAP']);
    expect(await activeOrder(shop)).toBe(outcome.order_id);
  });

  it('does not record the confirmation while a payment redirect follows', async () => {
    const { shop } = await atPaymentPage(open);
    expect(await confirmationOf(shop)).toBeNull();
    expect((await shop.shop.checkout()).snapshot.isThankYouPage).toBe(false);
  });

  it('names item_number, cancel_return to checkout and return to successful-payment for the hidden pay form', async () => {
    const fixture = await openFixturePlatform({ payByForm: true });
    const { outcome } = await atPaymentPage(open, { fixture });
    expect(outcome.redirect).toBeUndefined();
    expect(outcome.payscript).toContain('<form');
    expect(outcome.returns).toEqual({
      item_number: outcome.number,
      cancel_return: `/checkout?order=${outcome.order_id}`,
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

describe('an order awaiting payment', () => {
  it('is marked as in the cart as long as its lines are, unlike an old one', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    await press(shop, outcome, 'decline');
    const orders = await shop.shop.orders();
    expect(await orders.check(outcome.order_id)).toMatchObject({ state: 'declined', in_cart: true });
    const elsewhere = await open({ fixture: shop.fixture, storage: createMemoryStorage(), seed: 'elsewhere' });
    await put(elsewhere, 'TEE', 1);
    const old = await (await elsewhere.shop.orders()).check(outcome.order_id);
    expect(old).toMatchObject({ state: 'declined' });
    expect(old.in_cart).toBeUndefined();
  });
});

describe('returning from the payment page', () => {
  it.each([
    ['Back', undefined],
    ['Decline', 'decline'],
    ['Cancel', 'cancel'],
    ['without a result', 'silent'],
  ])('by %s leaves the cart unchanged, on the device and on the server', async (_name, answer) => {
    const { shop, outcome } = await atPaymentPage(open);
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
  ] as const)(
    'after %s shows the confirmation as %s, with the pay link while it can be paid',
    async (answer, state) => {
      const { shop, outcome } = await atPaymentPage(open);
      await press(shop, outcome, answer);
      const confirmation = await (await shop.shop.orders()).check(outcome.order_id);
      expect(confirmation).toMatchObject({ state, number: outcome.number, email: 'ada@shop.test' });
      expect(confirmation.paylink).toBe(['declined', 'waiting'].includes(state) ? outcome.redirect : undefined);
      expect(await confirmationOf(shop)).toEqual(confirmation);
    },
  );

  it('changes nothing when the shop is unreachable', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    await press(shop, outcome, 'approve');
    shop.mishap('/api/order/', 'lost-before');
    const orders = await shop.shop.orders();
    await expect(orders.check(outcome.order_id)).rejects.toThrow('could not be reached');
    expect(clientCart(shop)).toEqual(['2 CAP']);
    expect(await orders.paid(outcome.order_id)).toBe(true);
  });
});

describe('the order-paid check (S §4)', () => {
  it('records the confirmation, sends a tracking event and clears the active order id and the cart', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    await press(shop, outcome, 'approve');
    expect(await (await shop.shop.orders()).paid(outcome.order_id)).toBe(true);
    expect(await confirmationOf(shop)).toMatchObject({ state: 'paid', number: outcome.number });
    expect(shop.telemetry.records).toContainEqual(expect.objectContaining({ kind: 'event', name: 'order-paid' }));
    expect(await activeOrder(shop)).toBe('');
    expect(clientCart(shop)).toEqual([]);
  });

  it('reports it to the merchant once, for any number of concurrent checks', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    await press(shop, outcome, 'approve');
    const orders = await shop.shop.orders();
    await Promise.all([orders.paid(outcome.order_id), orders.paid(outcome.order_id)]);
    await orders.paid(outcome.order_id);
    const notified = shop.telemetry.records.filter((record) => record.kind === 'event' && record.name === 'order-paid');
    expect(notified).toHaveLength(1);
  });

  it('keeps later additions in the cart', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    await put(shop, 'TEE', 1);
    await press(shop, outcome, 'approve');
    await (await shop.shop.orders()).paid(outcome.order_id);
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['1 TEE']);
    expect(await serverCart(shop)).toEqual(['1 TEE']);
  });

  it('keeps the cart of another user on this device', async () => {
    const shop = await open();
    const accounts = await shop.shop.accounts();
    await accounts.requestCode('ada@shop.test');
    await accounts.checkCode(await codeFor(shop.fixture, 'ada@shop.test'), 'ada@shop.test');
    await put(shop, 'CAP', 1);
    await fillIn(shop);
    await payBy(shop, 'card');
    const outcome = await ordered(shop);
    await accounts.logout();
    await put(shop, 'CAP', 1);
    await press(shop, outcome, 'approve');
    await (await shop.shop.orders()).paid(outcome.order_id);
    await fillIn(shop);
    expect(clientCart(shop)).toEqual(['1 CAP']);
    expect(await place(shop)).toMatchObject({ status: 'placed' });
    expect((await stats(shop)).orders).toBe(2);
  });

  it('runs automatically when the shopper opens checkout again without having returned', async () => {
    const storage = createMemoryStorage();
    const { shop, outcome } = await atPaymentPage(open, { storage });
    await press(shop, outcome, 'approve');
    shop.shop.dispose();
    const again = await open({ storage, fixture: shop.fixture });
    expect(clientCart(again)).toEqual(['2 CAP']);
    await again.shop.orders();
    await expect.poll(() => clientCart(again)).toEqual([]);
    expect(await confirmationOf(again)).toMatchObject({ state: 'paid' });
  });
});

describe('the order-paid check of a shopper who does not return to checkout (S §4)', () => {
  const quiet = async () => {
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  };
  const asked = ({ requests }: OpenShop) => requests.filter((request) => request.startsWith('GET /api/order/'));

  it('runs when the shop starts: the cart is cleared, and the confirmation and the event are there', async () => {
    const storage = createMemoryStorage();
    const { shop, outcome } = await atPaymentPage(open, { storage });
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

  it('runs when the shopper returns to a page that stayed open', async () => {
    const seen$ = new Subject<void>();
    const { shop, outcome } = await atPaymentPage(open, { tabs: { ...createNoTabs(), seen$ } });
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

  it('runs in a tab on another page of the shop, for an order of another tab', async () => {
    const storage = createMemoryStorage();
    const fixture = await openFixturePlatform();
    const seen$ = new Subject<void>();
    const first = await open({ storage, fixture });
    await put(first, 'CAP', 2);
    const other = await open({ storage, fixture, tabs: { ...createNoTabs(), seen$ }, seed: 'other' });
    expect(clientCart(other)).toEqual(['2 CAP']);
    await fillIn(first);
    await payBy(first, 'card');
    const outcome = await ordered(first);
    await press(first, outcome, 'approve');
    first.shop.dispose();
    seen$.next();
    await expect.poll(() => clientCart(other)).toEqual([]);
    expect(await confirmationOf(other)).toMatchObject({ state: 'paid', order_id: outcome.order_id });
  });

  it('costs a shopper without an order awaiting payment no request, neither at the start nor later', async () => {
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
