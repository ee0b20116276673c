import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { PromotionRecord } from '../../../core/contract/selling/promotion-rules';
import { hold, openShops, put } from '../open-shop';

const open = openShops();
const coupon = { code: 'NORTH', kind: 'percent' as const, value: '10', source: 'test' };
const SALE: PromotionRecord = {
  ...{ code: 'tees', name: { en: 'Tee week' }, active: true, kind: 'tiers', products: [{ sku: 'TEE' }] },
  tiers: [
    { from: '30', percent: 10 },
    { from: '60', percent: 20 },
  ],
};

describe('a coupon whose terms the bag does not meet', () => {
  it.each([
    [{ minimum: '30.01' }, 'coupon-minimum', { coupon: 'NORTH', minimum: '$30.01' }],
    [{ ends_at: '2020-01-01' }, 'coupon-ended', { coupon: 'NORTH' }],
    [{ brands: ['north'] }, 'coupon-goods', { coupon: 'NORTH' }],
    [{ stores: ['de'] }, 'coupon-other-store', { coupon: 'NORTH' }],
    [{ customers: ['vip' as const] }, 'coupon-customers', { coupon: 'NORTH' }],
  ])('is refused with %j by the code %s, without a notice', async (terms, code, params) => {
    const shop = await open();
    await shop.fixture.platform.catalogue.writeCoupons([{ ...coupon, ...terms }]);
    await put(shop, 'TEE', 2);
    const said = shop.notices.length;
    await expect(shop.shop.cart.applyCoupon('north')).rejects.toMatchObject({ code, params });
    expect(shop.notices).toHaveLength(said);
    expect(shop.shop.cart.snapshot.coupon).toBeNull();
  });
});

describe('promotions in the bag', () => {
  it('are calculated before the server has responded, and are the same after that', async () => {
    const shop = await open();
    await shop.fixture.platform.commerce.write({ promotions: [SALE] });
    await put(shop, 'TEE', 2);
    const rows = async () =>
      (await firstValueFrom(shop.shop.cart.segments$)).filter(({ code }) => code.startsWith('promotion:'));
    expect(await rows()).toMatchObject([{ code: 'promotion:tees', title: 'Tee week', value: -3 }]);
    const { arrived, letGo } = hold(shop, '/api/cart/update');
    await shop.shop.cart.setQuantity('TEE', 4);
    await arrived;
    expect(await rows()).toMatchObject([{ code: 'promotion:tees', value: -12 }]);
    letGo();
    await shop.shop.cart.settled();
    expect(await rows()).toMatchObject([{ code: 'promotion:tees', value: -12 }]);
    expect(shop.shop.cart.snapshot.totals?.grand_total).toBe(48);
  });
});
