import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { understoodSearch } from '../../../../../adapters/platform/catalogue/search/understood-search';
import { LISTED } from '../../../../../core/contract/catalogue/listing';
import { openDemoParts, type CatalogueParts } from '../../../../fixtures/catalogue-parts';

const STORES = ['us', 'de', 'cn'];

let demo: CatalogueParts;
beforeAll(async () => {
  demo = await openDemoParts(STORES);
});
afterAll(() => demo.close());

function understand(code: string, text: string) {
  const { settings } = demo.parts;
  const store = settings.stores.find(({ storeCode }) => storeCode === code) ?? settings.defaultStore;
  const query = { text, filters: LISTED };
  return understoodSearch({ store, view: store, query, size: 12, from: 0, sort: [] }, demo.parts);
}

describe('a product type with a price', () => {
  it.each([
    ['us', 'watch under 300'],
    ['us', 'under 300 watches'],
    ['de', 'Uhr unter 300'],
  ])('finds only that type, in %s: %s', async (store, text) => {
    const { items } = await understand(store, text);
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ ptype }) => ptype)).toEqual(items.map(() => 'watch'));
  });

  it.each([
    ['us', 'watch under 150'],
    ['us', 'watches below $150'],
    ['de', 'Uhr unter 150'],
  ])('finds nothing else at a price that no product has, and offers the type, in %s: %s', async (store, text) => {
    const { total, understood, others } = await understand(store, text);
    expect(total).toBe(0);
    expect(understood?.filters).toEqual({ price: ['0-150'] });
    expect(others?.items.map(({ ptype }) => ptype)).toContain('watch');
  });
});

it.each(['Fliege', 'schwarze Fliege'])(
  'a missing product type is not completed to a product name: %s',
  async (text) => {
    expect(await understand('de', text)).toMatchObject({ items: [], total: 0 });
  },
);

describe('a phrase of a help topic', () => {
  it.each([
    ['cn', '退货'],
    ['cn', '配送'],
    ['de', 'Versand'],
    ['us', 'returns'],
  ])('finds no products that merely mention it, in %s: %s', async (store, text) => {
    expect(await understand(store, text)).toMatchObject({ items: [], total: 0 });
  });

  it.each([
    ['us', 'repair'],
    ['us', 'support'],
    ['us', 'gift wrap'],
  ])('finds products of that type or name, in %s: %s', async (store, text) => {
    expect((await understand(store, text)).total).toBeGreaterThan(0);
  });
});
