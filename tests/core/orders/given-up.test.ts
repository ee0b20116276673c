import { describe, expect, it, vi } from 'vitest';
import type { JsonValue } from '../../../core/shopper';
import { clientCart, fillIn, json, openShops, put, type OpenShop } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

const SOLD_OUT = json(500, { code: 500, result: 'Error: Error while adding products' });
const ANOTHER = '4b6c1f0e-6c7e-4f27-9a55-0d1a2c3b4e5f';
const sentOrders = ({ requests }: OpenShop) => requests.filter((request) => request === 'POST /api/order').length;
const placedOrders = async ({ fixture }: OpenShop) => (await fixture.platform.stats()).orders;
const process = async ({ shop }: OpenShop) => (await shop.orders()).process();

async function unknown(what: 'lost-before' | 'lost-after'): Promise<OpenShop> {
  const shop = await open({ config: { orders: { automaticTransmission: false } } });
  await fillIn(shop);
  await put(shop, 'TEE', 2);
  shop.mishap('/api/order', what);
  const orders = await shop.shop.orders();
  expect(await orders.place()).toMatchObject({ status: 'waiting', reason: 'server-error' });
  (await shop.shop.checkout()).setThankYouPage(false);
  return shop;
}

async function arriveLate({ fixture, bodies, requests }: OpenShop): Promise<number> {
  const body = bodies[requests.indexOf('POST /api/order')] as { readonly cart_id: string }; // sound: it is what core sent
  return (await fixture.call('POST', `/api/order?cartId=${body.cart_id}&storeCode=us`, body)).status;
}

describe('an order that is refused when it is sent again (S §4, offline orders; S §8)', () => {
  it('is never placed by an earlier attempt in flight (seeds 2018648, 2035916)', async () => {
    const shop = await unknown('lost-before');
    shop.mishap('/api/order', SOLD_OUT);
    expect(await process(shop)).toMatchObject([{ state: 'canceled' }]);
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(await arriveLate(shop)).toBe(400);
    expect(await placedOrders(shop)).toBe(0);
    await shop.shop.cart.settled();
    expect(await (await shop.shop.orders()).place()).toMatchObject({ status: 'placed' });
    expect(await placedOrders(shop)).toBe(1);
  });

  it('is placed if the earlier attempt has arrived meanwhile', async () => {
    const shop = await unknown('lost-after');
    shop.mishap('/api/order', SOLD_OUT);
    expect(await process(shop)).toMatchObject([{ state: 'sent' }]);
    expect(clientCart(shop)).toEqual([]);
    expect(await placedOrders(shop)).toBe(1);
  });

  it('waits while its outcome is unknown, is not sent again, and finally restores its lines', async () => {
    const shop = await unknown('lost-before');
    shop.mishap('/api/order', SOLD_OUT, 'lost-before');
    expect(await process(shop)).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    expect(clientCart(shop)).toEqual([]);
    expect(await process(shop)).toMatchObject([{ state: 'canceled', attempts: 2 }]);
    expect(sentOrders(shop)).toBe(2);
    expect(clientCart(shop)).toEqual(['2 TEE']);
  });
});

describe('the cart of an order that was refused twice', () => {
  async function refused(): Promise<OpenShop> {
    const shop = await open({ config: { orders: { automaticTransmission: false } } });
    await fillIn(shop);
    await put(shop, 'CAP', 1);
    await put(shop, 'TEE', 2);
    shop.mishap('/api/order', SOLD_OUT, SOLD_OUT);
    const orders = await shop.shop.orders();
    expect(await orders.place()).toMatchObject({ status: 'refused', code: 'order-sold-out' });
    expect(clientCart(shop)).toEqual(['1 CAP', '2 TEE']);
    return shop;
  }

  it('is replaced, so that the next order is placed at once', async () => {
    const shop = await refused();
    expect(await process(shop)).toMatchObject([{ state: 'canceled' }]);
    const orders = await shop.shop.orders();
    expect(await orders.place()).toMatchObject({ status: 'placed' });
    expect(await placedOrders(shop)).toBe(1);
    expect(clientCart(shop)).toEqual([]);
  });

  it('is closed: its other orders are cancelled too, and its lines are restored (seed 4023959)', async () => {
    const shop = await refused();
    const [first] = await process(shop);
    await shop.shop.cart.clear();
    const kept = JSON.parse(JSON.stringify(first)) as { order: Record<string, JsonValue> }; // sound: it is what the queue keeps
    const { hash: _hash, ...order } = kept.order;
    const released = { state: 'waiting', attempts: 0, released: true } as const;
    const other = { ...kept, ...released, order: { ...order, order_id: ANOTHER } };
    await shop.storage.set('orders', ANOTHER, other);
    expect((await process(shop)).map(({ state }) => state)).toEqual(['canceled', 'canceled']);
    expect(clientCart(shop)).toEqual(['1 CAP', '2 TEE']);
    expect(await placedOrders(shop)).toBe(0);
  });
});

describe('an order that is cancelled while its outcome is unknown', () => {
  it('is not sent any more, and its lines return once the shop reports that it did not arrive', async () => {
    const shop = await unknown('lost-before');
    shop.mishap('/api/order/', 'lost-before', 'lost-before', 'lost-before', 'lost-before');
    const orders = await shop.shop.orders();
    const [entry] = await orders.queue();
    await expect(orders.cancel(entry?.order.order_id ?? '')).rejects.toMatchObject({ code: 'request-failed' });
    expect(await orders.queue()).toMatchObject([{ state: 'waiting' }]);
    let after = await process(shop);
    for (let tries = 0; tries < 4 && after[0]?.state === 'waiting'; tries += 1) after = await process(shop);
    expect(after).toMatchObject([{ state: 'canceled' }]);
    expect(sentOrders(shop)).toBe(1);
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(await arriveLate(shop)).toBe(400);
    expect(await placedOrders(shop)).toBe(0);
  });
});
