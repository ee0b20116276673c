import { describe, expect, it } from 'vitest';
import { bundlePartPrice, customOptionsPrice, priceProduct, unitPrice, withSyncedPrices } from '../../../core/pricing';
import type { Product } from '../../../core/contract';
import { aProduct } from './build';

const NOW = Date.UTC(2026, 10, 20, 12);
const context = {
  now: NOW,
  storeView: {
    tax: { sourcePriceIncludesTax: true, defaultCountry: 'US', defaultRegion: '', calculateServerSide: true },
  },
  taxRules: [],
};
const options = [
  {
    option_id: 1,
    product_links: [
      { id: 11, sku: 'A', qty: 2, price: 5, is_default: true },
      { id: 12, sku: 'B', qty: 1, price: 12.5, price_type: 'percent' as const },
    ],
  },
  { option_id: 2, product_links: [{ id: 21, sku: 'A', qty: 1, price: 1 }] },
];
const fixed = (more: Partial<Product> = {}): Product =>
  aProduct({ type_id: 'bundle', price_type: 'fixed', price: 100, bundle_options: options, ...more });
const choosing = (id: number) => ({ bundle: { 1: { qty: 1, selections: [id] }, 2: { qty: 0, selections: [] } } });

describe('a bundle with a fixed price', () => {
  it('costs its own price and the surcharges of its parts, as amounts or percentages of that price', () => {
    const product = priceProduct(fixed(), context);
    expect(product).toMatchObject({ price: 111, base_price: 100, original_price: 111, old_price: null });
    expect(unitPrice(product).final).toBe(11_100);
    expect(unitPrice(product, choosing(12)).final).toBe(11_250);
    expect(bundlePartPrice(product, { price: 12.5, price_type: 'percent' }).final).toBe(1250);
  });

  it('is priced once, however often the rule is applied', () => {
    const once = priceProduct(fixed({ special_percent: 80 }), context);
    expect(priceProduct(once, context)).toEqual(once);
    expect(once).toMatchObject({ price: 88.8, original_price: 111, old_price: 111, base_price: 100 });
  });

  it('applies the percentage of its special price to its own price and each part, within its dates', () => {
    const reduced = fixed({ special_percent: 50, special_from_date: '2026-11-01', special_to_date: '2026-11-20' });
    const within = priceProduct(reduced, context);
    expect(unitPrice(within, choosing(12))).toEqual({ final: 5000 + 625, regular: 11_250 });
    expect(within).toMatchObject({ special_percent: 50, special_price: within.price, old_price: 111 });
    const after = priceProduct(reduced, { ...context, now: NOW + 86_400_000 });
    expect(after).toMatchObject({ price: 111, special_percent: 0, special_price: 0 });
    expect(unitPrice(after).final).toBe(11_100);
  });

  it('has no special price if none was set, whatever its dates', () => {
    const dated = fixed({ special_to_date: '2026-11-01' });
    expect(priceProduct(dated, context)).not.toHaveProperty('special_percent');
  });

  it('has percent options as a percentage of its own price', () => {
    const custom_options = [{ option_id: 1, title: 'Care', type: 'field', price: 10, price_type: 'percent' as const }];
    const product = priceProduct(fixed({ custom_options }), context);
    expect(unitPrice(product, { customOptions: { 1: 'yes' } }).final).toBe(11_100 + 1000);
  });

  it('keeps the surcharge of each part when prices are requested again', () => {
    const product = priceProduct(fixed(), context);
    const synced = withSyncedPrices(product, priceProduct(fixed({ price: 200 }), context), NOW);
    expect(unitPrice(synced).final).toBe(20_000 + 1000 + 100);
  });
});

describe('a bundle priced as the sum of its parts', () => {
  it('has the percentage of its special price taken off each part, rounded', () => {
    const links = [{ id: 11, sku: 'A', qty: 3, price: 0.33, is_default: true }];
    const bundle = aProduct({
      type_id: 'bundle',
      special_percent: 50,
      bundle_options: [{ option_id: 1, product_links: links }],
    });
    const product = priceProduct({ ...bundle, price: 999 }, context);
    // Half of 33 cents rounds to 17, so three cost 51.
    expect(product).toMatchObject({ price: 0.51, original_price: 0.99, old_price: 0.99 });
    expect(product.base_price).toBeUndefined();
  });
});

describe('options with a negative price', () => {
  const option = (price: number, price_type: 'fixed' | 'percent') => [
    { option_id: 1, title: 'Without', type: 'field', price, price_type },
  ];
  it('lower the price by an amount or a percentage', () => {
    expect(customOptionsPrice(option(-3.5, 'fixed'), { 1: 'x' }, { amount: 10_000, step: 1 })).toBe(-350);
    expect(customOptionsPrice(option(-25, 'percent'), { 1: 'x' }, { amount: 10_000, step: 1 })).toBe(-2500);
  });

  it('never lower it below zero, but keep a price that is already negative', () => {
    const cheap = aProduct({ price: 2, custom_options: option(-5, 'fixed') });
    expect(unitPrice(cheap, { customOptions: { 1: 'x' } }).final).toBe(0);
    const wrong = aProduct({ price: -2, custom_options: option(5, 'fixed') });
    expect(unitPrice(wrong, { customOptions: { 1: 'x' } }).final).toBeGreaterThanOrEqual(0);
    expect(unitPrice(wrong).final).toBe(-200);
  });
});
