import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingScope } from '../../../core/catalogue/catalogue';
import { buildFacets } from '../../../core/catalogue/facets';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openBrowsing } from '../browsing';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

const browse = () => openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock });
const skus = (items: readonly { readonly sku: string }[]) => items.map(({ sku }) => sku);

describe('collections with their own address', () => {
  it('of brands list each brand with its products, by name, and link to it', async () => {
    const { catalogue } = browse();
    expect(await catalogue.brands()).toEqual([
      { value: 'linea', name: 'linea', count: 1, path: '/brands/linea' },
      { value: 'north', name: 'north', count: 2, path: '/brands/north' },
    ]);
    const { brand, listing } = await catalogue.collection('brand', 'north');
    expect(brand?.name).toBe('north');
    expect(skus(listing.items).toSorted()).toEqual(['CAP', 'JACKET']);
  });

  it('accept the filters of every list, and count the rest', async () => {
    const { listing } = await browse().catalogue.collection('brand', 'north', { filters: { color: ['black'] } });
    expect(skus(listing.items)).toEqual(['JACKET']);
    expect(listing.total).toBe(1);
  });

  it('contain no brand without products for sale', async () => {
    const missing = { code: 'category-query-empty', details: { status: 404 } };
    await expect(browse().catalogue.collection('brand', 'nobody')).rejects.toMatchObject(missing);
    await expect(browse().catalogue.collection('brand', undefined)).rejects.toMatchObject(missing);
  });

  it('of new products begin with the newest if no product is marked', async () => {
    const { listing } = await browse().catalogue.collection('new', undefined);
    expect(listing.items[0]?.sku).toBe('CARD');
    expect(listing.total).toBeGreaterThan(3);
  });

  it('of the sale contain reduced products, as long as they are reduced', async () => {
    expect(skus((await browse().catalogue.collection('sale', undefined)).listing.items)).toEqual(['SHIRT']);
    await fixture.clock.advance(12 * 86_400_000);
    expect((await browse().catalogue.collection('sale', undefined)).listing.total).toBe(0);
  });

  it('load more of the same', async () => {
    const { catalogue } = browse();
    const { listing } = await catalogue.collection('brand', 'north', { size: 1 });
    expect(listing.items).toHaveLength(1);
    expect(skus((await catalogue.more(listing)).items).toSorted()).toEqual(['CAP', 'JACKET']);
  });

  it('offer no filter that all of their products share', () => {
    const brand = { attribute_code: 'brand', options: [{ value: 'north', label: 'North' }] };
    const facets = (scope?: ListingScope) =>
      buildFacets({
        aggregations: { brand: [{ value: 'north', label: 'North', count: 2 }] },
        attributes: new Map([['brand', brand]]),
        query: scope === undefined ? {} : { scope },
        order: ['brand'],
        currencySign: '$',
        total: 3,
      }).map(({ code }) => code);
    expect(facets()).toContain('brand');
    expect(facets({ filters: [{ attribute: 'brand', value: { eq: 'north' } }] })).not.toContain('brand');
  });
});
