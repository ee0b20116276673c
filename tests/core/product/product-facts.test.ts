import { describe, expect, it } from 'vitest';
import type { Attribute } from '../../../core/contract';
import { productFacts } from '../../../core/product/product-facts';
import { aProduct } from './build';

const attribute = (code: string, label: string, options: readonly string[], is_comparable = true): Attribute => ({
  attribute_code: code,
  default_frontend_label: label,
  is_comparable,
  options: options.map((value) => ({ value, label: `${value}!` })),
});
const ATTRIBUTES = [
  attribute('brand', 'Brand', ['north']),
  attribute('color', 'Color', ['navy']),
  attribute('material', 'Material', ['wool', 'silk']),
  attribute('fit', 'Fit', ['slim']),
  attribute('set', 'Part of outfit', ['top'], false),
];

describe('product facts', () => {
  it('are its comparable attributes with the labels and order of the shop', () => {
    const product = aProduct({ material: ['silk', 'wool'], fit: 'slim', set: 'top' });
    expect(productFacts(product, ATTRIBUTES)).toEqual([
      { code: 'material', label: 'Material', values: ['wool!', 'silk!'] },
      { code: 'fit', label: 'Fit', values: ['slim!'] },
    ]);
  });

  it('exclude options selected on the page, facts shown elsewhere, and empty ones', () => {
    const values = [{ value_index: 'navy', label: 'Navy' }];
    const product = aProduct({
      brand: 'north',
      color: ['navy'],
      configurable_options: [{ attribute_code: 'color', label: 'Color', values }],
    });
    expect(productFacts(product, ATTRIBUTES)).toEqual([]);
    expect(productFacts(aProduct({ color: 'navy' }), ATTRIBUTES).map(({ code }) => code)).toEqual(['color']);
  });
});
