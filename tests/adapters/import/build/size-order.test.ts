import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSizes, isSizeCode } from '../../../../adapters/import/build/size-order';

const ORDERS = [
  ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'],
  ['2XS', 'xs', 's', 'S/M', 'm', 'M/L', '2xl'],
  ['28', '29', '30', '36', '100'],
  ['8', '8½', '9', '9.5', '10'],
  ['28/30', '28/32', '30/30'],
  ['EU 38', 'EU 39', 'EU 40'],
  ['One Size', 'S', '28', 'Kids', 'Long'],
];

describe('compareSizes', () => {
  it.each(ORDERS)('sorts %s … in order', (...sizes) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(sizes, { minLength: sizes.length }), (shuffled) => {
        expect([...shuffled].sort(compareSizes)).toEqual(sizes);
      }),
    );
  });
});

describe('isSizeCode', () => {
  it('recognises options that are sizes', () => {
    expect(['size', 'shoe_size', 'waist', 'color', 'sized', 'pattern'].map(isSizeCode)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
