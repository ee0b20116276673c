import { describe, expect, it } from 'vitest';
import { resolveChoice } from '../../../../../adapters/platform/catalogue/pricing/resolve-choice';
import type { Product } from '../../../../../core/contract';
import { aProduct } from '../../../../core/pricing/build';

const KIT = aProduct({
  sku: 'KIT',
  type_id: 'bundle',
  price_type: 'fixed',
  price: 249,
  bundle_options: [
    {
      option_id: 1,
      required: true,
      product_links: [
        { id: 11, sku: 'RACKET', qty: 1, price: 0, is_default: true },
        { id: 12, sku: 'BALLS', qty: 6, price: 0 },
      ],
    },
    { option_id: 2, required: false, product_links: [{ id: 21, sku: 'BAG', qty: 1, price: 8 }] },
  ],
});
const chosen = (product: Product, qty: number, selections: readonly (number | string)[], rules = {}) => {
  const bundle_options = [{ option_id: 1, option_qty: qty, option_selections: [...selections] }];
  const wanted = { sku: 'KIT', product_option: { extension_attributes: { bundle_options } } };
  const resolution = resolveChoice(product, wanted, rules);
  return 'errors' in resolution ? resolution.errors.map(({ message }) => message) : 'chosen';
};

describe('a bundle with a fixed price', () => {
  it('takes each part in the quantity set by the merchant, because more would cost nothing', () => {
    expect(chosen(KIT, 1, [11])).toBe('chosen');
    expect(chosen(KIT, 6, [12])).toBe('chosen');
    expect(chosen(KIT, 5, [11])).toEqual([
      'bundle_options.1 option_qty must be 1, since the price of the bundle is fixed',
    ]);
    expect(chosen(KIT, 1, [12])).toEqual([
      'bundle_options.1 option_qty must be 6, since the price of the bundle is fixed',
    ]);
  });

  it('has one selection for each part', () => {
    expect(chosen(KIT, 1, [11, 12])).toEqual([
      'bundle_options.1 must have one selection, since the price of the bundle is fixed',
    ]);
    const [place] = KIT.bundle_options ?? [];
    const [racket] = place?.product_links ?? [];
    const twice = {
      ...KIT,
      bundle_options: [{ option_id: 1, product_links: racket === undefined ? [] : [racket, { ...racket, id: 13 }] }],
    };
    expect(chosen(twice, 1, ['RACKET'])).toEqual([
      'bundle_options.1 must have one selection, since the price of the bundle is fixed',
    ]);
  });

  it('includes bundles whose choices do not change the price in this shop', () => {
    const sum: Product = { ...KIT, price_type: 'dynamic' };
    expect(chosen(sum, 5, [11, 12])).toBe('chosen');
    const errors = chosen(sum, 5, [11], { calculateBundlePriceByOptions: false });
    expect(errors).toEqual(['bundle_options.1 option_qty must be 1, since the price of the bundle is fixed']);
  });
});

describe('an answer to a product option', () => {
  const answered = (type: string, value: string) => {
    const product = aProduct({ sku: 'BELT', custom_options: [{ option_id: 1, title: 'Words', type }] });
    const custom_options = [{ option_id: 1, option_value: value }];
    const wanted = { sku: 'BELT', product_option: { extension_attributes: { custom_options } } };
    const resolution = resolveChoice(product, wanted);
    return 'errors' in resolution ? resolution.errors.map(({ message }) => message) : 'chosen';
  };

  it('has a length limit even if the merchant has set none', () => {
    expect(answered('area', 'x'.repeat(10_000))).toBe('chosen');
    expect(answered('area', ' '.repeat(10_001))).toEqual([
      'custom_options.1 (Words) must be at most 10000 characters long',
    ]);
  });

  it('is a date if the option asks for one', () => {
    expect(answered('date', '2027-02-28')).toBe('chosen');
    expect(answered('date', '2027-02-29')).toEqual(['custom_options.1 (Words) must be a day such as 2027-01-31']);
  });
});
