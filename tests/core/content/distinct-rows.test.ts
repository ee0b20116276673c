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
  it('never repeat a product: each is in the first row where everybody sees it', () => {
    expect(dealt(row('ABCDEF'), row('AGHIJKB'))).toEqual(['ABCDEF', 'GHIJK']);
  });

  it('give the first row its first six, and lower rows the next ones before it takes more', () => {
    expect(dealt(row('ABCDEFGHIJKLMN'), row('GHIJKL'))).toEqual(['ABCDEFMN', 'GHIJKL']);
  });

  it('are no longer than their limit', () => {
    expect(dealt(row('ABCDEFGH', { limit: 7 }), row('H'))).toEqual(['ABCDEFG', 'H']);
  });

  it('are omitted if others leave them almost nothing, and their products become available again', () => {
    expect(dealt(row('ABCDEF'), row('ABCDEFX'), row('X'))).toEqual(['ABCDEF', '', 'X']);
  });

  it("may be as short as the merchant's selection", () => {
    expect(dealt(row('AB'), row('C'))).toEqual(['AB', 'C']);
  });

  it('are filled by priority, independent of their position', () => {
    expect(dealt(row('ABCD', { turn: 1 }), row('AB'))).toEqual(['CD', 'AB']);
  });

  it('that must be complete repeat products of others, after their own and up to their limit', () => {
    expect(dealt(row('ABCDEF'), row('ABCDEFX', { isWhole: true, limit: 5 }))).toEqual(['ABCDEF', 'XABCD']);
    expect(dealt(row('ABCDEFGH'), row('GHIJKLAB', { isWhole: true }))).toEqual(['ABCDEF', 'GHIJKLAB']);
  });

  it('with lower priority leave the earlier ones complete', () => {
    expect(dealt(row('ABCDEFGHIJ'), row('GHIJK', { turn: 1 }))).toEqual(['ABCDEFGHIJ', '']);
  });
});

describe('a department', () => {
  it('starts with products that no row above shows, and keeps the rest', () => {
    const order = notShownFirst(goods('ABGH'), [goods('ABCDEFG')]).map(({ sku }) => sku);
    expect(order.join('')).toBe('GHAB');
  });
});
