import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseCatalogueWriter } from '../../../../../adapters/platform/catalogue/writing/catalogue-writer';
import type { ProductRecord } from '../../../../../adapters/platform';
import type { CatalogueParts } from '../../../../fixtures/catalogue-parts';
import { openDemoParts } from '../../../../fixtures/catalogue-parts';

let opened: CatalogueParts;
let ids: readonly number[];
beforeAll(async () => {
  opened = await openDemoParts(['us', 'de'], 60);
  ids = await opened.parts.database.read((db) => db.products.ids());
});
afterAll(() => opened.close());

const writer = () => new DatabaseCatalogueWriter(opened.parts.database);

async function documents() {
  const { database, reader, settings } = opened.parts;
  const read = (id: number) =>
    database.read(async (db) => {
      const pairs = [];
      for (const store of settings.stores)
        pairs.push([await reader.product(db, id, store), (await reader.read(db, id, store))?.product] as const);
      return pairs;
    });
  const all = [];
  for (const id of ids) all.push(...(await read(id)));
  return all;
}
const kept = async () => (await documents()).map(([document]) => document);

async function recordOf(id: number): Promise<ProductRecord> {
  return opened.parts.database.read(async (db) => {
    const stored = await db.products.byId(id);
    if (stored === undefined) throw new Error(`no product ${String(id)}`);
    const stock = Object.fromEntries(await db.products.stockOf(id));
    return { product: stored.document, stock, prices: stored.prices, texts: stored.texts, source: 'demo' };
  });
}

const happenings = {
  renamed: async (id: number, nth: number) => {
    const record = await recordOf(id);
    await writer().writeBatch([{ ...record, product: { ...record.product, name: `Thing ${String(nth)}` } }]);
  },
  repriced: async (id: number, nth: number) => {
    const record = await recordOf(id);
    await writer().writeProducts([{ ...record, product: { ...record.product, price: 10 + nth } }]);
  },
  rated: async (id: number, nth: number) => {
    const { sku } = (await recordOf(id)).product;
    const written = { product_sku: sku, title: 'Good', detail: 'So good.', nickname: 'Ann', created_at: '2026-01-01' };
    await writer().writeReviews([{ ...written, id: 90_000 + nth, rating: 1 + (nth % 5), status: 1 }]);
    await opened.parts.database.write(async (db) => {
      await db.products.rate(sku);
      await db.versions.raise('catalogue');
    });
  },
  'sold, all at once': async () => {
    const stock = await Promise.all(ids.map((id) => opened.parts.database.read((db) => db.products.stockOf(id))));
    const changes = stock.flatMap((one) => [...one.keys()]).map((sku) => ({ sku, qty: -4 }));
    await opened.parts.database.write((db) => db.stock.add(changes));
  },
  'written, and sold': async (id: number, nth: number) => {
    await happenings.renamed(id, nth);
    const other = ids[(ids.indexOf(id) + 1) % ids.length] ?? id;
    const [sku = ''] = (await opened.parts.database.read((db) => db.products.stockOf(other))).keys();
    await opened.parts.database.write((db) => db.stock.add([{ sku, qty: 3 }]));
  },
  'given other labels': async (_id: number, nth: number) => {
    const [first, ...rest] = await writer().attributes();
    if (first === undefined) throw new Error('no attributes');
    const labels = { ...first.labels, de: { ...first.labels?.de, '': `Eigenschaft ${String(nth)}` } };
    await writer().writeAttributes([{ ...first, labels }, ...rest]);
  },
} as const;

describe('cached documents', () => {
  it('equal rebuilt ones, whatever happens to the catalogue', async () => {
    await kept();
    const names = fc.constantFrom(...(Object.keys(happenings) as (keyof typeof happenings)[])); // sound: its own keys
    let nth = 0;
    await fc.assert(
      fc.asyncProperty(names, fc.nat(), async (name, at) => {
        await happenings[name](ids[at % ids.length] ?? 0, (nth += 1));
        for (const [document, anew] of await documents()) expect(document).toEqual(anew);
      }),
      { numRuns: 40 },
    );
  });

  it('stay cached while others are written, one by one or a hundred SKUs at once', async () => {
    const before = await kept();
    const [first = 0] = ids;
    await happenings.renamed(first, 1000);
    const after = await kept();
    const stayed = after.filter((document, at) => document === before[at]).length;
    expect(stayed).toBeGreaterThan(ids.length);
    expect(stayed).toBeLessThan(before.length);
    const sku = 'NOBODY-HAS-IT';
    const many = Array.from({ length: 100 }, (_, at) => ({ sku: `${sku}-${String(at)}`, qty: 5 }));
    await opened.parts.database.write((db) => db.stock.add(many));
    const last = await kept();
    expect(last.filter((document, at) => document === after[at]).length).toBeGreaterThan(ids.length);
  });
});
