import { describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../core/shopper';
import { clientCart, fillIn, json, put, type OpenShop, type OpenShopOptions, openAskingShops } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openAskingShops();

const ordersOf = async ({ fixture }: OpenShop) => (await fixture.platform.stats()).orders;
const orderRequests = ({ requests }: OpenShop) => requests.filter((request) => request === 'POST /api/order');

async function waiting(count: number, options: OpenShopOptions = {}): Promise<OpenShop> {
  const shop = await open(options);
  await fillIn(shop);
  const orders = await shop.shop.orders();
  for (let made = 0; made < count; made += 1) {
    shop.network.set(true);
    await put(shop, 'TEE', 1);
    await shop.shop.cart.syncTotals();
    shop.network.set(false);
    await orders.place();
    (await shop.shop.checkout()).setThankYouPage(false);
  }
  shop.requests.length = 0;
  return shop;
}

async function confirm(shop: OpenShop) {
  shop.network.set(true);
  return (await shop.shop.orders()).process();
}

describe('the order queue (S §4: processed when online, each untransmitted order once, one at a time)', () => {
  it('sends an order once if the network returns and the shopper confirms at the same time, even without locks between tabs', async () => {
    const shop = await open();
    await fillIn(shop);
    await put(shop, 'TEE', 1);
    shop.mishap('/api/order', 'lost-before');
    expect(await (await shop.shop.orders()).place()).toMatchObject({ status: 'waiting', reason: 'server-error' });
    (await shop.shop.checkout()).setThankYouPage(false);
    shop.network.set(false);
    shop.requests.length = 0;
    await Promise.all([confirm(shop), confirm(shop)]);
    await shop.shop.cart.settled();
    expect(orderRequests(shop)).toHaveLength(1);
    expect(await (await shop.shop.orders()).queue()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('sends each order once, and waits for the response before sending the next', async () => {
    const shop = await waiting(2);
    let open = 0;
    let max = 0;
    const answer = shop.fixture.platform.fetch.bind(shop.fixture.platform);
    shop.fixture.platform.fetch = async (request) => {
      const isOrder = new URL(request.url).pathname === '/api/order';
      if (isOrder) max = Math.max(max, (open += 1));
      try {
        return await answer(request);
      } finally {
        if (isOrder) open -= 1;
      }
    };
    expect(await confirm(shop)).toMatchObject(Array(2).fill({ state: 'sent', attempts: 1 }));
    expect(max).toBe(1);
    expect(await ordersOf(shop)).toBe(2);
  });

  it('does not resend sent orders, nor send twice on concurrent requests', async () => {
    const shop = await waiting(2);
    shop.network.set(true);
    const orders = await shop.shop.orders();
    await Promise.all([orders.process(), orders.process()]);
    await orders.process();
    expect(orderRequests(shop)).toHaveLength(2);
    expect(await ordersOf(shop)).toBe(2);
  });

  it('is not processed offline', async () => {
    const shop = await waiting(1);
    expect(await (await shop.shop.orders()).process()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(shop.requests).toEqual([]);
  });

  it('continues with the next order when one is cancelled or has to wait', async () => {
    const shop = await waiting(3);
    shop.mishap('/api/order', json(400, { code: 400, result: 'bad' }), json(503, { code: 503, result: 'busy' }));
    const states = (await confirm(shop)).map(({ state }) => state);
    expect(states).toEqual(['canceled', 'waiting', 'sent']);
  });
});

const ADDRESS =
  'Address provided in checkout contains invalid data. Please check if all required fields are filled in and also contact us on service@vitrine.example to resolve this issue for future. Your order has been canceled.';
const STOCK = "Some products you've ordered are out of stock. Your order has been canceled.";

describe('the response to a queued order (S §8)', () => {
  it.each([
    ['Queue 400', json(400, { code: 400, result: 'x' }), ADDRESS],
    [
      "Queue 500 with 'Error: Error while adding products'",
      json(500, { code: 500, result: 'Error: Error while adding products' }),
      STOCK,
    ],
  ])('%s cancels it with the message of the specification and restores its lines', async (_row, answer, message) => {
    const shop = await waiting(1);
    shop.mishap('/api/order', answer);
    expect(await confirm(shop)).toMatchObject([{ state: 'canceled', message }]);
    expect(shop.notices.at(-1)).toMatchObject({ type: 'error', message, action1: { label: 'OK' } });
    expect(clientCart(shop)).toEqual(['1 TEE']);
    await (await shop.shop.orders()).process();
    expect(orderRequests(shop)).toHaveLength(1);
  });

  const others: readonly (readonly [string, HttpResponse])[] = [
    ['401', json(401, { code: 401, result: 'no' })],
    ['404', json(404, { code: 404, result: 'no' })],
    ['500 with another text', json(500, { code: 500, result: 'Error: something else' })],
    ['503', json(503, { code: 503, result: 'busy' })],
    ['a page of a proxy', { status: 502, headers: { 'content-type': 'text/html' }, text: '<html>' }],
    ['half a response', { status: 200, headers: { 'content-type': 'application/json' }, text: '{"code":2' }],
  ];
  it.each(others)('%s leaves it untransmitted, and it is retried', async (_row, answer) => {
    const shop = await waiting(1);
    shop.mishap('/api/order', answer);
    expect(await confirm(shop)).toMatchObject([{ state: 'waiting', transmited: false }]);
    expect(await (await shop.shop.orders()).process()).toMatchObject([{ state: 'sent', transmited: true }]);
    expect(await ordersOf(shop)).toBe(1);
  });
});

describe('offline orders (S §4)', () => {
  it('raise an offline-order-confirmation with the untransmitted orders when the network is back', async () => {
    const shop = await waiting(2);
    const orders = await shop.shop.orders();
    const lists: (readonly unknown[])[] = [];
    const subscription = orders.awaitingConfirmation$.subscribe((list) => lists.push(list));
    shop.network.set(true);
    await expect.poll(() => lists.at(-1)?.length).toBe(2);
    expect(await ordersOf(shop)).toBe(0);
    await orders.process();
    await expect.poll(() => lists.at(-1)?.length).toBe(0);
    subscription.unsubscribe();
  });

  it.each([
    ['automatic transmission is on', true, false],
    ['the shopper is on the thank-you page', false, true],
  ])('are sent without asking when %s', async (_when, automaticTransmission, thanks) => {
    const shop = await waiting(1, { config: { orders: { automaticTransmission } } });
    (await shop.shop.checkout()).setThankYouPage(thanks);
    shop.network.set(true);
    await expect.poll(() => ordersOf(shop)).toBe(1);
  });

  it('have the title of S §9', async () => {
    const shop = await waiting(1);
    expect(shop.notices.map(({ message }) => message)).toContain('Order waiting!');
  });
});

describe('on regaining connection (S §4)', () => {
  it('the sync queue runs first, then the orders, then the cart reloads from the server', async () => {
    const shop = await waiting(1, { config: { orders: { automaticTransmission: true } } });
    await shop.shop.cart.add(await shop.shop.product.load({ sku: 'CAP' }), 1);
    await shop.storage.set('tasks', 'task-1', {
      task_id: 'task-1',
      url: '/api/stock/check?sku=SOCKS',
      payload: { method: 'GET' },
      transmited: false,
      created_at: 1,
      updated_at: 1,
      acknowledged: false,
      silent: true,
      is_result_cacheable: false,
    });
    shop.requests.length = 0;
    shop.network.set(true);
    await expect.poll(() => shop.requests.some((request) => request.includes('/api/cart/'))).toBe(true);
    await shop.shop.cart.settled();
    const at = (part: string) => shop.requests.findIndex((request) => request.includes(part));
    expect(at('/api/stock/check')).toBeGreaterThanOrEqual(0);
    expect(at('/api/order')).toBeGreaterThan(at('/api/stock/check'));
    expect(at('/api/cart/')).toBeGreaterThan(at('/api/order'));
  });
});
