import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { runs } from '../../fixtures/runs';
import { clientCart, json, openShop, put, serverCart, type OpenShop } from '../open-shop';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

const opened: OpenShop[] = [];
afterEach(() => {
  for (const { shop } of opened.splice(0)) shop.dispose();
});
async function open(): Promise<OpenShop> {
  const shop = await openShop({ fixture });
  opened.push(shop);
  return shop;
}

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

function changesOf({ requests, bodies, shop }: OpenShop): Sent[] {
  const query = `cartId=${shop.cart.snapshot.cartServerToken}`;
  return requests.flatMap((request, index) => {
    const isChange = /POST \S*\/api\/cart\/(update|delete)$/.test(request);
    return isChange
      ? [{ path: `${request.replace(/^POST [^/]*(\/\/[^/]*)?/, '')}?${query}`, body: bodies[index] }]
      : [];
  });
}
const deliver = ({ path, body }: Sent) => fixture.call('POST', path, body);
const actions = async ({ shop }: OpenShop): Promise<readonly string[]> =>
  (await shop.cart.sync({ force: true })).map(({ action }) => action);

describe('a cart change that the network delivers twice, the second time late', () => {
  it('has no effect: it is not mistaken for a change by another device', async () => {
    const shop = await open();
    await put(shop, 'TEE', 1);
    await shop.shop.cart.setQuantity('TEE', 2);
    await shop.shop.cart.settled();
    const [copy] = changesOf(shop);
    await shop.shop.cart.setQuantity('TEE', 3);
    await shop.shop.cart.settled();
    if (copy === undefined) throw new Error('Nothing was sent');
    expect(await deliver(copy)).toMatchObject({ status: 409, json: { meta: { error: 'cart_changed' } } });
    expect(await actions(shop)).toEqual(['none']);
    expect([clientCart(shop), await serverCart(shop)]).toEqual([['3 TEE'], ['3 TEE']]);
  });

  it('neither restores a removed line nor removes a restored one', async () => {
    const shop = await open();
    await put(shop, 'TEE', 1);
    await shop.shop.cart.setQuantity('TEE', 2);
    await shop.shop.cart.settled();
    const removed = await shop.shop.cart.remove('TEE');
    await shop.shop.cart.settled();
    const [added, deleted] = changesOf(shop);
    if (added === undefined || deleted === undefined) throw new Error('Two changes were to be sent');
    await deliver(added);
    expect(await serverCart(shop)).toEqual([]);
    await shop.shop.cart.restore(removed);
    await shop.shop.cart.settled();
    await deliver(deleted);
    await deliver({ ...deleted, body: { ...Object(deleted.body), cartItem: { sku: 'TEE' } } });
    expect(await actions(shop)).toEqual(['none']);
    expect(clientCart(shop)).toEqual(['2 TEE']);
  });

  it('is also ignored when its first copy was late itself, after the shopper had given up on it', async () => {
    const shop = await open();
    await put(shop, 'TEE', 1);
    shop.mishap('/cart/update', 'lost-before');
    await shop.shop.cart.setQuantity('TEE', 2);
    await shop.shop.cart.settled();
    const late = changesOf(shop).at(-1);
    await shop.shop.cart.setQuantity('TEE', 5);
    await shop.shop.cart.settled();
    if (late === undefined) throw new Error('Nothing was sent');
    await deliver(late);
    expect(await actions(shop)).toEqual(['none']);
    expect(await serverCart(shop)).toEqual(['5 TEE']);
  });

  it('is also ignored when it arrives after the shopper has reverted it and nothing else was sent', async () => {
    const shop = await open();
    await put(shop, 'SOCKS');
    shop.mishap('/cart/update', 'lost-before');
    await put(shop, 'TEE');
    const late = changesOf(shop).at(-1);
    await shop.shop.cart.remove('TEE');
    await shop.shop.cart.settled();
    if (late === undefined) throw new Error('Nothing was sent');
    expect((await deliver(late)).status).toBe(409);
    expect(await actions(shop)).toEqual(['none']);
    expect(clientCart(shop)).toEqual(['1 SOCKS']);
  });

  it('leaves the cart as the shopper left it, for any actions and any timing of duplicates', async () => {
    const step = fc.record({
      sku: fc.constantFrom('TEE', 'SOCKS'),
      qty: fc.integer({ min: 0, max: 4 }),
      fate: fc.constantFrom('carried', 'carried', 'lost-before', 'lost-after'),
      copies: fc.array(fc.nat(), { maxLength: 2 }),
      syncs: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7, size: 'max' }), async (steps) => {
        const shop = await openShop({ fixture });
        try {
          const wanted = new Map<string, number>();
          for (const { sku, qty, fate, copies, syncs } of steps) {
            if (fate === 'lost-before' || fate === 'lost-after') shop.mishap('/cart/', fate);
            await set(shop, sku, qty, wanted);
            const sent = changesOf(shop);
            for (const at of sent.length === 0 ? [] : copies) await deliver(sent[at % sent.length] ?? never());
            if (syncs) await shop.shop.cart.sync({ force: true });
          }
          await shop.shop.cart.sync({ force: true });
          await shop.shop.cart.sync({ force: true });
          await shop.shop.cart.sync({ force: true });
          const expected = [...wanted].flatMap(([sku, qty]) => (qty > 0 ? [`${qty} ${sku}`] : [])).sort();
          expect(clientCart(shop)).toEqual(expected);
          if (shop.shop.cart.snapshot.cartServerToken !== '') expect(await serverCart(shop)).toEqual(expected);
        } finally {
          shop.shop.dispose();
        }
      }),
      { numRuns: runs(30, 100) },
    );
  }, 60_000);

  function never(): never {
    throw new Error('There is no such request');
  }

  async function set(shop: OpenShop, sku: string, qty: number, wanted: Map<string, number>): Promise<void> {
    const has = wanted.get(sku) ?? 0;
    wanted.set(sku, qty);
    if (has === 0 && qty > 0) await shop.shop.cart.add(await shop.shop.product.load({ sku }), qty);
    else if (has > 0 && qty === 0) await shop.shop.cart.remove(sku);
    else if (has > 0) await shop.shop.cart.setQuantity(sku, qty);
    await shop.shop.cart.settled();
  }
});

/** Delivered manually, for any revision. */
const besides = {
  apply: (cartId: string, revision: number) =>
    fixture.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=WELCOME10&revision=${revision}`),
  remove: (cartId: string, revision: number) =>
    fixture.call('POST', `/api/cart/delete-coupon?cartId=${cartId}&revision=${revision}`),
  goTo: (cartId: string, revision: number, countryId: string, shippingMethodCode = 'express') =>
    fixture.call('POST', `/api/cart/shipping-information?cartId=${cartId}`, {
      addressInformation: { shippingAddress: { countryId }, shippingMethodCode },
      revision,
    }),
  estimate: (cartId: string, revision: number, country_id: string) =>
    fixture.call('POST', `/api/cart/shipping-methods?cartId=${cartId}`, { address: { country_id }, revision }),
};
const revisionIn = async (storage: OpenShop['storage']): Promise<number> => {
  const base: unknown = await storage.get('cart', 'us.cart');
  if (typeof base !== 'object' || base === null || !('revision' in base)) throw new Error('No cart is kept');
  return Number(base.revision);
};
const couponOf = async (cartId: string) => (await fixture.call('GET', `/api/cart/coupon?cartId=${cartId}`)).json;

describe('a coupon, an address or a method that the network delivers twice, the second time late', () => {
  it('neither restores a removed coupon nor removes one that was applied again', async () => {
    const shop = await open();
    const { cart } = shop.shop;
    await put(shop, 'TEE', 2);
    const cartId = cart.snapshot.cartServerToken;
    const applied = await revisionIn(shop.storage);
    expect(await cart.applyCoupon('WELCOME10')).toBe(true);
    const removed = await revisionIn(shop.storage);
    expect(removed).toBe(applied + 1);
    await cart.removeCoupon();
    expect(await besides.apply(cartId, applied)).toMatchObject({
      status: 409,
      json: { meta: { error: 'cart_changed' } },
    });
    expect(await couponOf(cartId)).toMatchObject({ result: null });
    expect(await cart.applyCoupon('WELCOME10')).toBe(true);
    expect((await besides.remove(cartId, removed)).status).toBe(409);
    expect(await couponOf(cartId)).toMatchObject({ result: 'WELCOME10' });
    await cart.syncTotals({ force: true });
    expect(cart.snapshot.coupon).toEqual({ code: 'WELCOME10', active: true });
  });

  it('does not send the cart if it arrived before', async () => {
    const shop = await open();
    const { cart } = shop.shop;
    await put(shop, 'TEE', 2);
    const cartId = cart.snapshot.cartServerToken;
    const before = await revisionIn(shop.storage);
    await cart.loadShippingMethods({ country_id: 'US', postcode: '10004' });
    await cart.selectShipping('vitrine', 'express');
    const taxed = cart.snapshot.totals;
    for (const late of [before, before + 1]) {
      expect((await besides.goTo(cartId, late, 'DE', 'standard')).status).toBe(409);
      expect((await besides.estimate(cartId, late, 'DE')).status).toBe(409);
    }
    await cart.syncTotals({ force: true });
    expect(cart.snapshot.totals).toEqual(taxed);
  });

  it('is also ignored when its first copy was late: the shopper had no response, retried and reverted it', async () => {
    const shop = await open();
    const { cart } = shop.shop;
    await put(shop, 'TEE', 2);
    const late = await revisionIn(shop.storage);
    shop.mishap('/apply-coupon', 'lost-before');
    await expect(cart.applyCoupon('WELCOME10')).rejects.toMatchObject({ code: 'request-failed' });
    expect(await cart.applyCoupon('TAKE5')).toBe(true);
    await cart.removeCoupon();
    expect((await besides.apply(cart.snapshot.cartServerToken, late)).status).toBe(409);
    await cart.syncTotals({ force: true });
    expect(cart.snapshot.coupon).toBeNull();
  });
});

describe('a coupon, an address or a method for a cart that another device has changed since', () => {
  it('is sent again after reading those changes, without a notice', async () => {
    const shop = await open();
    const { cart } = shop.shop;
    await put(shop, 'TEE', 2);
    const path = `/api/cart/update?cartId=${cart.snapshot.cartServerToken}`;
    await fixture.call('POST', path, { cartItem: { sku: 'SOCKS', qty: 4 } });
    shop.requests.length = 0;
    expect(await cart.applyCoupon('WELCOME10')).toBe(true);
    expect(shop.requests.map((request) => request.replace(/.*\/api/, '')).slice(0, 3)).toEqual([
      '/cart/apply-coupon',
      '/cart/pull',
      '/cart/apply-coupon',
    ]);
    await fixture.call('POST', path, { cartItem: { sku: 'SOCKS', qty: 5 } });
    await cart.loadShippingMethods({ country_id: 'US' });
    await fixture.call('POST', path, { cartItem: { sku: 'SOCKS', qty: 6 } });
    await cart.selectShipping('vitrine', 'express');
    expect(clientCart(shop)).toEqual(['2 TEE', '6 SOCKS']);
    expect(cart.snapshot.totals).toMatchObject({ coupon_code: 'WELCOME10', items_qty: 8 });
    expect(shop.notices.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it("sends the cart's methods again if another device changed them: totals match the choices made here (seed 247677)", async () => {
    const shop = await open();
    const { cart } = shop.shop;
    await put(shop, 'TEE', 2);
    await cart.loadShippingMethods({ country_id: 'US', postcode: '10004' });
    await cart.selectShipping('vitrine', 'standard');
    const { shipping_amount: standard } = cart.snapshot.totals ?? {};
    const other = await besides.goTo(cart.snapshot.cartServerToken, await revisionIn(shop.storage), 'US');
    expect(other.json).toMatchObject({ result: { totals: { shipping_amount: 14 } } });
    await cart.setQuantity('TEE', 3);
    await cart.settled();
    expect(cart.snapshot.totals).toMatchObject({ items_qty: 3, shipping_amount: standard });
  });

  it('is not reported as an invalid coupon if the cart keeps changing', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    const changed = json(409, { code: 409, result: 'The cart was changed', meta: { error: 'cart_changed' } });
    shop.mishap('/apply-coupon', changed, changed, changed, changed);
    await expect(shop.shop.cart.applyCoupon('WELCOME10')).rejects.toMatchObject({ code: 'request-failed' });
  });
});

describe('a change of a cart that another device has changed since', () => {
  it('is sent after reading those changes, and both changes stay', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await fixture.call('POST', `/api/cart/update?cartId=${shop.shop.cart.snapshot.cartServerToken}`, {
      cartItem: { sku: 'SOCKS', qty: 4 },
    });
    shop.requests.length = 0;
    await shop.shop.cart.setQuantity('TEE', 3);
    await shop.shop.cart.settled();
    expect(shop.requests.map((request) => request.replace(/.*\/api/, ''))).toEqual([
      '/cart/update',
      '/cart/pull',
      '/cart/update',
    ]);
    expect(clientCart(shop)).toEqual(['3 TEE', '4 SOCKS']);
    expect(await serverCart(shop)).toEqual(['3 TEE', '4 SOCKS']);
    expect(shop.notices.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('on the same line wins, and a quantity that was not changed here is taken over', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await put(shop, 'SOCKS', 2);
    const path = `/api/cart/update?cartId=${shop.shop.cart.snapshot.cartServerToken}`;
    await fixture.call('POST', path, { cartItem: { sku: 'TEE', qty: 9 } });
    await fixture.call('POST', path, { cartItem: { sku: 'SOCKS', qty: 8 } });
    await shop.shop.cart.setQuantity('TEE', 3);
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['3 TEE', '8 SOCKS']);
    expect(await serverCart(shop)).toEqual(['3 TEE', '8 SOCKS']);
  });
});
