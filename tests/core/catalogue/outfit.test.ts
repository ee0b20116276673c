import { describe, expect, it } from 'vitest';
import { chooseOutfit, freePlaces, outfitSearch } from '../../../core/catalogue/outfit';
import { aProduct } from '../product/build';

const inColour = (sku: string, swatch: string, more: object = {}) =>
  aProduct({
    sku,
    configurable_options: [
      { attribute_code: 'color', label: 'Color', values: [{ value_index: sku, label: sku, swatch }] },
    ],
    ...more,
  });
const NAVY = '#1f2a44';
const RED = '#d4380d';
const GREEN = '#2f8a3b';
const skusOf = (products: readonly { readonly sku: string }[]) => products.map(({ sku }) => sku);

describe('the slots of an outfit', () => {
  it('are those that the product leaves free', () => {
    expect(freePlaces({ set: 'top' })).toEqual(['bottom', 'shoes']);
    expect(freePlaces({ set: ['top', 'bottom'] })).toEqual(['shoes']);
  });

  it('are none for products that are no part of an outfit', () => {
    expect(freePlaces({})).toEqual([]);
    expect(freePlaces({ set: 'toString' })).toEqual([]);
  });

  it('are filled for the same gender and the same sport', () => {
    const product = aProduct({ gender: ['women', 'men'], sport: 'running' });
    const { filters } = outfitSearch(product, 'shoes', []).searchQuery;
    expect(filters).toEqual([
      { attribute: 'set', value: { eq: 'shoes' } },
      { attribute: 'gender', value: { in: ['women', 'men'] } },
      { attribute: 'sport', value: { eq: 'running' } },
    ]);
    expect(outfitSearch(aProduct({}), 'shoes', []).searchQuery.filters).toHaveLength(1);
  });
});

describe('products that complete an outfit', () => {
  it('include a neutral colour before a clashing one', () => {
    const chosen = chooseOutfit(inColour('TOP', RED), [[inColour('GREEN', GREEN), inColour('NAVY', NAVY)]]);
    expect(skusOf(chosen)).toEqual(['NAVY', 'GREEN']);
  });

  it('match the sport first, and then collection and brand', () => {
    const product = inColour('TOP', NAVY, { sport: 'yoga', collection: 'flow', brand: 'still' });
    const candidates = [
      inColour('PLAIN', RED),
      inColour('YOGA', NAVY, { sport: 'yoga' }),
      inColour('FLOW', NAVY, { sport: 'yoga', collection: 'flow', brand: 'still' }),
    ];
    expect(skusOf(chooseOutfit(product, [candidates]))).toEqual(['FLOW', 'YOGA']);
  });

  it('keep the order of the shop between equal ones, and show the first choice of each slot before the second', () => {
    const shoes = ['S1', 'S2', 'S3'].map((sku) => inColour(sku, NAVY));
    const bottoms = ['B1', 'B2'].map((sku) => inColour(sku, NAVY));
    expect(skusOf(chooseOutfit(inColour('TOP', RED), [bottoms, shoes]))).toEqual(['B1', 'S1', 'B2', 'S2']);
  });

  it('exclude items for another season, however well they match, and keep items without one', () => {
    const boots = inColour('BOOTS', NAVY, { season: 'winter', brand: 'north' });
    const bottoms = [
      inColour('SHORTS', NAVY, { season: 'summer', brand: 'north' }),
      inColour('JEANS', RED),
      inColour('WOOL', RED, { season: ['winter', 'autumn'] }),
    ];
    expect(skusOf(chooseOutfit(boots, [bottoms]))).toEqual(['JEANS', 'WOOL']);
    expect(skusOf(chooseOutfit(inColour('SHIRT', RED), [bottoms]))).toEqual(['SHORTS', 'JEANS']);
  });

  it('are never repeated, and need no colours', () => {
    const jumpsuit = aProduct({ sku: 'ALL' });
    expect(skusOf(chooseOutfit(aProduct({ sku: 'X' }), [[jumpsuit], [jumpsuit], []]))).toEqual(['ALL']);
  });
});
