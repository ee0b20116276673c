import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type {
  CartTotals,
  CustomerOrder,
  OrderResult,
  PromoProduct,
  ShippingInformation,
  SignedIn,
} from '../../../../../core/contract';
import { bloggerApi } from '../../../../fixtures/blogger';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform({ mode: 'development' });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const product = { id: 50, sku: 'SHOW', name: 'Scarf', type_id: 'simple', status: 1, visibility: 4, price: 40 };
  const stock = { SHOW: { qty: 3, is_in_stock: true } };
  await fixture.platform.catalogue.writeProduct({ source: 'demo', product: { ...product, is_promo: true }, stock });
});
afterEach(async () => {
  await fixture.platform.close();
});

async function cartOf({ token }: SignedIn, ...skus: readonly string[]): Promise<string> {
  const cartId = await resultOf<string>(fixture.call('POST', `/api/cart/create?token=${token}`));
  for (const sku of skus) {
    const cartItem = { sku, qty: 1 };
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${cartId}&token=${token}`, { cartItem }));
  }
  return cartId;
}

const inform = (cartId: string, { token }: SignedIn, paymentMethodCode?: string) =>
  resultOf<ShippingInformation>(
    fixture.call('POST', `/api/cart/shipping-information?cartId=${cartId}&token=${token}`, {
      addressInformation: { shippingAddress: NEW_YORK, ...(paymentMethodCode && { paymentMethodCode }) },
    }),
  );
const codesOf = ({ payment_methods }: ShippingInformation) => payment_methods.map(({ code }) => code);
const valueOf = ({ total_segments }: CartTotals, wanted: string) =>
  total_segments.find(({ code }) => code === wanted)?.value;

describe('a promo order', () => {
  it('is available only to bloggers, and only for promo products', async () => {
    const [lotte, ada] = [
      await signIn(fixture, 'lotte@vitrine.example'),
      await signIn(fixture, 'vincent@vitrine.example'),
    ];
    const shown = await cartOf(lotte, 'SHOW');
    expect(codesOf(await inform(shown, lotte))).toContain('promo');
    expect(codesOf(await inform(await cartOf(ada, 'SHOW'), ada))).not.toContain('promo');
    await resultOf(
      fixture.call('POST', `/api/cart/update?cartId=${shown}&token=${lotte.token}`, {
        cartItem: { sku: 'TEE', qty: 1 },
      }),
    );
    expect(codesOf(await inform(shown, lotte, 'promo'))).not.toContain('promo');
  });

  it('has one of each, and is not offered to bloggers with enough products not shown yet', async () => {
    const lotte = await signIn(fixture, 'lotte@vitrine.example');
    const cartId = await cartOf(lotte, 'SHOW');
    const { payment_methods: methods } = await fixture.platform.commerce.read();
    const allow = (max: number) =>
      fixture.platform.commerce.write({
        payment_methods: methods.map((one) => (one.code === 'promo' ? { ...one, free: { most_unshown: max } } : one)),
      });
    const has = (
      await resultOf<{ items: readonly PromoProduct[] }>(
        fixture.call('GET', `/api/blogger/promo_products?token=${lotte.token}`),
      )
    ).items.filter((one) => !one.is_set && one.archived_by !== 'staff' && one.promoted_count === 0).length;
    await allow(has);
    expect(codesOf(await inform(cartId, lotte))).not.toContain('promo');
    await allow(has + 1);
    expect(codesOf(await inform(cartId, lotte))).toContain('promo');
    const cartItem = { sku: 'SHOW', qty: 2 };
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${cartId}&token=${lotte.token}`, { cartItem }));
    expect(codesOf(await inform(cartId, lotte))).not.toContain('promo');
  });

  it("has the merchant's quantity of each bundle part", async () => {
    const common = { name: 'Kit', type_id: 'bundle', status: 1, visibility: 4, price: 0, is_promo: true } as const;
    const links = [
      { id: 1, sku: 'TEE', qty: 1, is_default: true },
      { id: 2, sku: 'SOCKS', qty: 2 },
    ];
    const bundle_options = [{ option_id: 1, required: true, product_links: links }];
    const product = { ...common, id: 51, sku: 'KIT', bundle_options };
    await fixture.platform.catalogue.writeProduct({ source: 'demo', product, stock: {} });
    const lotte = await signIn(fixture, 'lotte@vitrine.example');
    const codesFor = async (option_qty: number, option_selections: readonly number[]) => {
      const cartId = await cartOf(lotte);
      const chosen = { bundle_options: [{ option_id: 1, option_qty, option_selections }] };
      const cartItem = { sku: 'KIT', qty: 1, product_option: { extension_attributes: chosen } };
      const path = `/api/cart/update?cartId=${cartId}&token=${lotte.token}`;
      await resultOf(fixture.call('POST', path, { cartItem }));
      const codes = codesOf(await inform(cartId, lotte));
      await resultOf(fixture.call('POST', `/api/cart/delete?cartId=${cartId}&token=${lotte.token}`, { cartItem }));
      return codes;
    };
    expect(await codesFor(1, [1])).toContain('promo');
    expect(await codesFor(2, [2])).toContain('promo');
    expect(await codesFor(9, [1])).not.toContain('promo');
    expect(await codesFor(2, [1, 2])).not.toContain('promo');
  });

  it('is free including shipping, and is marked as the blogger’s promo order', async () => {
    const lotte = await signIn(fixture, 'lotte@vitrine.example');
    const cartId = await cartOf(lotte, 'SHOW');
    const { totals, payment, shipping_methods: ways = [] } = await inform(cartId, lotte, 'promo');
    expect([payment, totals.grand_total, valueOf(totals, 'shipping')]).toEqual(['promo', 0, 0]);
    expect(valueOf(totals, 'payment_discount')).toBe(-40);
    expect(ways.map(({ price_incl_tax: price }) => price)).toEqual([0, 0, 0]);
    const order = await orderOf(fixture, cartId, { payment: 'promo' });
    const placed = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${lotte.token}`, order));
    expect(placed).toMatchObject({ price: 0, paid: true, clear_basket: true });
    const { items } = await resultOf<{ items: readonly CustomerOrder[] }>(
      fixture.call('GET', `/api/user/order-history?token=${lotte.token}&pageSize=1`),
    );
    expect(items[0]).toMatchObject({ number: placed.number, promo: true, paid: true, price: 0, delivery_cost: 0 });
  });

  it('becomes a promo product immediately, which arrives with the parcel (A §4.9)', async () => {
    const lotte = await signIn(fixture, 'lotte@vitrine.example');
    const cartId = await cartOf(lotte, 'SHOW');
    await inform(cartId, lotte, 'promo');
    const order = await orderOf(fixture, cartId, { payment: 'promo' });
    await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${lotte.token}`, order));
    const { products } = bloggerApi(fixture, lotte);
    const [coming] = (await products()).items;
    expect(coming).toMatchObject({ sku: 'SHOW', title: 'Scarf', order_id: order.order_id, delivered: false });
    expect(coming?.days_to_delivery).toBeGreaterThan(0);
    await resultOf(fixture.call('POST', `/api/order?token=${lotte.token}`, order));
    expect((await products()).items.filter(({ order_id }) => order_id === order.order_id)).toHaveLength(1);
    await fixture.platform.orders.advance({ id: order.order_id, status: 'F' }, 'mira');
    expect((await products()).items[0]).toMatchObject({ id: coming?.id, delivered: true, days_to_delivery: null });
  });

  it('has no duty for products that are cancelled before shipping, while others still arrive', async () => {
    const common = { name: 'Belt', type_id: 'simple', status: 1, visibility: 4, price: 40, is_promo: true } as const;
    const stock = { STRAP: { qty: 5, is_in_stock: true } };
    await fixture.platform.catalogue.writeProduct({
      source: 'demo',
      product: { ...common, id: 52, sku: 'STRAP' },
      stock,
    });
    const lotte = await signIn(fixture, 'lotte@vitrine.example');
    const cartId = await cartOf(lotte, 'SHOW', 'STRAP');
    await inform(cartId, lotte, 'promo');
    const order = await orderOf(fixture, cartId, { payment: 'promo' });
    await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${lotte.token}`, order));
    const own = async () => {
      const { items } = await bloggerApi(fixture, lotte).products();
      return items.filter(({ order_id }) => order_id === order.order_id).map(({ sku, delivered }) => [sku, delivered]);
    };
    expect(await own()).toHaveLength(2);
    await fixture.platform.orders.advance({ id: order.order_id, cancel_units: ['STRAP'] }, 'mira');
    expect(await own()).toEqual([['SHOW', false]]);
    await fixture.platform.orders.advance({ id: order.order_id, status: 'F' }, 'mira');
    expect(await own()).toEqual([['SHOW', true]]);
  });

  it('keeps counting towards the allowance when the blogger archives it', async () => {
    const lotte = await signIn(fixture, 'lotte@vitrine.example');
    const { archive, products } = bloggerApi(fixture, lotte);
    const order = async () => {
      const cartId = await cartOf(lotte, 'SHOW');
      await inform(cartId, lotte, 'promo');
      return orderOf(fixture, cartId, { payment: 'promo' });
    };
    const place = (placed: Awaited<ReturnType<typeof order>>) =>
      fixture.call('POST', `/api/order?token=${lotte.token}`, placed);
    await resultOf(place(await order()));
    const [coming] = (await products()).items;
    const isWaiting = ({ is_set, promoted_count, archived_by }: PromoProduct) =>
      !is_set && promoted_count === 0 && archived_by !== 'staff';
    const waiting = async () => (await products()).items.filter(isWaiting).length;
    const before = await waiting();
    await resultOf(archive(coming?.id ?? 0));
    expect(await waiting()).toBe(before);
    const cartId = await cartOf(lotte, 'SHOW');
    expect(codesOf(await inform(cartId, lotte))).not.toContain('promo');
    const message =
      'addressInformation.payment_method_code cannot be promo: SHOW was already given to you within the last 180 days';
    const { hash: _hash, ...again } = await orderOf(fixture, cartId, { payment: 'promo' });
    expect(await place(again)).toMatchObject({ status: 400, json: { meta: { errors: [{ message }] } } });
    const { payment_methods: methods } = await fixture.platform.commerce.read();
    const free = { most_unshown: before };
    await fixture.platform.commerce.write({
      payment_methods: methods.map((one) => (one.code === 'promo' ? { ...one, free } : one)),
    });
    expect(JSON.stringify((await place(again)).json)).toContain(
      `at most ${String(before)} products may be waiting for a post, and ${String(before)} are`,
    );
  });

  it('can be placed as often as the allowance permits, among twenty concurrent ones', async () => {
    const lotte = await signIn(fixture, 'lotte@vitrine.example');
    const common = { name: 'Belt', type_id: 'simple', status: 1, visibility: 4, price: 40, is_promo: true } as const;
    // A product per order, so that they do not contend for one stock row.
    const skus = Array.from({ length: 20 }, (_, index) => `MANY-${String(index)}`);
    for (const [index, sku] of skus.entries()) {
      const product = { ...common, id: 60 + index, sku };
      await fixture.platform.catalogue.writeProduct({
        source: 'demo',
        product,
        stock: { [sku]: { qty: 5, is_in_stock: true } },
      });
    }
    const { products } = bloggerApi(fixture, lotte);
    const has = (await products()).items.filter(
      (one) => !one.is_set && one.archived_by !== 'staff' && one.promoted_count === 0,
    );
    const { payment_methods: methods } = await fixture.platform.commerce.read();
    const free = { most_unshown: has.length + 3 };
    await fixture.platform.commerce.write({
      payment_methods: methods.map((one) => (one.code === 'promo' ? { ...one, free } : one)),
    });
    const totals = Object.entries({ subtotal: 40, shipping: 0, payment_discount: -40, grand_total: 0 }).map(
      ([code, value]) => ({ code, value }),
    );
    const orders = [];
    for (const sku of skus) {
      const cartId = await cartWith(fixture, [{ sku, qty: 1 }]);
      const { hash: _hash, ...order } = await orderOf(fixture, cartId, { payment: 'promo' });
      orders.push({ ...order, totals });
    }
    const answers = await Promise.all(
      orders.map((order) => fixture.call('POST', `/api/order?token=${lotte.token}`, order)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(17);
    for (const { status, json } of refused) {
      expect([status, json]).toMatchObject([
        400,
        { meta: { errors: [{ field: 'addressInformation.payment_method_code' }] } },
      ]);
    }
    expect((await products()).items.filter(({ sku }) => sku?.startsWith('MANY'))).toHaveLength(3);
    const left = [];
    for (const sku of skus) {
      left.push((await resultOf<{ qty: number }>(fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty);
    }
    expect(left.reduce((sum, qty) => sum + qty, 0)).toBe(97);
  });

  it('is refused to everyone else', async () => {
    const vincent = await signIn(fixture, 'vincent@vitrine.example');
    const cartId = await cartOf(vincent, 'SHOW');
    const order = await orderOf(fixture, cartId, { payment: 'promo' });
    const answer = await fixture.call('POST', `/api/order?token=${vincent.token}`, order);
    expect(answer).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'addressInformation.payment_method_code' }] } },
    });
  });
});
