import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenBundleParts, customOptionsPrice, selectionOf, unitPrice } from '../../../core/pricing';
import { aProduct } from './build';

const options = [
  { option_id: 1, title: 'Engraving', type: 'field', price: 9.5, price_type: 'fixed' as const },
  {
    option_id: 2,
    title: 'Wrap',
    type: 'checkbox',
    values: [
      { option_type_id: 21, title: 'Paper', price: 3, price_type: 'fixed' as const },
      { option_type_id: 22, title: 'Silk', price: 10, price_type: 'percent' as const },
      { option_type_id: 23, title: 'None' },
    ],
  },
];

describe('custom options', () => {
  it('add a fixed amount or a percentage of the product price', () => {
    expect(customOptionsPrice(options, { 1: 'AB' }, { amount: 10_000, step: 1 })).toBe(950);
    expect(customOptionsPrice(options, { 2: '22' }, { amount: 10_000, step: 1 })).toBe(1000);
    expect(customOptionsPrice(options, { 1: 'AB', 2: '21,22' }, { amount: 10_000, step: 1 })).toBe(2250);
  });

  it('add nothing when they are empty, unknown or free', () => {
    expect(customOptionsPrice(options, { 1: '', 2: '23', 7: 'x' }, { amount: 10_000, step: 1 })).toBe(0);
    expect(customOptionsPrice(undefined, { 1: 'x' }, { amount: 10_000, step: 1 })).toBe(0);
  });
});

const bundle = aProduct({
  type_id: 'bundle',
  bundle_options: [
    {
      option_id: 1,
      product_links: [
        { id: 11, sku: 'A', qty: 1, price: 10 },
        { id: 12, sku: 'B', qty: 2, price: 20, is_default: true },
      ],
    },
    { option_id: 2, product_links: [{ id: 21, sku: 'C', qty: 1, price: 5 }] },
  ],
});

describe('the price of one unit', () => {
  it('of a reduced product is the final price, with the options on both amounts', () => {
    const product = aProduct({ price: 80, final_price: 80, original_price: 100, custom_options: options });
    expect(unitPrice(product, { customOptions: { 1: 'x' } })).toEqual({ final: 8950, regular: 10_950 });
  });

  it.each([
    ['the final price if that is lower', { price: 100, final_price: 80 }, 8000, 10_000],
    ['the price if that is lower', { price: 80, final_price: 100 }, 8000, 10_000],
    ['the price if no other is known', { price: 100, final_price: null }, 10_000, 10_000],
    ['the final price if no other is known', { price: undefined, final_price: 80 }, 8000, 8000],
    ['nothing without a price', { price: undefined }, 0, 0],
    ['beside the original', { price: 80, original_price: 100, old_price: 90 }, 8000, 10_000],
    ['beside the old one without an original', { price: 80, original_price: null, old_price: 90 }, 8000, 9000],
    ['not lower without a reduction than with it', { price: 100, original_price: 80 }, 10_000, 10_000],
  ])('is %s', (_what, prices, final, regular) => {
    expect(unitPrice(aProduct(prices))).toEqual({ final, regular });
  });

  it('has an option as a percentage of the final price, also for a bundle priced as the sum of its parts', () => {
    const tenth = [{ option_id: 1, title: 'Care', type: 'field', price: 10, price_type: 'percent' as const }];
    const chosen = { customOptions: { 1: 'x' } };
    // `price_type` applies to bundles only.
    const reduced = aProduct({ price: 80, original_price: 100, price_type: 'fixed', custom_options: tenth });
    expect(unitPrice(reduced, chosen)).toEqual({ final: 8800, regular: 10_800 });
    expect(unitPrice({ ...bundle, price_type: 'dynamic', custom_options: tenth }, chosen).final).toBe(4950);
    expect(unitPrice({ ...bundle, custom_options: tenth }, chosen).final).toBe(4950);
  });

  it('never becomes negative by options, unless it was before', () => {
    const off = [{ option_id: 1, title: 'Plain', type: 'field', price: -5 }];
    const priceOf = (price: number) =>
      unitPrice(aProduct({ price, custom_options: off }), { customOptions: { 1: 'x' } }).final;
    expect([5.01, 5, 4.99, 0, -0.01].map(priceOf)).toEqual([1, 0, 0, 0, -501]);
  });

  it('of a bundle is the sum of the selected parts, by id or sku', () => {
    expect(unitPrice(bundle, { bundle: { 1: { qty: 3, selections: [11] } } }).final).toBe(3500);
    expect(
      unitPrice(bundle, { bundle: { 1: { qty: 1, selections: ['A', 'B'] }, 2: { qty: 1, selections: [] } } }).final,
    ).toBe(3000);
  });

  it('of a group is one of each part unless other quantities are selected (S §4)', () => {
    const link = (sku: string, price: number) => ({ link_type: 'associated', linked_product_sku: sku, price });
    const group = aProduct({ type_id: 'grouped', product_links: [link('A', 19.9), link('B', 5)] });
    expect(unitPrice(group).final).toBe(2490);
    expect(unitPrice(group, { parts: { A: 2, B: 0 } }).final).toBe(3980);
  });

  it('of a bundle is that of the default parts when it is not calculated by options', () => {
    const choice = { bundle: { 1: { qty: 3, selections: [11] } } };
    expect(unitPrice(bundle, choice, { calculateBundlePriceByOptions: false }).final).toBe(4500);
    expect(unitPrice(bundle).final).toBe(4500);
  });

  it('of a bundle increases by the price of a part for each additional one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (qty) => {
        const at = (count: number) => unitPrice(bundle, { bundle: { 1: { qty: count, selections: [12] } } }).final;
        expect(at(qty + 1) - at(qty)).toBe(2000);
      }),
    );
  });

  it('can be requested with the selection of a cart item', () => {
    const selection = selectionOf({
      extension_attributes: {
        custom_options: [{ option_id: 1, option_value: 'AB' }],
        bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [11] }],
      },
    });
    expect(unitPrice({ ...bundle, custom_options: options }, selection).final).toBe(2000 + 500 + 950);
    expect(chosenBundleParts(bundle.bundle_options, selection.bundle)).toHaveLength(2);
    expect(unitPrice(bundle, selectionOf(undefined)).final).toBe(4500);
  });

  it('is requested without a selection if a cart item has none', () => {
    for (const option of [undefined, { extension_attributes: {} }])
      expect(selectionOf(option)).toStrictEqual({ customOptions: {}, bundle: {} });
  });
});
