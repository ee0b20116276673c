import { describe, expect, it } from 'vitest';
import { distinctRows, notShownFirst } from '../../../core/content/distinct-rows';
import { aProduct } from '../product/build';

const goods = (skus: string) => Array.from(skus, (sku) => aProduct({ sku }));
const row = (
  skus: string,
  more: { readonly limit?: number; readonly turn?: number; readonly isWhole?: boolean } = {},
) => ({
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

  it('are omitted if others have left them almost nothing, and their products become available again', () => {
    expect(dealt(row('ABCDEF'), row('ABCDEFX'), row('X'))).toEqual(['ABCDEF', '', 'X']);
  });

  it('may be as short as what the merchant has for them', () => {
    expect(dealt(row('AB'), row('C'))).toEqual(['AB', 'C']);
  });

  it('choose by their turn, wherever they stand', () => {
    expect(dealt(row('ABCD', { turn: 1 }), row('AB'))).toEqual(['CD', 'AB']);
  });

  it('that must be whole repeat what others show, behind their own products and up to their limit', () => {
    expect(dealt(row('ABCDEF'), row('ABCDEFX', { isWhole: true, limit: 5 }))).toEqual(['ABCDEF', 'XABCD']);
    expect(dealt(row('ABCDEFGH'), row('GHIJKLAB', { isWhole: true }))).toEqual(['ABCDEF', 'GHIJKLAB']);
  });

  it('of a later turn leave the earlier ones whole', () => {
    expect(dealt(row('ABCDEFGHIJ'), row('GHIJK', { turn: 1 }))).toEqual(['ABCDEFGHIJ', '']);
  });
});

describe('a department', () => {
  it('begins with what no row above it has in sight, and keeps the rest', () => {
    const order = notShownFirst(goods('ABGH'), [goods('ABCDEFG')]).map(({ sku }) => sku);
    expect(order.join('')).toBe('GHAB');
  });
});
