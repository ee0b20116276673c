import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CouponRecord } from '../../../../../adapters/platform';
import type { Order, ServerCartItem } from '../../../../../core/contract';
import { writeGiftCard } from '../../../../fixtures/gift-cards';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  await fixture.platform.close();
});

const coupon = (limits: Partial<CouponRecord>, code = 'HELLO') =>
  fixture.platform.catalogue.writeCoupons([{ code, kind: 'percent', value: '10', source: 'test', ...limits }]);
const apply = (token: string, code = 'hello', session = '') =>
  fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=${code}${session}`);

async function bag(email: string, withCoupon = true): Promise<Order> {
  const token = await cartWith(fixture, [{ sku: 'SOCKS' }]);
  if (withCoupon) await resultOf(apply(token));
  const { hash: _hash, ...order } = await orderOf(fixture, token, { address: { ...NEW_YORK, email } });
  return { ...order, personalDetails: { ...order.personalDetails, emailAddress: email } }; // The hash must not be reused.
}
const place = (order: Order) => fixture.call('POST', '/api/order', order);
const refused = (limit: string) => ({
  status: 400,
  json: { meta: { error: 'coupon_limit_reached', coupon: 'HELLO', limit } },
});

describe('a coupon for a first order', () => {
  it('is accepted from a new address, but not from one that has ordered, in any spelling', async () => {
    await coupon({ first_order_only: true });
    await resultOf(place(await bag('ada@shop.test')));
    expect(await place(await bag('ADA@Shop.test'))).toMatchObject(refused('first_order_only'));
    await resultOf(place(await bag('eve@shop.test')));
  });

  it.each(['ada@shop.test.', '"ada"@shop.test', 'zz<ada@shop.test>', 'ada@shop\u200B.test'])(
    'refuses an order with another spelling of the address: %s',
    async (spelling) => {
      await coupon({ first_order_only: true });
      const addresses = ['shippingAddress', 'billingAddress'].map((name) => `addressInformation.${name}.email`);
      const fields = ['personalDetails.emailAddress', ...addresses];
      const errors = fields.map((field) => ({ field }));
      expect(await place(await bag(spelling))).toMatchObject({ status: 400, json: { meta: { errors } } });
    },
  );

  it('recognises an address in other alphabets and in capitals', async () => {
    await coupon({ first_order_only: true });
    await resultOf(place(await bag('ÄDA@shop.test')));
    expect(await place(await bag('äda@shop.test'))).toMatchObject(refused('first_order_only'));
  });

  it('does not count a cancelled order, and leaves the bag unchanged if it is refused', async () => {
    await coupon({ first_order_only: true });
    const { token } = await signIn(fixture, 'ada@shop.test');
    const first = await bag('ada@shop.test', false);
    await resultOf(fixture.call('POST', `/api/order?token=${token}`, first));
    const second = await bag('ada@shop.test');
    expect(await place(second)).toMatchObject(refused('first_order_only'));
    const lines = await resultOf<readonly unknown[]>(fixture.call('GET', `/api/cart/pull?cartId=${second.cart_id}`));
    expect(lines).toHaveLength(1);
    await resultOf(fixture.call('POST', `/api/order/cancel?token=${token}`, { id: first.order_id }));
    await resultOf(place(second));
  });

  it('recognises an account by all its orders, whichever address they name, already in the bag', async () => {
    await coupon({ first_order_only: true });
    const { token: session } = await signIn(fixture, 'ada@shop.test');
    const at = `&token=${session}`;
    const token = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us${at}`));
    const cartItem = { sku: 'SOCKS' };
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${token}${at}`, { cartItem }));
    await resultOf(apply(token, 'HELLO', at));
    await resultOf(fixture.call('POST', `/api/order?token=${session}`, await bag('eve@shop.test', false)));
    expect(await apply(token, 'HELLO', at)).toMatchObject(refused('first_order_only'));
  });
});

describe('a customer with a confirmed address', () => {
  const orderAs = (session: string, order: Order) => fixture.call('POST', `/api/order?token=${session}`, order);
  const send = (order: Order) => fixture.platform.orders.advance({ id: order.order_id, status: 'D' }, 'staff');

  it.each([{ first_order_only: true }, { uses_per_customer: 1 }])(
    'can still use a coupon if strangers place unpaid orders with the address: %o',
    async (limits) => {
      await coupon(limits);
      const before = await bag('ada@shop.test');
      await resultOf(place(before));
      const { token: session } = await signIn(fixture, 'ada@shop.test');
      await resultOf(place(await bag('ada@shop.test', false)));
      await resultOf(orderAs(session, await bag('ada@shop.test')));
      const [limit = ''] = Object.keys(limits);
      expect(await orderAs(session, await bag('ada@shop.test'))).toMatchObject(refused(limit));
    },
  );

  it("has used a coupon if a guest's shipped order used it, and the other way round", async () => {
    await coupon({ first_order_only: true });
    const sent = await bag('ada@shop.test');
    await resultOf(place(sent));
    await send(sent);
    const { token: session } = await signIn(fixture, 'ada@shop.test');
    expect(await orderAs(session, await bag('ada@shop.test'))).toMatchObject(refused('first_order_only'));
    const { token: other } = await signIn(fixture, 'eve@shop.test');
    await resultOf(orderAs(other, await bag('eve@shop.test')));
    expect(await place(await bag('eve@shop.test'))).toMatchObject(refused('first_order_only'));
  });
});

describe('an unconfirmed account', () => {
  it('learns nothing in the bag about earlier orders with its address', async () => {
    await coupon({ first_order_only: true });
    await resultOf(place(await bag('ada@shop.test')));
    const customer = { email: 'ada@shop.test', firstname: 'Eve', lastname: 'Moss' };
    await resultOf(fixture.call('POST', '/api/user/create', { customer, password: 'correct horse 7' }));
    const login = { username: 'ada@shop.test', password: 'correct horse 7' };
    const { token: session } = await resultOf<{ token: string }>(fixture.call('POST', '/api/user/login', login));
    const at = `&token=${session}`;
    const token = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us${at}`));
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${token}${at}`, { cartItem: { sku: 'SOCKS' } }));
    await resultOf(apply(token, 'HELLO', at));
  });
});

describe('a coupon with a usage limit', () => {
  it('can be used up to the limit per customer, and still by others', async () => {
    await coupon({ uses_per_customer: 2 });
    for (let time = 0; time < 2; time += 1) await resultOf(place(await bag('ada@shop.test')));
    expect(await place(await bag('ada@shop.test'))).toMatchObject(refused('uses_per_customer'));
    await resultOf(place(await bag('eve@shop.test')));
  });

  it('allows exactly the limited number of orders among twenty concurrent ones', async () => {
    await coupon({ uses_total: 3 });
    const bags = await Promise.all(Array.from({ length: 20 }, (_, index) => bag(`guest${String(index)}@shop.test`)));
    const answers = await Promise.all(bags.map(place));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(refused('uses_total'));
    expect(await apply(await cartWith(fixture, [{ sku: 'CAP' }]))).toMatchObject(refused('uses_total'));
  });

  it('can be used once per customer, among twenty concurrent orders', async () => {
    await coupon({ uses_per_customer: 1 });
    const bags = await Promise.all(Array.from({ length: 20 }, () => bag('ada@shop.test')));
    const answers = await Promise.all(bags.map(place));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a gift card', () => {
  it('is not discounted by a coupon, and does not use it up', async () => {
    await writeGiftCard(fixture);
    await coupon({ uses_per_customer: 1 });
    const token = await cartWith(fixture, [{ sku: 'GIFT' }]);
    await resultOf(apply(token));
    const order = await orderOf(fixture, token, { payment: 'banktransfer' });
    expect(order.totals.find(({ code }) => code === 'discount')).toBeUndefined();
    expect(order.totals.at(-1)).toEqual({ code: 'grand_total', value: 50 });
    await resultOf(place(order));
    const mixed = await cartWith(fixture, [{ sku: 'GIFT' }, { sku: 'TEE', qty: 2 }]);
    await resultOf(apply(mixed));
    const both = await orderOf(fixture, mixed, { payment: 'banktransfer' });
    expect(both.totals.find(({ code }) => code === 'discount')).toEqual({ code: 'discount', value: -3 });
    await resultOf(place(both));
  });
});

describe('a coupon for free shipping', () => {
  it('is used up by an order that it ships, but not by one below its minimum', async () => {
    await coupon({ kind: 'free_delivery', value: '0', minimum: '100', uses_total: 1 });
    for (const isAbove of [false, true]) {
      const token = await cartWith(fixture, [{ sku: 'CAP' }, { sku: 'SOCKS' }]);
      await resultOf(apply(token));
      const items = await resultOf<ServerCartItem[]>(fixture.call('GET', `/api/cart/pull?cartId=${token}`));
      const cartItem = items.find(({ sku }) => sku === (isAbove ? 'SOCKS' : 'CAP'));
      await resultOf(fixture.call('POST', `/api/cart/delete?cartId=${token}`, { cartItem }));
      await resultOf(place(await orderOf(fixture, token)));
    }
    const third = await cartWith(fixture, [{ sku: 'CAP' }]);
    expect((await apply(third)).status).toBe(400);
  });
});
