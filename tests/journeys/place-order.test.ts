import { sha3_224 } from 'js-sha3';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../adapters/storage/memory';
import type { Order } from '../../core/account';
import type { Confirmation } from '../../core/shopper';
import { orderHash } from '../../core/orders/order-hash';
import { codeFor } from '../fixtures/signed-in';
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
const queueOf = async ({ shop }: OpenShop) => (await shop.orders()).queue();
const ordersOf = async ({ fixture }: OpenShop) => (await fixture.platform.stats()).orders;
const eventsOf = ({ telemetry }: OpenShop, name: string) =>
  telemetry.records.flatMap((record) => (record.kind === 'event' && record.name === name ? [record.data] : []));

function sentBy({ requests, bodies }: OpenShop): readonly Order[] {
  return requests.flatMap(
    (request, index) => (request === 'POST /api/order' ? [bodies[index] as Order] : []), // sound: what is sent there is an order
  );
}
async function confirmationOf({ shop }: OpenShop): Promise<Confirmation | null> {
  let seen: Confirmation | null = null;
  (await shop.orders()).confirmation$.subscribe((confirmation) => (seen = confirmation)).unsubscribe();
  return seen;
}

describe('place order (S §4)', () => {
  it("sends the sha3-224 hash of the order's JSON", async () => {
    const shop = await ready();
    await place(shop);
    const [order] = sentBy(shop);
    expect(order?.hash).toMatch(/^[0-9a-f]{56}$/);
    expect(order && orderHash(order, (text) => sha3_224(text))).toBe(order?.hash);
  });

  it('records an unguessable id and the times of creation and update', async () => {
    const shop = await ready();
    const before = Date.now();
    await place(shop);
    const [order] = sentBy(shop);
    expect(order?.order_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(order?.created_at).toBe(order?.updated_at);
    expect(Date.parse(order?.created_at ?? '')).toBeGreaterThanOrEqual(before);
    expect(order?.transmited).toBe(false);
  });

  it('sends the fields of S §3: products, totals, store code, addresses and methods', async () => {
    const shop = await ready();
    await place(shop);
    expect(sentBy(shop)).toMatchObject([
      {
        store_code: 'us',
        products: [{ sku: 'TEE', qty: 2, price_incl_tax: expect.any(Number) as number }],
        totals: expect.arrayContaining([
          expect.objectContaining({ code: 'subtotal' }),
          expect.objectContaining({ code: 'grand_total' }),
        ]) as unknown,
        addressInformation: {
          shippingAddress: { city: 'New York', postcode: '10004', countryId: 'US', region_id: 43 },
          shipping_method_code: 'standard',
          shipping_carrier_code: 'vitrine',
          payment_method_code: 'cashondelivery',
        },
      },
    ]);
  });

  it('ships to one address and bills to another', async () => {
    const shop = await ready();
    await (
      await shop.shop.checkout()
    ).savePayment({
      useShippingAddress: false,
      firstName: 'Charles',
      lastName: 'Babbage',
      company: 'Engines Ltd',
      taxId: 'DE123',
      country: 'DE',
      streetAddress: 'Unter den Linden 1',
      city: 'Berlin',
      zipCode: '10117',
      phoneNumber: '+49 30 123456',
    });
    await shop.shop.cart.settled();
    expect(await place(shop)).toMatchObject({ status: 'placed' });
    expect(sentBy(shop)[0]?.addressInformation).toMatchObject({
      shippingAddress: { firstname: 'Ada', city: 'New York' },
      billingAddress: { firstname: 'Charles', city: 'Berlin', company: 'Engines Ltd', taxId: 'DE123' },
    });
  });

  it('queues the order offline and reports success: the order waits together with its lines', async () => {
    const shop = await ready();
    shop.network.set(false);
    expect(await place(shop)).toMatchObject({ status: 'waiting', reason: 'offline' });
    expect(sentBy(shop)).toEqual([]);
    expect(await queueOf(shop)).toMatchObject([{ state: 'waiting', transmited: false }]);
    expect(await confirmationOf(shop)).toMatchObject({ state: 'queued' });
  });

  it('on 200 stamps the order time', async () => {
    const shop = await ready();
    const before = Date.now();
    await place(shop);
    const [entry] = await queueOf(shop);
    expect(entry).toMatchObject({ transmited: true, state: 'sent', order: { transmited: true } });
    expect(Date.parse(entry?.order.transmited_at ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('on 200 queues the order and records the confirmation', async () => {
    const shop = await ready();
    await place(shop);
    expect(await queueOf(shop)).toHaveLength(1);
    expect(await confirmationOf(shop)).toMatchObject({ state: 'placed', number: '100001', email: 'ada@shop.test' });
  });

  it('on 200 sends a purchase event to analytics and visitor info to the chat, without addresses or names', async () => {
    const shop = await ready();
    await place(shop);
    expect(eventsOf(shop, 'purchase')).toMatchObject([
      { number: '100001', currency: 'USD', items: [{ sku: 'TEE', qty: 2 }] },
    ]);
    expect(eventsOf(shop, 'visitor')).toEqual([{ number: '100001', store: 'us', registered: false }]);
    const notified = JSON.stringify([...eventsOf(shop, 'purchase'), ...eventsOf(shop, 'visitor')]);
    expect(notified).not.toContain(sentBy(shop)[0]?.order_id);
    for (const secret of ['ada@', 'Byron', 'Broadway', '555']) expect(notified).not.toContain(secret);
  });

  it('without a pay link clears the cart', async () => {
    const shop = await ready();
    expect(await place(shop)).not.toHaveProperty('redirect');
    expect(clientCart(shop)).toEqual([]);
  });

  it('discards the password once the account is created, and not before', async () => {
    const shop = await ready();
    const checkout = await shop.shop.checkout();
    await checkout.savePersonal({ createAccount: true, password: 'correct horse' });
    shop.mishap('/api/order', json(400, { code: 400, result: 'Other price', meta: { error: 'totals_changed' } }));
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'totals-changed' });
    expect(checkout.snapshot.personalDetails.password).toBe('correct horse');
    await place(shop);
    expect(checkout.snapshot.personalDetails.password).toBe('');
  });

  it('creates no account for a guest unless requested; a requested account can sign in', async () => {
    for (const createAccount of [false, true]) {
      const shop = await ready();
      await (await shop.shop.checkout()).savePersonal({ createAccount, password: 'correct horse' });
      expect(await place(shop)).toMatchObject({ status: 'placed' });
      const accounts = await shop.shop.accounts();
      const signIn = accounts.loginWithPassword('ada@shop.test', 'correct horse');
      if (createAccount) expect(await signIn).toMatchObject({ email: 'ada@shop.test' });
      else await expect(signIn).rejects.toThrow();
    }
  });

  it('may omit the options of configurable products if optimise is on (S §5)', async () => {
    for (const optimize of [true, false]) {
      const shop = await open({ config: { orders: { optimize } } });
      await shop.shop.cart.add(await shop.shop.product.load({ sku: 'JACKET', childSku: 'JACKET-BLACK-S' }));
      await fillIn(shop);
      shop.requests.length = 0;
      shop.bodies.length = 0;
      expect(await place(shop)).toMatchObject({ status: 'placed' });
      const [product] = sentBy(shop)[0]?.products ?? [];
      expect(product).toMatchObject({ sku: 'JACKET-BLACK-S', parentSku: 'JACKET' });
      const options = product?.product_option?.extension_attributes.configurable_item_options;
      expect(options === undefined).toBe(optimize);
    }
  });

  it('identifies the signed-in user (user_id and uid), and sends neither for guests', async () => {
    const guest = await ready();
    await place(guest);
    expect(sentBy(guest)[0]).not.toHaveProperty('user_id');

    const shop = await open();
    const accounts = await shop.shop.accounts();
    await accounts.requestCode('ada@shop.test');
    const user = await accounts.checkCode(await codeFor(shop.fixture, 'ada@shop.test'), 'ada@shop.test');
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    expect(await place(shop)).toMatchObject({ status: 'placed' });
    expect(sentBy(shop)).toMatchObject([{ user_id: String(user.id), uid: String(user.id) }]);
    expect(eventsOf(shop, 'visitor')).toMatchObject([{ registered: true }]);
  });
});

describe('an order that the shop refuses (S §4, S §8)', () => {
  it('on 400 loses its hash and is queued, and the shopper sees what to check and whom to contact', async () => {
    const shop = await ready();
    shop.mishap('/api/order', json(400, { code: 400, result: 'Internal validation error' }));
    await place(shop);
    expect((await queueOf(shop))[0]).toMatchObject({ state: 'waiting' });
    expect((await queueOf(shop))[0]?.order).not.toHaveProperty('hash');
    expect(shop.notices.at(-1)).toMatchObject({
      type: 'error',
      message:
        'Internal validation error. Please check if all required fields are filled in. Please contact us on service@vitrine.example',
    });
  });

  it('is refused by the shop itself with the message of the specification', async () => {
    const shop = await ready();
    const { json: answer } = await shop.fixture.call('POST', '/api/order', { nothing: true });
    expect(answer).toMatchObject({
      code: 400,
      result: 'Internal validation error; Order entity is not compliant with the schema',
    });
  });

  it.each([401, 403, 404, 500, 503])(
    'on %i is marked untransmitted and queued; shopper and operator are notified',
    async (code) => {
      const shop = await ready();
      shop.mishap('/api/order', json(code, { code, result: 'boom' }));
      expect(await place(shop)).toMatchObject({ status: 'waiting', reason: 'server-error' });
      expect(await queueOf(shop)).toMatchObject([{ state: 'waiting', transmited: false }]);
      const kept = await Promise.all((await shop.storage.keys('orders')).map((key) => shop.storage.get('orders', key)));
      expect(kept).toContainEqual(expect.objectContaining({ state: 'waiting', released: true }));
      expect(shop.notices.map(({ message }) => message)).toContain(
        'The order can not be transfered because of server error. Order has been queued',
      );
      const errors = shop.telemetry.records.filter(({ kind }) => kind === 'error');
      expect(JSON.stringify(errors)).toContain('Unhandled place order request error');
    },
  );

  it('leaves the cart to the shopper if the shop has certainly refused it as out of stock', async () => {
    const shop = await ready();
    shop.mishap('/api/order', json(500, { code: 500, result: 'Error: Error while adding products' }));
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'order-sold-out', change: 'bag' });
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(await ordersOf(shop)).toBe(0);
  });

  it('is placed once if its response was lost and the shopper orders the same again at once', async () => {
    const storage = createMemoryStorage();
    const shop = await ready({ storage });
    shop.mishap('/api/order', 'lost-after');
    await place(shop);
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'cart-empty' });
    await (await shop.shop.orders()).process();
    expect(await ordersOf(shop)).toBe(1);
  });
});
