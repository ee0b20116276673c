import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CouponRecord } from '../../../../../adapters/platform';
import type { CartTotals } from '../../../../../core/contract';
import { writeGiftCard } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf, type CartLine } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

const coupon = (terms: Partial<CouponRecord>) =>
  fixture.platform.catalogue.writeCoupons([{ code: 'HELLO', kind: 'percent', value: '10', source: 'test', ...terms }]);
const apply = (token: string, session = '') =>
  fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=hello${session}`);
const totalsOf = (token: string) => resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
const discountOf = async (token: string) =>
  (await totalsOf(token)).total_segments.find(({ code }) => code === 'discount')?.value ?? 0;
const day = (days: number) => new Date(fixture.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
const refused = (reason: string, more: object = {}) => ({
  status: 400,
  json: { meta: { error: 'coupon_not_applicable', coupon: 'HELLO', reason, ...more } },
});

const TEES: readonly CartLine[] = [{ sku: 'TEE', qty: 2 }];

describe('an entered coupon', () => {
  it.each<readonly [string, () => Partial<CouponRecord>, object]>([
    ['not_started', () => ({ starts_at: day(1) }), {}],
    ['ended', () => ({ ends_at: day(-1) }), {}],
    ['store', () => ({ stores: ['de', 'en'] }), {}],
    ['customers', () => ({ customers: ['customer'] }), {}],
    ['goods', () => ({ brands: ['north'] }), {}],
    ['goods', () => ({ category_ids: [4] }), {}],
    ['minimum', () => ({ minimum: '30.01' }), { minimum: 30.01 }],
  ])('is refused with the reason %s, and the cart is unchanged', async (reason, terms, more) => {
    await coupon(terms());
    const token = await cartWith(fixture, TEES);
    expect(await apply(token)).toMatchObject(refused(reason, more));
    expect((await totalsOf(token)).coupon_code).toBeNull();
  });

  it.each<() => Partial<CouponRecord>>([
    () => ({ starts_at: day(0), ends_at: day(0) }),
    () => ({ stores: ['us'] }),
    () => ({ minimum: '30' }),
    () => ({ products: [{ sku: 'TEE' }] }),
    // The category of men's goods, by its parent.
    () => ({ category_ids: [2] }),
  ])('is accepted if its terms are met: %s', async (terms) => {
    await coupon(terms());
    const token = await cartWith(fixture, TEES);
    await resultOf(apply(token));
    expect(await discountOf(token)).toBe(-3);
  });

  it.each<readonly [string, Partial<CouponRecord>]>([
    ['minimum', { minimum: '30.01' }],
    ['goods', { category_ids: [2], products: [{ sku: 'GIFT' }] }],
    ['goods', { products: [{ sku: 'GIFT' }], minimum: '10' }],
  ])('counts no gift cards: it is refused with the reason %s in spite of one', async (reason, terms) => {
    await writeGiftCard(fixture);
    await coupon(terms);
    const token = await cartWith(fixture, [{ sku: 'GIFT' }, ...(reason === 'minimum' ? TEES : [])]);
    expect(await apply(token)).toMatchObject(refused(reason));
  });

  it('is for signed-in customers', async () => {
    await coupon({ customers: ['customer'] });
    const { token: session } = await signIn(fixture, 'ada@shop.test');
    const at = `&token=${session}`;
    const token = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us${at}`));
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${token}${at}`, { cartItem: { sku: 'TEE' } }));
    await resultOf(apply(token, at));
  });

  it('converts its minimum to the currency of the store', async () => {
    await coupon({ minimum: '100' });
    await fixture.platform.commerce.write({
      currency_rates: [{ currency: 'EUR', rate: 0.9, step: 1, small_step: 0.5, below: 0.05 }],
    });
    const token = await cartWith(fixture, [{ sku: 'TEE' }], 'de');
    expect(await apply(token)).toMatchObject(refused('minimum', { minimum: 90 }));
  });
});

describe('a coupon on a cart', () => {
  it('reduces the lines in scope, and nothing below its minimum', async () => {
    await coupon({ brands: ['north'], minimum: '120' });
    const token = await cartWith(fixture, [{ sku: 'CAP' }, { sku: 'TEE', qty: 2 }]);
    await resultOf(apply(token));
    const { items, rules } = await totalsOf(token);
    expect(items.map(({ sku, discount_amount: off }) => [sku, off])).toEqual([
      ['CAP', 12],
      ['TEE', 0],
    ]);
    expect(rules?.coupon).toEqual({ type: 'percent', value: 10, skus: ['CAP'], minimum: 120 });
    const cap = items.find(({ sku }) => sku === 'CAP')?.item_id;
    await resultOf(
      fixture.call('POST', `/api/cart/delete?cartId=${token}`, { cartItem: { sku: 'CAP', item_id: cap } }),
    );
    expect(await discountOf(token)).toBe(0);
    expect((await totalsOf(token)).coupon_code).toBe('HELLO');
  });

  it('is removed when it has expired, and an order with its discount is refused', async () => {
    await coupon({ ends_at: day(0) });
    const token = await cartWith(fixture, TEES);
    await resultOf(apply(token));
    const order = await orderOf(fixture, token);
    await fixture.clock.advance(86_400_000);
    expect(await fixture.call('POST', '/api/order', order)).toMatchObject({
      json: { meta: { error: 'totals_changed' } },
    });
    expect((await totalsOf(token)).coupon_code).toBeNull();
  });
});
