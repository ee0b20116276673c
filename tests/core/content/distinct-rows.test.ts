import { describe, expect, it } from 'vitest';
import { distinctRows } from '../../../core/content/distinct-rows';
import { aProduct } from '../product/build';

const goods = (skus: string) => Array.from(skus, (sku) => aProduct({ sku }));
const row = (skus: string, more: { readonly limit?: number; readonly turn?: number } = {}) => ({
  products: goods(skus),
  limit: 18,
  ...more,
});
const dealt = (...rows: readonly ReturnType<typeof row>[]) =>
  distinctRows(rows).map((products) => products.map(({ sku }) => sku).join(''));

describe('the rows of the front page', () => {
  it('show no product twice, each in the first row that everybody sees it in', () => {
    expect(dealt(row('ABCDEF'), row('AGHIJKB'))).toEqual(['ABCDEF', 'GHIJK']);
  });

  it('leave the first row its first six, and the rest of what it ranks to the rows below before it takes more', () => {
    expect(dealt(row('ABCDEFGHIJKLMN'), row('GHIJKL'))).toEqual(['ABCDEFMN', 'GHIJKL']);
  });

  it('are no longer than their limit', () => {
    expect(dealt(row('ABCDEFGH', { limit: 7 }), row('H'))).toEqual(['ABCDEFG', 'H']);
  });

  it('are left out where others have left them next to nothing, and what they had is free again', () => {
    expect(dealt(row('ABCDEF'), row('ABCDEFX'), row('X'))).toEqual(['ABCDEF', '', 'X']);
  });

  it('may be as short as what the merchant has for them', () => {
    expect(dealt(row('AB'), row('C'))).toEqual(['AB', 'C']);
  });

  it('choose by their turn, wherever they stand', () => {
    expect(dealt(row('ABCD', { turn: 1 }), row('AB'))).toEqual(['CD', 'AB']);
  });
});
