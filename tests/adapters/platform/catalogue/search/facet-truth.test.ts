import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoParts } from '../../../../fixtures/catalogue-parts';
import { searchProducts } from '../../../../../adapters/platform/catalogue/search/product-search';
import { LISTED } from '../../../../../core/contract/catalogue/listing';
import { categoryIds, FacetClicks } from '../../../../fixtures/facet-clicks';
import type { CatalogueParts } from '../../../../fixtures/catalogue-parts';

let demo: CatalogueParts;
beforeAll(async () => {
  demo = await openDemoParts(['us', 'ru']);
});
afterAll(() => demo.close());

const CHOICES = [
  { on_sale: ['1'] },
  { in_stock: ['1'], color: ['black'] },
  { color: ['navy', 'black'] },
  { size: ['m', '39'] },
  { color: ['red'], price: ['50-100', '100-150'] },
];

describe('facets of the demo catalogue', () => {
  it('count in every category the products that a click on each value lists', async () => {
    const { parts } = demo;
    const shop = new FacetClicks(parts, parts.settings.defaultStore);
    for (const categoryId of await categoryIds(parts, parts.settings.defaultStore)) await shop.clickAll({ categoryId });
    expect(shop.wrong).toEqual([]);
    expect(shop.clicks).toBeGreaterThan(3000);
  });

  it('count correctly with selected filters, and without sold-out products', async () => {
    const { parts } = demo;
    const ids = (await categoryIds(parts, parts.settings.defaultStore)).filter((_, at) => at % 8 === 0);
    for (const listOutOfStock of [true, false]) {
      const shop = new FacetClicks(parts, parts.settings.defaultStore, listOutOfStock);
      for (const categoryId of ids) for (const filters of CHOICES) await shop.clickAll({ categoryId, filters });
      expect(shop.wrong).toEqual([]);
      expect(shop.clicks).toBeGreaterThan(500);
    }
  });

  it('count reduced and available products in every list, the latter only if not all are available', async () => {
    const { parts } = demo;
    const counts = async (shop: FacetClicks) => {
      const { aggregations, total } = await shop.list({ text: 'jacket' });
      const count = (code: string) => aggregations[code]?.map(({ value, count: found }) => [value, found]);
      return { total, sale: count('on_sale'), stock: count('stock.is_in_stock') };
    };
    const all = await counts(new FacetClicks(parts, parts.settings.defaultStore));
    expect(all.sale).toEqual([['1', expect.any(Number)]]);
    const [[, inStock = 0] = []] = all.stock ?? [];
    expect(inStock).toBeGreaterThan(0);
    expect(inStock).toBeLessThan(all.total);
    const hidden = await counts(new FacetClicks(parts, parts.settings.defaultStore, false));
    expect(hidden).toMatchObject({ total: inStock, stock: undefined });
  });

  it('count the products rated four stars and more', async () => {
    const { parts } = demo;
    const { aggregations, total } = await new FacetClicks(parts, parts.settings.defaultStore).list({});
    const count = aggregations['rating']?.[0]?.count ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(total);
  });

  it('count correctly in search results, including widened and spell-corrected ones', async () => {
    const { parts } = demo;
    const shop = new FacetClicks(parts, parts.settings.defaultStore);
    for (const text of ['jacket', 'red dress', 'runing shoes', 'KES-1326', 'yoga', 'boys trousers'])
      await shop.clickAll({ text });
    expect(shop.wrong).toEqual([]);
  });

  it('have no more values than S §9 allows: the most frequent ones, correctly counted', async () => {
    const { parts } = demo;
    const all = await new FacetClicks(parts, parts.settings.defaultStore).list({});
    const { ptype = [], gender = [], color = [], set = [] } = all.aggregations;
    expect([ptype.length, gender.length, color.length, set.length]).toEqual([50, 3, 20, 2]);
    expect(ptype.map(({ count }) => count)).toEqual(ptype.map(({ count }) => count).toSorted((a, b) => b - a));
  });

  it('include every size of the listed products, more than twenty of them', async () => {
    const { parts } = demo;
    const store = parts.settings.defaultStore;
    const men = { gender: ['men'] };
    const { aggregations } = await new FacetClicks(parts, store).list({ filters: men });
    const named = (aggregations['size'] ?? []).map(({ value }) => value);
    const { items } = await searchProducts(
      {
        store,
        view: store,
        query: { filters: [...LISTED, { attribute: 'gender', value: { in: ['men'] } }] },
        size: 999,
        from: 0,
        sort: [],
      },
      parts,
    );
    const worn = items.flatMap(({ configurable_children: children = [] }) =>
      children.flatMap((child) => (child.stock?.is_in_stock === true && 'size' in child ? [String(child.size)] : [])),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named).toEqual(expect.arrayContaining(['w29', 'w32', 'w33', 'w34', 'w38']));
    expect([...new Set(worn)].filter((size) => !named.includes(size))).toEqual([]);
  });

  it('keep a selected value, however rare it is', async () => {
    const { parts } = demo;
    const shop = new FacetClicks(parts, parts.settings.defaultStore);
    const { aggregations, total } = await shop.list({ filters: { ptype: ['tennis-shorts'] } });
    expect(aggregations['ptype']).toContainEqual(expect.objectContaining({ value: 'tennis-shorts', count: total }));
  });

  it('count correctly in another currency', async () => {
    const { parts } = demo;
    const russian = parts.settings.stores.find(({ storeCode }) => storeCode === 'ru');
    if (russian === undefined) throw new Error('no store ru');
    const shop = new FacetClicks(parts, russian);
    await shop.clickAll({});
    expect(shop.wrong).toEqual([]);
  });
});
