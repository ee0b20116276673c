import { describe, expect, it } from 'vitest';
import { tileOf } from '../../../../ui/components/products/tile-of';
import { bomber, products } from '../../../../storybook/fixtures/products';

describe('tileOf', () => {
  it('shows the variant that the search matched', () => {
    expect(tileOf({ ...bomber, matched_image: '/garment/navy.svg' }).image).toBe('/garment/navy.svg');
    expect(tileOf(bomber).image).toBe(bomber.thumbnail);
  });
  it('shows the second picture on hover, if there is one', () => {
    expect(tileOf(bomber).second).toBe(bomber.second_image);
    expect(products[1] && tileOf(products[1]).second).toBeUndefined();
  });
  it("has 'from' only if a dearer variant exists", () => {
    expect(tileOf(bomber).from).toBe(false);
    expect(tileOf({ ...bomber, highest_price: 149 }).from).toBe(false);
    expect(tileOf({ ...bomber, highest_price: 199 }).from).toBe(true);
    for (const type_id of ['bundle', 'grouped']) expect(tileOf({ ...bomber, type_id }).from).toBe(false);
  });
  it('has one badge, and none beside colors or an old price', () => {
    const { configurable_options: _colours, ...plain } = { ...bomber, original_price: 149, new: true };
    expect(tileOf(plain).badge).toBe('new');
    expect(tileOf({ ...plain, original_price: 189 }).badge).toBeUndefined();
    expect(tileOf({ ...bomber, new: true }).badge).toBeUndefined();
    expect(tileOf({ ...bomber, stock: { qty: 0, is_in_stock: false } })).toMatchObject({
      badge: 'sold-out',
      swatches: [],
    });
  });
  it('is sold out when its stock says so, but not when it is unknown', () => {
    const { stock: _stock, ...unknown } = bomber;
    expect(tileOf({ ...bomber, stock: { qty: 0, is_in_stock: false } }).soldOut).toBe(true);
    expect(tileOf(unknown).soldOut).toBe(false);
  });
  it('has a swatch for each colour that has one', () => {
    expect(tileOf(bomber).swatches.map((swatch) => swatch.label)).toEqual(['Pine', 'Navy']);
    expect(products[1] && tileOf(products[1]).swatches).toEqual([]);
  });
});
