import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_GENERATED_CODES } from '../../../../../core/contract/selling/manage-coupons';
import { generatedCode } from '../../../../../core/promotions';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';

describe('a generated code', () => {
  it('is the prefix and eight unambiguous letters or digits', () => {
    expect(generatedCode('fall', '0000000000')).toBe('FALL-22222222');
    expect(generatedCode('Fall', 'ffffffffff')).toBe('FALL-ZZZZZZZZ');
    expect(generatedCode('FALL', '0123456789abcdef')).toMatch(/^FALL-[2-9A-HJ-NP-Z]{8}$/);
  });

  it('depends on each of its random digits', () => {
    const base = '0123456789';
    const others = Array.from(base, (_, at) => `${base.slice(0, at)}f${base.slice(at + 1)}`);
    expect(new Set([base, ...others].map((random) => generatedCode('A', random))).size).toBe(11);
  });
});

describe.each(DATABASES)('single-use coupons on %s', (database) => {
  let shop: RawShop;
  beforeEach(async () => {
    shop = await openRawShop(database);
    const terms = { source: 'test', products: [{ sku: 'TEE' }] };
    await shop.platform.catalogue.writeCoupons([
      { code: 'BASE', kind: 'percent', value: '10', uses_total: 9, ...terms },
    ]);
  });
  afterEach(() => shop.end());

  const generate = async (count: number, coupon = 'base') => {
    const answer = await shop.platform.couponCodes({ coupon, prefix: 'fall', count });
    const { codes = [] } = (answer.kind === 'done' ? answer.result : {}) as { codes?: readonly string[] }; // sound: the answer of the endpoint
    return { kind: answer.kind, codes };
  };

  it('are created in the requested number, unique, each for one order with the terms of the template', async () => {
    const { codes } = await generate(1200);
    expect(new Set(codes).size).toBe(1200);
    const [code = ''] = codes;
    expect(code).toMatch(/^FALL-/);
    const bag = async () => {
      const token = await cartWith(shop, [{ sku: 'TEE', qty: 2 }, { sku: 'SOCKS' }]);
      return { token, answer: await shop.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=${code}`) };
    };
    const { token } = await bag();
    const order = await orderOf(shop, token, { address: NEW_YORK });
    expect(order.totals).toContainEqual({ code: 'discount', value: -3 });
    await resultOf(shop.call('POST', '/api/order', order));
    expect((await bag()).answer).toMatchObject({
      json: { meta: { error: 'coupon_limit_reached', limit: 'uses_total' } },
    });
  });

  it('are logged with their author', async () => {
    await generate(2);
    const rows = await shop.rows(`SELECT who, record FROM staff_change WHERE kind = 'coupon_codes'`);
    expect(rows).toEqual([{ who: 'shop', record: 'BASE' }]);
  });

  it.each([
    [0, 'BASE', 'fall'],
    [MAX_GENERATED_CODES + 1, 'BASE', 'fall'],
    [1, 'NONE', 'fall'],
    [1, 'BASE', 'fall-'],
  ])('are refused as %i of %s with the prefix %s', async (count, coupon, prefix) => {
    expect(await shop.platform.couponCodes({ coupon, prefix, count })).toMatchObject({ kind: 'refused' });
  });
});
