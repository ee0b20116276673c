import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueParts } from '../../../fixtures/catalogue-parts';
import { openDemoParts } from '../../../fixtures/catalogue-parts';

let opened: CatalogueParts;
beforeAll(async () => {
  opened = await openDemoParts(['us', 'de'], 40);
});
afterAll(() => opened.close());

/** Every document of a store as it is kept, and as it would be made anew. */
function documents(id: number) {
  const { reader, settings } = opened.parts;
  return settings.stores.map((store) => ({ kept: reader.product(id, store), anew: reader.read(id, store)?.product }));
}

describe('documents after a change of stock', () => {
  it('are those that would be made anew, whatever was sold or came, and whatever it is a part of', () => {
    const { parts } = opened;
    const ids = parts.reader.products.ids();
    const skus = parts.database
      .sql('SELECT sku FROM stock ORDER BY sku')
      .all()
      .map((row) => String(row['sku']));
    for (const id of ids) documents(id); // all of them kept
    fc.assert(
      fc.property(fc.constantFrom(...skus), fc.integer({ min: -30, max: 30 }), (sku, qty) => {
        parts.stock.add([{ sku, qty }]);
        for (const id of parts.reader.products.idsShowing(sku)) {
          for (const { kept, anew } of documents(id)) expect(kept).toEqual(anew);
        }
      }),
      { numRuns: 300 },
    );
    for (const id of ids) for (const { kept, anew } of documents(id)) expect(kept).toEqual(anew);
  });

  it('are not made anew where only a number has changed', () => {
    const { parts } = opened;
    const [store] = parts.settings.stores;
    const id = parts.reader.products.ids().find((one) => {
      const product = store && parts.reader.product(one, store);
      return product?.type_id === 'simple' && (product.stock?.qty ?? 0) > 5;
    });
    const before = store && parts.reader.product(id ?? 0, store);
    parts.stock.add([{ sku: before?.sku ?? '', qty: -1 }]);
    const after = store && parts.reader.product(id ?? 0, store);
    expect(after?.stock?.qty).toBe((before?.stock?.qty ?? 0) - 1);
    expect(after).not.toBe(before);
    expect(after?.description).toBe(before?.description);
    // Members that are objects are the very same: nothing was read again.
    expect(after?.category_ids).toBe(before?.category_ids);
  });
});
