import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(() => fixture.platform.close());

function browse(options: Partial<BrowsingOptions> = {}): Browsing {
  return openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock, ...options });
}

function last({ requests }: Browsing) {
  const request = requests.at(-1);
  const url = new URL(request?.url ?? '', 'http://shop.test');
  const { searchQuery, ...query } = Object.fromEntries(url.searchParams);
  const search: unknown = searchQuery === undefined ? undefined : JSON.parse(searchQuery);
  return { method: request?.method, path: url.pathname, query, search, timeoutMs: request?.timeoutMs };
}

describe('catalogue search (S §7: GET on /api/catalog, from store, type, searchQuery, size, from, sort, fields)', () => {
  it('product: sort, start and a size of 50, with the fields of a tile', async () => {
    const shop = browse();
    await shop.catalogue.search({ start: 10 });
    const { method, path, query } = last(shop);
    expect([method, path]).toEqual(['GET', '/api/catalog']);
    expect(query).toMatchObject({
      store: 'us',
      type: 'product',
      size: '50',
      from: '10',
      sort: 'stock.is_in_stock:desc,promoted:desc,id:desc',
    });
    expect(query.include?.split(',')).toContain('final_price');
  });

  it('returns items, attributeMetadata, aggregations, total and perPage', async () => {
    const listing = await browse().catalogue.search({});
    expect(listing.items.length).toBe(listing.total);
    expect(listing.attributeMetadata.map(({ attribute_code: code }) => code)).toContain('color');
    expect(Object.keys(listing.aggregations)).toContain('ptype');
    expect(listing).toMatchObject({ start: 0, perPage: 50 });
  });

  it('product: words with the display language, if it is not the store’s', async () => {
    const shop = browse();
    await shop.catalogue.search({ text: 'kleid' });
    expect(last(shop).search).not.toHaveProperty('language');
    shop.storeViews.changeInterface('de');
    await shop.catalogue.search({ text: 'kleid' });
    expect(last(shop).search).toMatchObject({ text: 'kleid', understand: true, language: 'de' });
    await shop.catalogue.suggest('kleid');
    expect(last(shop).query).toMatchObject({ text: 'kleid', language: 'de' });
    await shop.catalogue.search({});
    expect(last(shop).search).not.toHaveProperty('language');
  });

  it('category: size 4000, sorted by position, only active ones', async () => {
    const shop = browse();
    await shop.catalogue.tree();
    const { query, search } = last(shop);
    expect(query).toMatchObject({ type: 'category', size: '4000', sort: 'position:asc' });
    expect(search).toEqual({ filters: [{ attribute: 'is_active', value: { eq: true } }] });
  });

  it('attribute: size 150', async () => {
    const shop = browse();
    await shop.catalogue.attributes();
    expect(last(shop).query).toEqual({ store: 'us', type: 'attribute', size: '150', storeCode: 'us' });
  });

  it('review: those of the product, entity_type product, status 1, size 50', async () => {
    const shop = browse();
    const { parent } = await shop.product.load({ sku: 'JACKET' });
    await shop.product.reviews(parent);
    const { query, search } = last(shop);
    expect(query).toMatchObject({ type: 'review', size: '50' });
    expect(search).toEqual({
      filters: [
        { attribute: 'entity_id', value: { eq: parent.id } },
        { attribute: 'entity_type', value: { eq: 'product' } },
        { attribute: 'status', value: { eq: 1 } },
      ],
    });
  });

  it.each([
    [false, 5000],
    [true, 1000],
  ])('times out after the limit of S §9: on the server (%s) after %i ms', async (serverSide, ms) => {
    const shop = browse({ config: { serverSide } });
    await shop.catalogue.search({});
    expect(last(shop).timeoutMs).toBe(ms);
  });
});

describe('a single product (S §4: fetch by sku)', () => {
  it('is requested by its search key alone, with its attributes and gallery', async () => {
    const shop = browse();
    const view = await shop.product.load({ sku: 'JACKET' });
    const asked = shop.requests.map(({ url }) => new URL(url, 'http://shop.test'));
    const search = asked.find(({ searchParams }) => searchParams.get('type') === 'product')?.searchParams;
    expect(JSON.parse(search?.get('searchQuery') ?? '{}')).toEqual({
      filters: [{ attribute: 'sku', value: { eq: 'JACKET' } }],
    });
    expect(search?.get('size')).toBe('1');
    expect(view.options.map(({ code }) => code)).toEqual(['color', 'size']);
    expect(view.gallery.length).toBeGreaterThan(0);
  });
});

describe('calls for related products (S §7)', () => {
  it('render-list sends skus, currencyCode and storeId', async () => {
    const shop = browse();
    await shop.product.bySkus(['TEE', 'CAP']);
    const { method, path, query } = last(shop);
    expect([method, path]).toEqual(['GET', '/api/products/render-list']);
    expect(query).toMatchObject({ skus: 'TEE,CAP', currencyCode: 'USD', storeId: '1', token: '' });
  });

  it('similar sends sku and limit, and returns items', async () => {
    const shop = browse();
    const found = await shop.product.similar('TEE', 3);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(last(shop)).toMatchObject({
      method: 'GET',
      path: '/api/products/similar',
      query: { sku: 'TEE', limit: '3' },
    });
  });
});

describe('a failed search (S §8)', () => {
  const lost: BrowsingOptions['fetch'] = () => Promise.reject(new TypeError('network'));

  it('throws on the server, even for a category page without a network', async () => {
    const server = browse({ fetch: lost, config: { serverSide: true } });
    server.network.set(false);
    await expect(server.catalogue.category('men-5')).rejects.toMatchObject({ code: 'search-failed' });
  });
});
