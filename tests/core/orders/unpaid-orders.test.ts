import { describe, expect, it, vi } from 'vitest';
import type { OrderPlaced, OrderWaiting } from '../../../core/shopper';
import { clientCart, fillIn, openShops, put, type OpenShop, type OpenShopOptions, ordered } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();
const orders = ({ shop }: OpenShop) => shop.orders();
const place = async (shop: OpenShop) => (await orders(shop)).place();
const payBy = async ({ shop }: OpenShop, paymentMethod: string) => {
  await (await shop.checkout()).savePayment({ paymentMethod });
  await shop.cart.settled();
};
const queued = async (shop: OpenShop) =>
  (await (await orders(shop)).queue()).map(({ order, state }) => [order.order_id, state]);
const placed = async ({ fixture }: OpenShop) => (await fixture.platform.stats()).orders;

async function atPaymentPage(
  options: OpenShopOptions = {},
): Promise<{ shop: OpenShop; outcome: OrderPlaced | OrderWaiting }> {
  const shop = await open(options);
  await put(shop, 'CAP', 2);
  await fillIn(shop);
  await payBy(shop, 'card');
  return { shop, outcome: await ordered(shop) };
}

async function approve({ fixture }: OpenShop, { order_id }: Pick<OrderPlaced, 'order_id'>): Promise<void> {
  const body = new URLSearchParams({ answer: 'approve' });
  await fixture.platform.fetch(new Request(`http://shop.test/pay/${order_id}`, { method: 'POST', body }));
}

describe('an order awaiting payment', () => {
  it('is not cancelled by an order of another cart, such as one of another store: it can still be paid (seed 20356)', async () => {
    const { shop, outcome } = await atPaymentPage({ config: { stores: { available: ['us', 'en'] } } });
    await shop.shop.storeViews.change('en');
    await shop.shop.cart.settled();
    await put(shop, 'SOCKS', 1);
    await fillIn(shop);
    const second = await ordered(shop);
    expect(await queued(shop)).toEqual([
      [outcome.order_id, 'sent'],
      [second.order_id, 'sent'],
    ]);
    expect(await (await orders(shop)).show(outcome.order_id)).not.toMatchObject({ canceled: true });
  });

  it('removes nothing from the cart of another store when it turns out to be paid', async () => {
    const { shop, outcome } = await atPaymentPage({ config: { stores: { available: ['us', 'en'] } } });
    await shop.shop.storeViews.change('en');
    await shop.shop.cart.settled();
    await put(shop, 'CAP', 1);
    await approve(shop, outcome);
    expect(await (await orders(shop)).paid(outcome.order_id)).toBe(true);
    expect(clientCart(shop)).toEqual(['1 CAP']);
    await shop.shop.storeViews.change('us');
    await expect.poll(() => clientCart(shop)).toEqual(['2 CAP']);
    expect(await place(shop)).toMatchObject({ status: 'placed', order_id: outcome.order_id });
    expect(clientCart(shop)).toEqual([]);
    expect(await placed(shop)).toBe(1);
  });

  it('is not ordered again while its payment is unknown (seed 20475)', async () => {
    const { shop, outcome } = await atPaymentPage();
    await approve(shop, outcome);
    await payBy(shop, 'cashondelivery');
    shop.mishap('/api/order/', 'lost-before');
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'request-failed' });
    expect(await placed(shop)).toBe(1);
    expect(await place(shop)).toMatchObject({ status: 'placed', order_id: outcome.order_id });
    expect(await placed(shop)).toBe(1);
    expect(clientCart(shop)).toEqual([]);
  });

  it('blocks nothing when the shop no longer has the order', async () => {
    const { shop, outcome } = await atPaymentPage();
    await payBy(shop, 'cashondelivery');
    shop.mishap('/api/order/', {
      status: 404,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify({ code: 404, result: 'No such order', meta: { error: 'not_found' } }),
    });
    const second = await ordered(shop);
    expect(second).toMatchObject({ status: 'placed' });
    expect(second.order_id).not.toBe(outcome.order_id);
  });
});

describe('a queued order when another order of the same cart was paid', () => {
  it('is cancelled, and restores its own lines only (seed 24799)', async () => {
    const { shop, outcome } = await atPaymentPage();
    await put(shop, 'TEE', 3);
    shop.network.set(false);
    const second = await ordered(shop);
    expect(clientCart(shop)).toEqual([]);
    await approve(shop, outcome);
    shop.network.set(true);
    await (await orders(shop)).process();
    await shop.shop.cart.settled();
    expect(await queued(shop)).toContainEqual([second.order_id, 'canceled']);
    expect(shop.notices.map(({ code }) => code)).toContain('cart-closed');
    expect(clientCart(shop)).toEqual(['3 TEE']);
    expect(await placed(shop)).toBe(1);
  });
});

describe('an order that is queued because the shop failed before it was sent', () => {
  it('is shown with the message of S §8, like one whose own response says so', async () => {
    const shop = await open();
    await put(shop, 'TEE', 1);
    await fillIn(shop);
    const broken = {
      status: 500,
      headers: { 'content-type': 'application/json' },
      text: '{"code":500,"result":"boom"}',
    };
    shop.mishap('/api/cart/', ...Array<typeof broken>(4).fill(broken));
    await shop.shop.cart.setQuantity('TEE', 2);
    await shop.shop.cart.settled();
    const notified = shop.notices.length;
    expect(await place(shop)).toMatchObject({ status: 'waiting', reason: 'server-error' });
    expect(shop.notices.slice(notified)).toMatchObject([
      { message: 'The order can not be transfered because of server error. Order has been queued' },
    ]);
  });
});
