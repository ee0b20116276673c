import { firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { fillIn, openShops, put, type OpenShop } from '../open-shop';
import { clientCart } from '../open-shop';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();
const ordersOf = async ({ fixture }: OpenShop) => (await fixture.platform.stats()).orders;

/** The coupon is for first orders; Ada has ordered before. */
async function secondTime(): Promise<OpenShop> {
  const shop = await open();
  const { fixture } = shop;
  await fixture.platform.catalogue.writeCoupons([
    { code: 'HELLO', kind: 'percent', value: '10', source: 'test', first_order_only: true },
  ]);
  const token = await cartWith(fixture, [{ sku: 'CAP' }]);
  await resultOf(fixture.call('POST', '/api/order', await orderOf(fixture, token)));
  await put(shop, 'TEE', 2);
  expect(await shop.shop.cart.applyCoupon('hello')).toBe(true); // The customer is not known yet.
  await fillIn(shop);
  await shop.shop.cart.settled();
  return shop;
}

const WORDS =
  'The coupon HELLO is only for a first order, and an order with this email address already exists, paid or not. Your bag is unchanged: you can order without the coupon.';

describe('an order with a coupon that cannot be used again', () => {
  it('is refused by name, keeps the bag, and can be placed without the coupon', async () => {
    const shop = await secondTime();
    const orders = await shop.shop.orders();
    expect(await orders.place()).toMatchObject({
      status: 'refused',
      code: 'coupon-first-order',
      change: 'coupon',
      message: WORDS,
      params: { coupon: 'HELLO' },
    });
    expect(await ordersOf(shop)).toBe(1);
    expect(await orders.queue()).toEqual([]);
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(shop.shop.cart.snapshot.coupon).toEqual({ code: 'HELLO', active: true });
    const without = orders.withoutCoupon();
    await shop.shop.cart.removeCoupon();
    await shop.shop.cart.settled();
    expect(await firstValueFrom(shop.shop.cart.segments$)).toEqual(without);
    expect(orders.withoutCoupon()).toBeUndefined();
    expect(await orders.place()).toMatchObject({ status: 'placed' });
  });

  it('is cancelled if it was placed offline: the shopper gets the reason, and the bag back without the coupon', async () => {
    const shop = await secondTime();
    shop.network.set(false);
    const orders = await shop.shop.orders();
    await orders.place();
    shop.network.set(true);
    const [entry] = await orders.process();
    expect(entry).toMatchObject({ state: 'canceled', message: WORDS });
    expect(shop.notices.at(-1)).toMatchObject({ code: 'coupon-first-order', params: { coupon: 'HELLO' } });
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(shop.shop.cart.snapshot.coupon).toBeNull();
  });

  it('is refused in the bag if the shop knows by then', async () => {
    const shop = await open();
    const coupon = { code: 'ONCE', kind: 'fixed', value: '5', source: 'test', uses_total: 1 } as const;
    await shop.fixture.platform.catalogue.writeCoupons([coupon]);
    const token = await cartWith(shop.fixture, [{ sku: 'CAP' }]);
    await resultOf(shop.fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=ONCE`));
    await resultOf(shop.fixture.call('POST', '/api/order', await orderOf(shop.fixture, token)));
    await put(shop, 'TEE');
    const said = shop.notices.length;
    await expect(shop.shop.cart.applyCoupon('once')).rejects.toMatchObject({
      code: 'coupon-used-up',
      params: { coupon: 'ONCE' },
    });
    expect(shop.notices).toHaveLength(said); // Displayed at the field.
    expect(shop.shop.cart.snapshot.coupon).toBeNull();
  });
});
