import { describe, expect, it } from 'vitest';
import { withSyncedPrices, withUnsyncedPrices } from '../../../core/pricing';
import { aChild, aProduct } from './build';

const NOW = 1_000;
const ALL = {
  ...{ price: 1, final_price: 2, least_price: 3, original_price: 4, old_price: 5, special_price: 6 },
  ...{ special_from_date: '2026-01-01', special_to_date: '2026-02-01', price_incl_tax: 7, price_tax: 8 },
  ...{ special_price_incl_tax: 9, original_price_incl_tax: 10, base_price: 11, special_percent: 12 },
};

describe('refreshed prices', () => {
  it('replace every displayed price', () => {
    expect(withSyncedPrices(aProduct(), aProduct(ALL), NOW)).toMatchObject(ALL);
    const ended = withSyncedPrices(aProduct(ALL), aProduct({ price: 20 }), NOW);
    for (const name of Object.keys(ALL)) expect(ended).toHaveProperty(name, name === 'price' ? 20 : undefined);
  });

  it('are those of each variant by its SKU; variants missing in the response keep their own', () => {
    const shown = aProduct({ configurable_children: [aChild('S', ALL), aChild('M', { price: 5 })] });
    const synced = withSyncedPrices(shown, aProduct({ configurable_children: [aChild('S', { price: 9 })] }), NOW);
    expect(synced.configurable_children?.[0]).toMatchObject({ sku: 'S', price: 9, special_price: undefined });
    expect(synced.configurable_children?.[1]).toStrictEqual(aChild('M', { price: 5 }));
  });

  it('are those of each part by slot and SKU; parts missing in the response keep their own', () => {
    const part = (sku: string, price: number) => ({ sku, qty: 1, price });
    const shown = aProduct({
      bundle_options: [
        { option_id: 1, product_links: [part('A', 1), part('B', 2)] },
        { option_id: 2, product_links: [part('A', 3)] },
      ],
      product_links: ['A', 'B'].map((sku) => ({ link_type: 'associated', linked_product_sku: sku, price: 1 })),
    });
    const fresh = aProduct({
      bundle_options: [
        { option_id: 1, product_links: [part('A', 10)] },
        { option_id: 2, product_links: [part('A', 30)] },
      ],
      product_links: [{ link_type: 'associated', linked_product_sku: 'B', price: 0 }],
    });
    const synced = withSyncedPrices(shown, fresh, NOW);
    expect(synced.bundle_options?.map((option) => option.product_links.map(({ price }) => price))).toEqual([
      [10, 2],
      [30],
    ]);
    expect(synced.product_links?.map(({ price }) => price)).toEqual([1, 0]);
    const kept = withSyncedPrices(shown, aProduct(), NOW);
    expect(kept.bundle_options).toEqual(shown.bundle_options);
    expect(kept.product_links).toEqual(shown.product_links);
  });

  it('add no variants, parts, links or options that were not shown or answered', () => {
    const names = ['configurable_children', 'bundle_options', 'product_links', 'custom_options'];
    const fresh = aProduct({ configurable_children: [], bundle_options: [], product_links: [] });
    for (const name of names) expect(withSyncedPrices(aProduct(), fresh, NOW)).not.toHaveProperty(name);
    const custom_options = [{ option_id: 1, title: 'Words', type: 'field', price: 4 }];
    expect(withSyncedPrices(aProduct(), aProduct({ custom_options }), NOW).custom_options).toEqual(custom_options);
    expect(withSyncedPrices(aProduct({ custom_options }), aProduct(), NOW).custom_options).toEqual(custom_options);
  });

  it('are current from then on, and not before, unless a document says so itself', () => {
    expect(withSyncedPrices(aProduct(), aProduct(), NOW)).toMatchObject({
      ...{ price_is_current: true, price_refreshed_at: NOW },
    });
    expect(withSyncedPrices(aProduct(), aProduct({ price_refreshed_at: 7 }), NOW).price_refreshed_at).toBe(7);
    expect(withUnsyncedPrices(aProduct()).price_is_current).toBe(false);
    expect(withUnsyncedPrices(aProduct({ price_is_current: true })).price_is_current).toBe(true);
    expect(withUnsyncedPrices(aProduct({ price_is_current: false })).price_is_current).toBe(false);
  });
});
