import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../adapters/storage/memory';
import type { Order } from '../../core/account';
import { clientCart, fillIn, json, put, type OpenShop, type OpenShopOptions, openShops } from '../core/open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();
async function ready(options: OpenShopOptions = {}): Promise<OpenShop> {
  const shop = await open(options);
  await put(shop, 'TEE', 2);
  await fillIn(shop);
  shop.requests.length = 0;
  shop.bodies.length = 0;
  return shop;
}

const place = async ({ shop }: OpenShop) => (await shop.orders()).place();
const ordersOf = async ({ fixture }: OpenShop): Promise<number> => (await fixture.platform.stats()).orders;

describe('placing an order', () => {
  it('takes one request when cart and totals are already the server’s', async () => {
    const shop = await ready();
    const outcome = await place(shop);
    expect(outcome).toMatchObject({ status: 'placed', number: '100001' });
    expect(shop.requests).toEqual(['POST /api/order']);
    expect(clientCart(shop)).toEqual([]);
    expect(shop.shop.cart.snapshot.cartServerToken).toBe('');
  });

  it('charges the displayed total, and reports the purchase to the merchant', async () => {
    const shop = await ready();
    const shown = shop.shop.cart.snapshot.totals?.grand_total;
    const outcome = await place(shop);
    expect(outcome.status === 'placed' && outcome.result.price).toBe(shown);
    expect(shop.telemetry.records).toContainEqual(
      expect.objectContaining({
        kind: 'event',
        name: 'purchase',
        data: expect.objectContaining({ value: shown }) as unknown,
      }),
    );
  });

  it('records the confirmation and shows the thank-you page', async () => {
    const shop = await ready();
    await place(shop);
    const orders = await shop.shop.orders();
    const seen: unknown[] = [];
    orders.confirmation$.subscribe((confirmation) => seen.push(confirmation)).unsubscribe();
    expect(seen).toMatchObject([{ state: 'placed', number: '100001', email: 'ada@shop.test' }]);
    expect((await shop.shop.checkout()).snapshot.isThankYouPage).toBe(true);
  });

  it('places one order for two presses of the button', async () => {
    const shop = await ready();
    const [one, two] = await Promise.all([place(shop), place(shop)]);
    expect(one).toBe(two);
    expect(await ordersOf(shop)).toBe(1);
  });

  it('names every missing field, and orders nothing', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    const outcome = await place(shop);
    if (outcome.status !== 'refused') throw new Error('Not refused');
    expect(outcome.code).toBe('checkout-incomplete');
    expect(outcome.fields).toContainEqual({
      field: 'personal.emailAddress',
      code: 'missing',
      params: { what: 'your e-mail address' },
      message: 'Please enter your e-mail address',
    });
    expect(outcome.message).toContain('shipping.zipCode');
    expect(await place(await open())).toMatchObject({ status: 'refused', code: 'cart-empty' });
    expect(await ordersOf(shop)).toBe(0);
  });

  it('names an unavailable payment method, and the available ones', async () => {
    const shop = await ready();
    await (await shop.shop.checkout()).savePayment({ paymentMethod: 'invoice' });
    await shop.shop.cart.settled();
    const outcome = await place(shop);
    if (outcome.status !== 'refused') throw new Error('Not refused');
    expect(outcome.code).toBe('checkout-incomplete');
    const [field] = outcome.fields;
    expect(field?.field).toBe('payment.paymentMethod');
    expect(field?.message).toMatch(/^"invoice" is not offered for this order: please choose one of .*cashondelivery/);
    expect(await ordersOf(shop)).toBe(0);
  });

  it('does not order when prices changed since they were shown, and shows the new ones', async () => {
    const shop = await ready();
    shop.mishap('/api/order', json(400, { code: 400, result: 'Other price', meta: { error: 'totals_changed' } }));
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'totals-changed' });
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(await (await shop.shop.orders()).queue()).toEqual([]);
    expect(await place(shop)).toMatchObject({ status: 'placed' });
  });

  it('keeps a cart for its owner that was ordered elsewhere', async () => {
    const shop = await ready();
    const { cartServerToken } = shop.shop.cart.snapshot;
    await shop.fixture.call('POST', `/api/cart/close?cartId=${cartServerToken}`);
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'cart-closed' });
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(await place(shop)).toMatchObject({ status: 'placed' });
  });

  it('writes no password to storage and drops it when the account is created', async () => {
    const storage = createMemoryStorage();
    const shop = await ready({ storage });
    const checkout = await shop.shop.checkout();
    await checkout.savePersonal({ createAccount: true, password: 'correct horse' });
    await place(shop);
    const order = shop.bodies.at(-1) as Order; // sound: the last request was the order
    expect(order.personalDetails).toMatchObject({ createAccount: true, password: 'correct horse' });
    expect(checkout.snapshot.personalDetails.password).toBe('');
    for (const collection of ['orders', 'checkout']) {
      for (const key of await storage.keys(collection)) {
        expect(JSON.stringify(await storage.get(collection, key))).not.toContain('correct horse');
      }
    }
  });

  it('returns the payment page and keeps the basket until it is paid', async () => {
    const shop = await ready();
    await (await shop.shop.checkout()).savePayment({ paymentMethod: 'card' });
    await shop.shop.cart.settled();
    const outcome = await place(shop);
    if (outcome.status !== 'placed') throw new Error('The order was not placed');
    expect(outcome.redirect).toContain(`/pay/${outcome.order_id}`);
    const orders = await shop.shop.orders();
    expect(await orders.paid(outcome.order_id)).toBe(false);
    await shop.fixture.platform.fetch(
      new Request(`http://shop.test/pay/${outcome.order_id}`, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'approve' }),
      }),
    );
    expect(await orders.paid(outcome.order_id)).toBe(true);
    expect(clientCart(shop)).toEqual([]);
    expect((await shop.shop.checkout()).snapshot.paymentDetails.activeOrderId).toBe('');
  });
});

describe('an order whose response was lost', () => {
  it('waits, reserves its lines, and stays the same order when it is sent again', async () => {
    const shop = await ready();
    shop.mishap('/api/order', 'lost-after');
    expect(await place(shop)).toMatchObject({ status: 'waiting', reason: 'server-error' });
    expect(shop.notices.at(-1)?.message).toBe(
      'The order can not be transfered because of server error. Order has been queued',
    );
    expect(clientCart(shop)).toEqual([]);
    expect(await (await shop.shop.orders()).process()).toMatchObject([
      { state: 'sent', transmited: true, attempts: 2 },
    ]);
    expect(await ordersOf(shop)).toBe(1);
    const [first, second] = shop.bodies.filter(
      (body): body is Order => (body as Order | undefined)?.order_id !== undefined,
    );
    expect(second?.hash).toBe(first?.hash);
  });

  it('is settled before anything else is ordered when the page was closed in between', async () => {
    const storage = createMemoryStorage();
    const first = await ready({ storage });
    const never = new Promise<never>(() => undefined);
    // The process dies once the shop has the order; later writes are lost.
    const write = storage.set.bind(storage);
    first.mishap('/api/order', () => {
      storage.set = () => never;
      return never;
    });
    void place(first);
    await expect.poll(() => ordersOf(first)).toBe(1);
    storage.set = write;
    first.shop.dispose();

    const again = await open({ storage, fixture: first.fixture });
    expect(await place(again)).toMatchObject({ status: 'placed', number: '100001' });
    expect(clientCart(again)).toEqual([]);
    expect(await ordersOf(again)).toBe(1);
  });
});

describe('an offline order', () => {
  it('is queued, reported, and waits for confirmation when the network is back, if a shop requires it', async () => {
    const shop = await ready({ config: { orders: { automaticTransmission: false } } });
    shop.network.set(false);
    expect(await place(shop)).toMatchObject({ status: 'waiting', reason: 'offline' });
    expect(shop.notices.at(-1)?.message).toBe('Order waiting!');
    (await shop.shop.checkout()).setThankYouPage(false);
    const orders = await shop.shop.orders();
    let awaiting: readonly unknown[] = [];
    orders.awaitingConfirmation$.subscribe((waiting) => (awaiting = waiting));
    expect(awaiting).toHaveLength(0);
    shop.network.set(true);
    await expect.poll(() => awaiting.length).toBe(1);
    expect(await ordersOf(shop)).toBe(0);
    await orders.process();
    expect(awaiting).toHaveLength(0);
    expect(await ordersOf(shop)).toBe(1);
  });

  it('is sent automatically on the thank-you page, or with automatic transmission', async () => {
    for (const automaticTransmission of [true, false]) {
      const shop = await ready({ config: { orders: { automaticTransmission } } });
      shop.network.set(false);
      await place(shop);
      if (automaticTransmission) (await shop.shop.checkout()).setThankYouPage(false);
      shop.network.set(true);
      await expect.poll(() => ordersOf(shop)).toBe(1);
    }
  });

  it('gets a server cart if there was none', async () => {
    const shop = await open();
    const view = await shop.shop.product.load({ sku: 'CARD' });
    await fillIn(shop);
    shop.network.set(false);
    await shop.shop.cart.add(view);
    await place(shop);
    shop.network.set(true);
    const [entry] = await (await shop.shop.orders()).process();
    expect(entry?.order.cart_id).not.toBe('');
    expect(['sent', 'canceled']).toContain(entry?.state);
  });

  it('is cancelled with the message of the specification and restores its lines', async () => {
    const cases = [
      [
        json(400, { code: 400, result: 'bad' }),
        /^Address provided in checkout contains invalid data\. .*service@vitrine/,
      ],
      [
        json(500, { code: 500, result: 'Error: Error while adding products' }),
        /^Some products you've ordered are out of stock/,
      ],
      [json(400, { code: 400, result: 'x', meta: { error: 'totals_changed' } }), /^Prices have changed/],
    ] as const;
    for (const [answer, message] of cases) {
      const shop = await ready();
      shop.network.set(false);
      await place(shop);
      (await shop.shop.checkout()).setThankYouPage(false);
      shop.network.set(true);
      shop.mishap('/api/order', answer);
      const [entry] = await (await shop.shop.orders()).process();
      expect(entry).toMatchObject({ state: 'canceled' });
      expect(entry?.message).toMatch(message);
      expect(clientCart(shop)).toEqual(['2 TEE']);
    }
  });

  it('stays in the queue after any other response', async () => {
    const shop = await ready();
    // Queue while online: reconnecting would also send the order, at an unpredictable time.
    shop.mishap('/api/order?', 'lost-before');
    await place(shop);
    (await shop.shop.checkout()).setThankYouPage(false);
    const html = { status: 502, headers: { 'content-type': 'text/html' }, text: '<html>' };
    shop.mishap('/api/order', json(500, { code: 500, result: 'boom' }), json(401, { code: 401, result: 'no' }), html);
    const orders = await shop.shop.orders();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await orders.process()).toMatchObject([{ state: 'waiting', transmited: false }]);
    }
    expect(await orders.process()).toMatchObject([{ state: 'sent' }]);
  });

  it('is placed, not cancelled, when another tab has sent it with a separate cart', async () => {
    const shop = await ready();
    const meta = {
      error: 'invalid_input',
      errors: [{ field: 'order_id', message: 'order_id belongs to another order' }],
    };
    shop.mishap('/api/order', 'lost-after', json(400, { code: 400, result: 'Internal validation error', meta }));
    await place(shop);
    const orders = await shop.shop.orders();
    expect(await orders.process()).toMatchObject([{ state: 'sent', result: { number: '100001' } }]);
    expect(await ordersOf(shop)).toBe(1);
    expect(clientCart(shop)).toEqual([]);
  });
});

describe('an order that the shop refuses', () => {
  it('loses its hash, keeps the cart, and is replaced by the corrected one', async () => {
    const shop = await ready();
    shop.mishap('/api/order', json(400, { code: 400, result: 'Internal validation error' }));
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'order-invalid' });
    expect(shop.notices.at(-1)?.message).toBe(
      'Internal validation error. Please check if all required fields are filled in. Please contact us on service@vitrine.example',
    );
    expect(clientCart(shop)).toEqual(['2 TEE']);
    const [refused] = await (await shop.shop.orders()).queue();
    expect(refused?.order.hash).toBeUndefined();
    expect(await place(shop)).toMatchObject({ status: 'placed' });
    expect(await (await shop.shop.orders()).queue()).toHaveLength(1);
    expect(await ordersOf(shop)).toBe(1);
  });
});
