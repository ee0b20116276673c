import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { parseConfig } from '../../../core/config';
import type { QueuedOrder } from '../../../core/shopper';
import { FIXTURE_PRODUCTS } from '../../fixtures/catalogue';
import { openFixturePlatform } from '../../fixtures/platform';
import {
  clientCart,
  fillIn,
  json,
  put,
  type OpenShop,
  type OpenShopOptions,
  openAskingShops,
  accepted,
  ordered,
} from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openAskingShops();

const ordersOf = async ({ fixture }: OpenShop) => (await fixture.platform.stats()).orders;
const sentOrders = ({ requests }: OpenShop) => requests.filter((request) => request === 'POST /api/order');

async function waiting(options: OpenShopOptions = {}, coupon?: string): Promise<OpenShop & { readonly id: string }> {
  const shop = await open(options);
  await put(shop, 'TEE', 2);
  await fillIn(shop);
  if (coupon !== undefined) await shop.shop.cart.applyCoupon(coupon);
  await shop.shop.cart.settled();
  shop.network.set(false);
  const { order_id: id } = accepted(await (await shop.shop.orders()).place());
  (await shop.shop.checkout()).setThankYouPage(false);
  return { ...shop, id };
}

async function unanswered(fate: 'lost-before' | 'lost-after'): Promise<OpenShop & { readonly id: string }> {
  const shop = await open();
  await put(shop, 'TEE', 2);
  await fillIn(shop);
  await shop.shop.cart.settled();
  shop.mishap('/api/order?', fate);
  const outcome = await ordered(shop);
  expect(outcome).toMatchObject({ status: 'waiting', reason: 'server-error' });
  (await shop.shop.checkout()).setThankYouPage(false);
  return { ...shop, id: outcome.order_id };
}

function shown({ shop }: OpenShop): readonly QueuedOrder[] {
  let last: readonly QueuedOrder[] = [];
  shop.waitingOrders$.subscribe((list) => (last = list)).unsubscribe();
  return last;
}
async function asked({ shop }: OpenShop): Promise<readonly QueuedOrder[]> {
  let last: readonly QueuedOrder[] = [];
  (await shop.orders()).awaitingConfirmation$.subscribe((list) => (last = list)).unsubscribe();
  return last;
}
const total = ({ shop }: OpenShop) => shop.cart.snapshot.totals?.grand_total;

describe('orders queued on the device (S §4, offline orders)', () => {
  it('are shown with lines, total and time, even at the next visit before orders are loaded', async () => {
    const storage = createMemoryStorage();
    const first = await waiting({ storage });
    expect(shown(first)).toMatchObject([{ order: { order_id: first.id }, lines: [{ sku: 'TEE', qty: 2 }] }]);
    expect(shown(first)[0]?.queued_at).toBeGreaterThan(0);
    first.shop.dispose();
    const again = await open({ storage, fixture: first.fixture });
    await expect.poll(() => shown(again).map(({ order }) => order.order_id)).toEqual([first.id]);
    expect((await asked(again)).map(({ order }) => order.order_id)).toEqual([first.id]);
    expect(await ordersOf(again)).toBe(0);
  });

  it('are sent on the next visit if automatic transmission is on, which is the default', async () => {
    const storage = createMemoryStorage();
    expect(parseConfig({}).orders.automaticTransmission).toBe(true);
    const config = parseConfig({});
    const first = await waiting({ storage, config });
    first.shop.dispose();
    const again = await open({ storage, config, fixture: first.fixture });
    await expect.poll(() => ordersOf(again)).toBe(1);
    await expect.poll(() => shown(again)).toEqual([]);
    await expect
      .poll(() => again.notices.map(({ message }) => message))
      .toEqual(['Your order 100001, which was saved on this device, has been sent to the shop.']);
  });

  it('require confirmation only online, and not on the thank-you page, which sends them', async () => {
    const shop = await waiting();
    expect(await asked(shop)).toEqual([]);
    shop.network.set(true);
    expect(await asked(shop)).toHaveLength(1);
    (await shop.shop.checkout()).setThankYouPage(true);
    expect(await asked(shop)).toEqual([]);
    expect(shown(shop)).toHaveLength(1);
  });

  it('exclude refused ones whose lines are still in the cart: these are corrected and ordered there', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    shop.mishap('/api/order', json(400, { code: 400, result: 'bad' }));
    expect(await (await shop.shop.orders()).place()).toMatchObject({ status: 'refused', code: 'order-invalid' });
    expect([shown(shop), await asked(shop)]).toEqual([[], []]);
    expect(clientCart(shop)).toEqual(['2 TEE']);
  });
});

describe('cancelling a queued order', () => {
  it('returns its lines to the cart, even offline, and the order is never sent', async () => {
    const shop = await waiting();
    expect(clientCart(shop)).toEqual([]);
    const orders = await shop.shop.orders();
    expect(await orders.cancel(shop.id)).toBe(true);
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(shown(shop)).toEqual([]);
    shop.network.set(true);
    expect(await orders.process()).toMatchObject([{ state: 'canceled' }]);
    expect(sentOrders(shop)).toEqual([]);
    expect(await orders.cancel(shop.id)).toBe(true);
    expect(clientCart(shop)).toEqual(['2 TEE']);
  });

  it('restores its coupon too', async () => {
    const shop = await waiting({}, 'WELCOME10');
    expect(shop.shop.cart.snapshot.coupon).toBeNull();
    shop.network.set(true);
    await (await shop.shop.orders()).cancel(shop.id);
    await shop.shop.cart.settled();
    expect(shop.shop.cart.snapshot).toMatchObject({ coupon: { code: 'WELCOME10' }, totals: { discount_amount: 3 } });
  });

  it('checks with the shop first if it was sent without a response, and keeps it placed if it was', async () => {
    const shop = await unanswered('lost-after');
    const orders = await shop.shop.orders();
    expect(await orders.queue()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await orders.cancel(shop.id)).toBe(false);
    expect(await orders.queue()).toMatchObject([{ state: 'sent', result: { number: '100001' } }]);
    expect(clientCart(shop)).toEqual([]);
    expect(await ordersOf(shop)).toBe(1);
  });

  it('of a missing order prevents requests in flight from placing it later', async () => {
    const shop = await unanswered('lost-before');
    const orders = await shop.shop.orders();
    const late = shop.bodies[shop.requests.lastIndexOf('POST /api/order')];
    expect(await orders.cancel(shop.id)).toBe(true);
    expect(clientCart(shop)).toEqual(['2 TEE']);
    const { cart_id } = (await orders.queue())[0]?.order ?? { cart_id: '' };
    expect(await shop.fixture.call('POST', `/api/order?cartId=${cart_id}`, late)).toMatchObject({
      status: 400,
      json: { meta: { error: 'cart_closed' } },
    });
    expect(await ordersOf(shop)).toBe(0);
  });

  it('is not possible while it is unknown whether the shop has it', async () => {
    const shop = await unanswered('lost-before');
    const orders = await shop.shop.orders();
    shop.mishap('/api/cart/close', 'lost-before');
    await expect(orders.cancel(shop.id)).rejects.toMatchObject({ code: 'request-failed' });
    expect(await orders.queue()).toMatchObject([{ state: 'waiting' }]);
    expect(clientCart(shop)).toEqual([]);
  });
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
async function withMerchant() {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-coupon-'));
  folders.push(data);
  const withdraw = (code: string): void => {
    const database = new Libsql(join(data, 'shop.db'));
    database.prepare('UPDATE coupon SET active = 0 WHERE code = ?').run(code);
    database.close();
  };
  return { fixture: await openFixturePlatform({ data }), withdraw };
}

describe('a queued order whose price changes', () => {
  it('is not sent when its coupon was withdrawn: the shopper gets the reason, the previous cart and checkout, and can order again with one press', async () => {
    const { fixture, withdraw } = await withMerchant();
    const shop = await waiting({ fixture }, 'WELCOME10');
    withdraw('WELCOME10');
    shop.network.set(true);
    const orders = await shop.shop.orders();
    const [entry] = await orders.process();
    const message =
      'The coupon WELCOME10 is no longer valid, so your order was not sent: it would cost $37.02 instead of $33.76. Your bag is unchanged. Please check the new total and order again.';
    expect(entry).toMatchObject({ state: 'canceled', message });
    expect(shop.notices.at(-1)).toMatchObject({ code: 'queue-coupon-gone', message, hasNoTimeout: true });
    expect(await ordersOf(shop)).toBe(0);
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(shop.shop.cart.snapshot.coupon).toBeNull();
    expect(total(shop)).toBe(37.02);
    expect((await shop.shop.checkout()).snapshot.shippingDetails.streetAddress).toBe('1 Broadway');
    expect(await orders.place()).toMatchObject({ status: 'placed', result: { price: 37.02 } });
  });

  it('is not sent when prices changed: the shopper sees both totals, and keeps the coupon', async () => {
    const shop = await waiting({}, 'WELCOME10');
    const record = FIXTURE_PRODUCTS.find(({ product }) => product.sku === 'TEE');
    if (record === undefined) throw new Error('The fixture has no tee');
    await shop.fixture.platform.catalogue.writeProduct({ ...record, product: { ...record.product, price: 20 } });
    shop.network.set(true);
    const [entry] = await (await shop.shop.orders()).process();
    expect(entry?.message).toMatch(
      /^Prices have changed since you ordered, so your order was not sent: it would cost \$[\d.]+ instead of \$33\.76\./,
    );
    await shop.shop.cart.settled();
    expect(shop.shop.cart.snapshot).toMatchObject({ coupon: { code: 'WELCOME10' }, totals: { discount_amount: 4 } });
    expect(entry?.message).toContain(`$${(total(shop) ?? 0).toFixed(2)}`);
  });
});
