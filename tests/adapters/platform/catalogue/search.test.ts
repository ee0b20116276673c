import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as catalogue from '../../../../core/contract/catalogue';
import { buildUrl } from '../../../../core/contract/query-codec';
import type { SearchQuery } from '../../../../core/contract';
import type { FixturePlatform } from '../../../fixtures/platform';
import { openFixturePlatform } from '../../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(() => {
  fixture.platform.close();
});

async function search(searchQuery: SearchQuery, more: Record<string, unknown> = {}) {
  const url = buildUrl('/api/catalog', { store: 'us', type: 'product', searchQuery, ...more });
  const { status, json } = await fixture.call('GET', url);
  expect(json).toBeDefined();
  expect(status).toBe(200);
  return catalogue.searchProducts.result.parse(json);
}

describe('searching products', () => {
  it('finds by words, sorts by default and says what the page is', async () => {
    const page = await search({ text: 'jacket', filters: [] });
    expect(page.items.map((item) => item.sku)).toContain('JACKET');
    expect(page).toMatchObject({ start: 0, perPage: 50 });
  });

  it('answers a sku without words from the database, with the variant that matched', async () => {
    const page = await search({
      filters: [{ attribute: 'configurable_children.sku', value: { eq: 'JACKET-BLACK-M' } }],
    });
    expect(page.items).toHaveLength(1);
    expect(page.items[0]).toMatchObject({ sku: 'JACKET', matched_sku: 'JACKET-BLACK-M' });
  });

  it('counts facets with labels and price ranges as they are shown', async () => {
    const page = await search({
      filters: [{ attribute: 'status', value: { in: [0, 1] } }],
      aggregations: [
        { attribute: 'color', size: 20 },
        { attribute: 'price', size: 20 },
      ],
    });
    expect(page.aggregations?.color?.[0]).toMatchObject({ label: 'Black', count: 1 });
    expect(page.aggregations?.price?.map((bucket) => bucket.label)).toContain('< $50');
  });
});
