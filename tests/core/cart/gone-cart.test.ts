import { describe, expect, it, vi } from 'vitest';
import { isShopError } from '../../../core/shopper';
import { cartWith } from '../../fixtures/order';
import { clientCart, fillIn, openShops, put, serverCart } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();
const THREE_MONTHS_MS = 91 * 24 * 3600 * 1000;

describe('a shopper whose cart has expired on the server (S §4, cart connect)', () => {
  it('can order what the device has stored, without noticing', async () => {
    const before = await open();
    await put(before, 'TEE', 2);
    const { fixture, storage } = before;
    const { cartServerToken: forgotten } = before.shop.cart.snapshot;
    await fixture.clock.advance(THREE_MONTHS_MS);
    await cartWith(fixture, []); // Creating a cart also purges old ones.

    const back = await open({ fixture, storage, seed: 'back' });
    expect(clientCart(back)).toEqual(['2 TEE']);
    await fillIn(back);
    expect(back.shop.cart.snapshot.cartServerToken).not.toBe(forgotten);
    expect(await serverCart(back)).toEqual(['2 TEE']);
    expect(back.shop.cart.snapshot.totals?.items_qty).toBe(2);
    expect(await (await back.shop.orders()).place()).toMatchObject({ status: 'placed' });
  });

  it('has an order queued on the device sent with another cart, once', async () => {
    const shop = await open({ config: { orders: { automaticTransmission: false } } });
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    shop.mishap('/api/order', 'lost-before');
    const orders = await shop.shop.orders();
    expect(await orders.place()).toMatchObject({ status: 'waiting' });
    await shop.fixture.clock.advance(THREE_MONTHS_MS);
    await cartWith(shop.fixture, []);

    const notified = shop.notices.length;
    expect(await orders.process()).toMatchObject([{ state: 'sent' }]);
    expect(clientCart(shop)).toEqual([]);
    expect((await shop.fixture.platform.stats()).orders).toBe(1);
    expect(shop.notices.slice(notified).filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('applies a coupon entered then to the new cart, without further notices', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await shop.fixture.clock.advance(THREE_MONTHS_MS);
    await cartWith(shop.fixture, []);
    expect(await shop.shop.cart.applyCoupon('WELCOME10')).toBe(true);
    expect(await serverCart(shop)).toEqual(['2 TEE']);
    expect(shop.shop.cart.snapshot.coupon).toMatchObject({ code: 'WELCOME10' });
    expect(shop.notices.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('is not told that a coupon is invalid if no new cart could be created to check it', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await shop.fixture.clock.advance(THREE_MONTHS_MS);
    await cartWith(shop.fixture, []);
    shop.mishap('/api/cart/create', 'lost-before');
    await expect(shop.shop.cart.applyCoupon('WELCOME10')).rejects.toSatisfy((error) =>
      isShopError(error, 'request-failed'),
    );
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(await shop.shop.cart.applyCoupon('WELCOME10')).toBe(true);
  });

  it('can order at once if everything was filled in before', async () => {
    const before = await open();
    await put(before, 'TEE', 2);
    await fillIn(before);
    const { fixture, storage } = before;
    await fixture.clock.advance(THREE_MONTHS_MS);
    await cartWith(fixture, []);
    const back = await open({ fixture, storage, seed: 'back' });
    expect(await (await back.shop.orders()).place()).toMatchObject({ status: 'placed' });
    expect(clientCart(back)).toEqual([]);
    expect((await fixture.platform.stats()).orders).toBe(1);
  });
});
