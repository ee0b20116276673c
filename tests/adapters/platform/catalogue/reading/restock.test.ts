import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueParts } from '../../../../fixtures/catalogue-parts';
import { openDemoParts } from '../../../../fixtures/catalogue-parts';

let opened: CatalogueParts;
beforeAll(async () => {
  opened = await openDemoParts(['us', 'de'], 40);
});
afterAll(() => opened.close());

function documents(id: number) {
  const { database, reader, settings } = opened.parts;
  return database.read(async (db) => {
    const pairs = [];
    for (const store of settings.stores) {
      pairs.push({ kept: await reader.product(db, id, store), anew: (await reader.read(db, id, store))?.product });
    }
    return pairs;
  });
}

async function skusOf(id: number): Promise<readonly string[]> {
  const { database } = opened.parts;
  return [...(await database.read((db) => db.products.stockOf(id))).keys()];
}

describe('documents after a stock change', () => {
  it('equal rebuilt documents, whatever was sold or restocked, and whatever contains it', async () => {
    const { database } = opened.parts;
    const ids = await database.read((db) => db.products.ids());
    const skus = (await Promise.all(ids.map(skusOf))).flat();
    expect(skus.length).toBeGreaterThan(ids.length);
    for (const id of ids) await documents(id);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...skus), fc.integer({ min: -30, max: 30 }), async (sku, qty) => {
        await database.write((db) => db.stock.add([{ sku, qty }]));
        for (const id of await database.read((db) => db.products.idsShowing(sku))) {
          for (const { kept, anew } of await documents(id)) expect(kept).toEqual(anew);
        }
      }),
      { numRuns: 300 },
    );
    for (const id of ids) for (const { kept, anew } of await documents(id)) expect(kept).toEqual(anew);
  });

  it('are not rebuilt if only a quantity has changed', async () => {
    const { database, reader, settings } = opened.parts;
    const read = (id: number) => database.read((db) => reader.product(db, id, settings.defaultStore));
    const products = await Promise.all((await database.read((db) => db.products.ids())).map(read));
    const before = products.find((product) => product?.type_id === 'simple' && (product.stock?.qty ?? 0) > 5);
    await database.write((db) => db.stock.add([{ sku: before?.sku ?? '', qty: -1 }]));
    const after = await read(before?.id ?? 0);
    expect(after?.stock?.qty).toBe((before?.stock?.qty ?? 0) - 1);
    expect(after).not.toBe(before);
    expect(after?.description).toBe(before?.description);
    // Same object identity: nothing was parsed again.
    expect(after?.category_ids).toBe(before?.category_ids);
  });
});
