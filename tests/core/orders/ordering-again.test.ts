import { describe, expect, it, vi } from 'vitest';
import { signNotice } from '../../../adapters/platform/orders/payments/payment-signature';
import { openFixturePlatform } from '../../fixtures/platform';
import { clientCart, fillIn, json, put, openAskingShops, accepted } from '../open-shop';
import { activeOrder, atPaymentPage, confirmationOf, payBy, place, press, queued, stats } from './at-payment-page';

vi.setConfig({ testTimeout: 30_000 });

const open = openAskingShops();

describe('ordering again after leaving the payment page', () => {
  it('reopens the same payment page for the same order: one order, stock deducted once', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    const again = await place(shop);
    expect(again).toMatchObject({ order_id: outcome.order_id, redirect: outcome.redirect, number: outcome.number });
    expect((await stats(shop)).orders).toBe(1);
    await press(shop, outcome, 'decline');
    expect(await place(shop)).toMatchObject({ order_id: outcome.order_id });
    expect((await stats(shop)).orders).toBe(1);
  });

  it('detects that it was paid, and places no order', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    await press(shop, outcome, 'approve');
    const again = await place(shop);
    expect(again).toMatchObject({ status: 'placed', order_id: outcome.order_id });
    expect(again.status === 'placed' && again.redirect).toBeUndefined();
    expect(await confirmationOf(shop)).toMatchObject({ state: 'paid' });
    expect((await shop.shop.checkout()).snapshot.isThankYouPage).toBe(true);
    expect(await stats(shop)).toMatchObject({ orders: 1, payments: 1 });
  });

  it('does not charge for the rest silently when a part of the cart was already paid', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    await press(shop, outcome, 'approve');
    await put(shop, 'TEE', 1);
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'totals-changed' });
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['1 TEE']);
    expect((await stats(shop)).orders).toBe(1);
  });

  it('replaces the unpaid order when the new one differs', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    await payBy(shop, 'cashondelivery');
    const second = accepted(await place(shop));
    expect(second.status).toBe('placed');
    expect(second).not.toHaveProperty('redirect');
    expect(second.order_id).not.toBe(outcome.order_id);
    expect(await (await shop.shop.orders()).show(outcome.order_id)).toMatchObject({ canceled: true });
    expect(await activeOrder(shop)).toBe('');
    const stock = await shop.shop.stock.check('CAP', 1);
    expect(stock.qty).toBe(1);
    expect(clientCart(shop)).toEqual([]);
  });

  it('creates a new order after Cancel', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    expect(await press(shop, outcome, 'cancel')).toBe(`/checkout?order=${outcome.order_id}`);
    const second = accepted(await place(shop));
    expect(second.order_id).not.toBe(outcome.order_id);
    expect((await shop.shop.stock.check('CAP', 1)).qty).toBe(1);
  });

  it('places nothing offline that was placed before: it can only be paid online', async () => {
    const { shop } = await atPaymentPage(open);
    shop.network.set(false);
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'offline' });
    expect((await stats(shop)).orders).toBe(1);
    expect(await (await shop.shop.orders()).queue()).toMatchObject([{ state: 'sent' }]);
  });
});

describe('a payment for a replaced order', () => {
  it('is shown as refunded; the cart is unchanged, and the replacing order stays valid', async () => {
    const paymentSecret = 'known to shop and provider';
    const { shop, outcome } = await atPaymentPage(open, { fixture: await openFixturePlatform({ paymentSecret }) });
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
    expect(await stats(shop)).toMatchObject({ orders: 2, payments: 0 });
    const again = await open({ storage: shop.storage, fixture: shop.fixture });
    expect(await confirmationOf(again)).toMatchObject({ state: 'refunded' });
  });
});

describe('an order that replaces an unpaid one', () => {
  it('is not placed when that one was paid without this device knowing', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    await press(shop, outcome, 'approve');
    await put(shop, 'TEE', 1); // The paid cart is closed: a new one takes the lines.
    shop.mishap('/api/order/', 'lost-before');
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'totals-changed' });
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['1 TEE']);
    expect(await confirmationOf(shop)).toMatchObject({ state: 'paid', number: outcome.number });
    expect(await stats(shop)).toMatchObject({ orders: 1, payments: 1 });
    expect(await queued(shop)).toEqual([[outcome.order_id, 'sent']]);
  });

  it('cancels it even if the cart has changed since', async () => {
    const { shop, outcome } = await atPaymentPage(open);
    shop.mishap('/api/cart/update', json(404, { code: 404, result: 'gone', meta: { error: 'cart_not_found' } }));
    await put(shop, 'TEE', 1);
    const second = accepted(await place(shop));
    expect(await queued(shop)).toEqual([
      [outcome.order_id, 'canceled'],
      [second.order_id, 'sent'],
    ]);
    expect(await (await shop.shop.orders()).show(outcome.order_id)).toMatchObject({ canceled: true });
    expect(await press(shop, outcome, 'approve')).toContain('/failed-payment');
    expect((await shop.shop.stock.check('CAP', 1)).qty).toBe(1);
  });

  describe('and waits in the queue', () => {
    async function waitingInstead() {
      const { shop, outcome } = await atPaymentPage(open);
      await put(shop, 'TEE', 1);
      await payBy(shop, 'cashondelivery');
      shop.network.set(false);
      const instead = accepted(await place(shop));
      expect(instead.status).toBe('waiting');
      expect(clientCart(shop)).toEqual([]);
      (await shop.shop.checkout()).setThankYouPage(false); // Elsewhere nothing is sent without the shopper's consent.
      return { shop, outcome, instead, orders: await shop.shop.orders() };
    }

    it('cancels it when it is sent', async () => {
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

    it('is cancelled with a notice when that one is paid first; only unpaid lines are restored', async () => {
      const { shop, outcome, instead, orders } = await waitingInstead();
      await press(shop, outcome, 'approve');
      shop.network.set(true);
      await orders.process();
      expect(await queued(shop)).toEqual([
        [outcome.order_id, 'sent'],
        [instead.order_id, 'canceled'],
      ]);
      expect(shop.notices).toContainEqual(expect.objectContaining({ message: 'This bag was already ordered.' }));
      expect(await confirmationOf(shop)).toMatchObject({ order_id: outcome.order_id, state: 'paid' });
      expect(clientCart(shop)).toEqual(['1 TEE']);
      expect(await stats(shop)).toMatchObject({ orders: 1, payments: 1 });
    });

    it('keeps the cart when that one turns out to be paid: the cart now has other lines', async () => {
      const { shop, outcome, orders } = await waitingInstead();
      await press(shop, outcome, 'approve');
      shop.network.set(true);
      await put(shop, 'CAP', 1);
      await orders.paid(outcome.order_id);
      expect(clientCart(shop)).toEqual(['1 CAP']);
    });

    it('is not cancelled by later orders, and neither is that one', async () => {
      const { shop, outcome, instead, orders } = await waitingInstead();
      await put(shop, 'SOCKS', 1);
      shop.network.set(true);
      await shop.shop.cart.settled();
      const meanwhile = accepted(await orders.place());
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

describe('a queued order that is paid on a page', () => {
  it('is shown as awaiting payment, with the link, and restores its lines when the payment is cancelled', async () => {
    const shop = await open();
    await put(shop, 'CAP', 2);
    await fillIn(shop);
    await payBy(shop, 'card');
    shop.network.set(false);
    const outcome = accepted(await place(shop));
    shop.network.set(true);
    const orders = await shop.shop.orders();
    await orders.process();
    expect(await confirmationOf(shop)).toMatchObject({ state: 'waiting', paylink: `/pay/${outcome.order_id}` });
    await press(shop, outcome, 'cancel');
    expect(await orders.check(outcome.order_id)).toMatchObject({ state: 'canceled' });
    expect(clientCart(shop)).toEqual(['2 CAP']);
  });
});
