import { describe, expect, it } from 'vitest';
import { createTaggedReads } from '../../../adapters/http/tagged-reads';
import { HttpFailure, type HttpResponse } from '../../../core/ports';

function answering(document: unknown, status = 200) {
  const response: HttpResponse = {
    status,
    headers: { 'content-type': 'application/json' },
    text: JSON.stringify(document),
  };
  return createTaggedReads({ send: () => Promise.resolve(response) });
}

const products = { items: [{ id: 5 }, { id: 8 }] };
const listing = (search: object, more = '') =>
  `/api/catalog?store=us&type=product${more}&searchQuery=${encodeURIComponent(JSON.stringify({ filters: [], ...search }))}`;

async function tagsOf(url: string, document: unknown): Promise<readonly string[] | undefined> {
  const reads = answering(document);
  await reads.send({ method: 'GET', url, headers: {} });
  const tags = reads.tags();
  return tags && [...tags];
}

const inCategory = { attribute: 'category_ids', value: { eq: 12 } };
const facets = { aggregations: [{ attribute: 'color', size: 5 }] };
const items = ['attributes', 'product:5', 'product:8'];

describe('the cache tags of a response', () => {
  it.each<[string, string, unknown, readonly string[]]>([
    ['a list of a category', listing({ filters: [inCategory] }), products, [...items, 'places:12']],
    ['a list of the whole shop', listing({}), products, [...items, 'places:']],
    ['a listing with facets', listing({ filters: [inCategory], ...facets }), products, [...items, 'listing:12']],
    ['words searched for', listing({ text: 'jacket' }), products, [...items, 'listing:']],
    [
      'a list by price',
      listing({ filters: [inCategory] }, '&sort=final_price:asc'),
      products,
      [...items, 'listing:12'],
    ],
    [
      'one product',
      listing({ filters: [{ attribute: 'sku', value: { eq: 'CAP' } }] }),
      { items: [{ id: 5 }] },
      ['attributes', 'product:5', 'quantity:5'],
    ],
    ['similar products', '/api/products/similar?sku=CAP', products, items],
    ['current prices', '/api/products/render-list?skus=CAP&userGroupId=', products, items],
    ['the categories', '/api/catalog?type=category&store=us', { items: [] }, ['categories']],
    ['the attributes', '/api/catalog?type=attribute&store=us', { items: [] }, ['attributes']],
    ['a block', '/api/cms/block/7', { code: 200, result: { identifier: 'cms_settings' } }, ['block:cms_settings']],
    ['a page', '/api/cms/page/about', { code: 200, result: { identifier: 'about' } }, ['page:about']],
    [
      'the reviews of a product',
      `/api/catalog?type=review&searchQuery=${encodeURIComponent('{"filters":[{"attribute":"product_sku","value":{"eq":"CAP"}}]}')}`,
      { items: [] },
      ['reviews:CAP'],
    ],
  ])('%s', async (_name, url, document, tags) => {
    expect(await tagsOf(url, document)).toEqual(tags);
  });

  it('are unknown for live or personal data, and then for everything', async () => {
    for (const url of [
      '/api/stock/check?sku=CAP',
      '/api/cart/pull?cartId=1',
      '/api/products/similar?sku=A&token=me',
      '/api/products/render-list?skus=A&userGroupId=3',
    ]) {
      expect(await tagsOf(url, products), url).toBeUndefined();
    }
    const reads = answering(products);
    await reads.send({ method: 'GET', url: '/api/cart/countries', headers: {} });
    await reads.send({ method: 'GET', url: listing({}), headers: {} });
    expect(reads.tags()).toBeUndefined();
    const signedIn = answering(products);
    await signedIn.send({ method: 'GET', url: listing({}), headers: { authorization: 'Bearer me' } });
    expect(signedIn.tags()).toBeUndefined();
  });

  it('are unknown for an error, a failure or a response of another shape', async () => {
    const refused = answering({ code: 404, result: 'none' }, 404);
    await refused.send({ method: 'GET', url: '/api/cms/page/none', headers: {} });
    expect(refused.tags()).toBeUndefined();
    const failed = createTaggedReads({ send: () => Promise.reject(new HttpFailure('ETIMEOUT', 'late')) });
    await expect(failed.send({ method: 'GET', url: listing({}), headers: {} })).rejects.toThrow('late');
    expect(failed.tags()).toBeUndefined();
    expect(await tagsOf(listing({}), 'nonsense')).toBeUndefined();
    expect(await tagsOf('/api/cms/block/7', { code: 200, result: null })).toBeUndefined();
  });

  it('add up over the responses of a page', async () => {
    const reads = answering(products);
    await reads.send({ method: 'GET', url: listing({}), headers: {} });
    await reads.send({ method: 'GET', url: '/api/catalog?type=category', headers: {} });
    expect([...(reads.tags() ?? [])]).toEqual([...items, 'places:', 'categories']);
  });
});
