import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartTotals, Product } from '../../../../../core/contract';
import { recordOf } from '../../../../fixtures/catalogue';
import { cartWith, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const NY = {
  ...{ code: 'ny', name: 'New York', language: 'en', locale: 'en-US', currency: 'USD', country: 'US' },
  ...{ prices_include_tax: false, time_zone: 'America/New_York' },
};
const LAST_DAY = '2025-12-31';

describe('a custom store with a time zone', () => {
  let fixture: FixturePlatform;
  beforeEach(async () => {
    // The clock begins at 2026-01-01T00:00Z, in New York the evening of the 31st.
    fixture = await openFixturePlatform({ ownStores: [NY], stores: ['us'] });
    const sale = { code: 'tees', name: { en: 'Tee week' }, active: true, kind: 'fixed', amount: '2' } as const;
    await fixture.platform.commerce.write({
      promotions: [{ ...sale, ends_at: LAST_DAY, products: [{ sku: 'TEE' }] }],
    });
    await fixture.platform.catalogue.writeCoupons([
      { code: 'LAST', kind: 'fixed', value: '1', source: 'test', ends_at: LAST_DAY },
    ]);
    const { product, ...record } = recordOf('TEE');
    const special = { special_price: 11, special_to_date: LAST_DAY };
    await fixture.platform.catalogue.writeProduct({ ...record, product: { ...product, ...special } });
    await fixture.platform.catalogue.reindex();
  });
  afterEach(() => fixture.platform.close());

  async function soldIn(store: string) {
    const list = `/api/products/render-list?skus=TEE&storeId=${store}&currencyCode=USD`;
    const { items } = (await fixture.call('GET', list)).json as { readonly items: readonly Product[] };
    const query = JSON.stringify({ filters: [{ attribute: 'final_price', value: { lte: 11 } }] });
    const found = await fixture.call('GET', `/api/catalog?store=${store}&type=product&include=*&searchQuery=${query}`);
    const { items: cheap } = found.json as { readonly items: readonly Product[] };
    const cart = await cartWith(fixture, [{ sku: 'TEE' }], store);
    const coupon = await fixture.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=last`);
    const totals = await resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${cart}`));
    return {
      shown: items[0]?.final_price,
      isFound: cheap.some(({ sku }) => sku === 'TEE'),
      coupon: coupon.status,
      rows: totals.total_segments.filter(({ value }) => value < 0).map(({ code, value }) => [code, value]),
      subtotal: totals.total_segments.find(({ code }) => code === 'subtotal')?.value,
    };
  }

  it('ends special prices, promotions and coupons at its own midnight', async () => {
    expect(await soldIn('ny')).toEqual({
      ...{ shown: 11, isFound: true, coupon: 200, subtotal: 11 },
      rows: [
        ['promotion:tees', -2],
        ['discount', -1],
      ],
    });
    expect(await soldIn('us')).toEqual({ shown: 15, isFound: false, coupon: 400, rows: [], subtotal: 15 });
    await fixture.clock.advance(5 * 3_600_000);
    expect(await soldIn('ny')).toEqual({ shown: 15, isFound: false, coupon: 400, rows: [], subtotal: 15 });
  });
});
