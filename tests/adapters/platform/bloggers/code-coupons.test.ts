import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toMinor } from '../../../../core/kernel/money';
import type { CartTotals } from '../../../../core/contract';
import { BloggerShop } from '../../../fixtures/bloggers';
import { cartWith, resultOf } from '../../../fixtures/order';

let shop: BloggerShop;
beforeEach(async () => {
  shop = await BloggerShop.open();
});
afterEach(async () => {
  expect(await shop.verify()).toMatchObject({ sum: 0, faults: [] });
  await shop.close();
});

const TWO = [
  { sku: 'TEE', qty: 2 },
  { sku: 'CAP', qty: 1 },
];

describe('a blogger code entered as a coupon', () => {
  const apply = (cart: string, code: string, session = '') =>
    shop.fixture.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=${code}${session}`);
  const discountOf = async (sku = 'TEE') => {
    const cart = await cartWith(shop.fixture, [{ sku }]);
    await resultOf(apply(cart, 'summer'));
    const totals = await resultOf<CartTotals>(shop.fixture.call('GET', `/api/cart/totals?cartId=${cart}`));
    return { code: totals.coupon_code, discount: totals.discount_amount, subtotal: totals.subtotal };
  };
  const setDiscount = async (percent: number) => {
    const rules = (await shop.fixture.platform.commerce.read()).royalty_rules;
    await shop.fixture.platform.commerce.write({ royalty_rules: { ...rules, code_discount_percent: percent } });
  };
  beforeEach(async () => {
    await shop.fixture.platform.bloggers.setCode('otto@shop.test', 'summer');
  });

  it('credits its blogger without a coupon of that name, and gives no discount if none is set', async () => {
    expect(await discountOf()).toMatchObject({ code: 'SUMMER', discount: 0 });
    const { price } = await shop.buy(TWO, { coupon: 'summer', promo: 'LOTTE' });
    expect([(await shop.sales()).total, (await shop.sales(shop.otto)).total]).toEqual([0, 1]);
    expect((await shop.buy(TWO)).price).toBe(price);
  });

  it('gives the percentage that the merchant has set', async () => {
    await setDiscount(10);
    const { discount, subtotal } = await discountOf();
    expect(toMinor(discount)).toBe(Math.ceil(toMinor(subtotal) / 10));
    const { price } = await shop.buy(TWO, { coupon: 'SUMMER' });
    expect(price).toBeLessThan((await shop.buy(TWO)).price);
    expect((await shop.sales(shop.otto)).items[0]).toMatchObject({ price });
  });

  it('uses the coupon of that name if staff created one', async () => {
    const coupon = { kind: 'percent', value: '50', source: 'test', code: 'Summer' } as const;
    await shop.fixture.platform.catalogue.writeCoupons([coupon]);
    const { discount, subtotal } = await discountOf();
    expect(toMinor(discount)).toBe(Math.ceil(toMinor(subtotal) / 2));
  });

  it('is refused for its own blogger with a reason, in the bag and in the order', async () => {
    await setDiscount(10);
    const cart = await resultOf<string>(
      shop.fixture.call('POST', `/api/cart/create?storeCode=us&token=${shop.otto.token}`),
    );
    const refused = {
      status: 400,
      json: { meta: { error: 'coupon_limit_reached', coupon: 'SUMMER', limit: 'own_code' } },
    };
    expect(await apply(cart, 'summer', `&token=${shop.otto.token}`)).toMatchObject(refused);
    await expect(shop.buy(TWO, { coupon: 'SUMMER', email: 'Otto+more@shop.test' })).rejects.toThrow('own_code');
    expect((await shop.sales(shop.otto)).total).toBe(0);
  });

  it('no longer works as a coupon once its blogger has another code', async () => {
    await shop.fixture.platform.bloggers.setCode('otto@shop.test', 'winter');
    const cart = await cartWith(shop.fixture, [{ sku: 'TEE' }]);
    expect(await apply(cart, 'summer')).toMatchObject({ json: { meta: { error: 'coupon_not_valid' } } });
  });
});
