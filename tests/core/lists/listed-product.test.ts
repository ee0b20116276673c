import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListed, refreshed, shownIn, toListed } from '../../../core/lists/listed-product';
import { aConfigurable, aProduct } from '../product/build';

const kept = (members = {}) => toListed(aProduct(members), 7, 'us');

describe('a listed product', () => {
  it('is a product plus the quantity 1 (A §3)', () => {
    expect(kept({ qty: 5 })).toMatchObject({
      sku: 'TEE',
      name: 'Tee',
      price: 100,
      qty: 1,
      added_at: 7,
      store_code: 'us',
    });
  });

  it('keeps what a tile shows and a link needs, and nothing else', () => {
    const big = toListed(aConfigurable({ description: 'x'.repeat(5000), category_ids: [1] }), 1, 'us');
    expect(big).not.toHaveProperty('description');
    expect(big).not.toHaveProperty('configurable_children');
    expect(big.configurable_options?.map(({ attribute_code }) => attribute_code)).toEqual(['color', 'size']);
    expect(JSON.stringify(big).length).toBeLessThan(700);
  });

  it('is restored from storage unchanged', () => {
    const item = kept({ brand_name: 'Norrland', original_price: 120, stock: { qty: 3, is_in_stock: true } });
    expect(readListed(structuredClone(item))).toEqual(item);
  });

  it.each([null, 7, 'TEE', [], {}, { ...kept(), sku: '' }, { ...kept(), name: 5 }, { ...kept(), added_at: 'now' }])(
    'is not parsed from %j',
    (stored) => {
      expect(readListed(stored)).toBeUndefined();
    },
  );

  it('drops invalid members, not the whole product', () => {
    const item = readListed({
      ...kept(),
      price: 'dear',
      image: { evil: true },
      stock: 'yes',
      configurable_options: [1],
    });
    expect(item).toMatchObject({ sku: 'TEE', configurable_options: [] });
    expect(item).not.toHaveProperty('price');
    expect(item).not.toHaveProperty('image');
    expect(item).not.toHaveProperty('stock');
  });

  it('never throws, whatever is in storage', () => {
    fc.assert(fc.property(fc.anything(), (value) => (readListed(value), true)));
  });

  it('shows no prices of another store, since they are in another currency', () => {
    const item = kept({ original_price: 120 });
    expect(shownIn(item, 'us')).toBe(item);
    expect(shownIn(item, 'de')).not.toHaveProperty('price');
    expect(shownIn(item, 'de')).not.toHaveProperty('original_price');
    expect(shownIn(item, 'de').name).toBe('Tee');
  });

  it("is updated with the shop's current data, and keeps its position and the viewed variant", () => {
    const item = { ...kept(), matched_sku: 'TEE-RED', matched_image: '/red.jpg' };
    const today = refreshed(item, aProduct({ price: 80, name: 'Tee, new cut' }), 'de');
    expect(today).toMatchObject({ price: 80, name: 'Tee, new cut', added_at: 7, store_code: 'de' });
    expect(today).toMatchObject({ matched_sku: 'TEE-RED', matched_image: '/red.jpg' });
  });

  it('is sold out in the store that no longer sells it, without the prices of another store', () => {
    const gone = refreshed({ ...kept(), store_code: 'de' }, undefined, 'us');
    expect(gone).toMatchObject({ stock: { qty: 0, is_in_stock: false }, store_code: 'us' });
    expect(gone).not.toHaveProperty('price');
  });
});
