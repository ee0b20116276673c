import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORE_VIEWS } from '../../../../core';
import { collect } from '../../../fixtures/collect';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(() => fixture.platform.close());

const [us] = STORE_VIEWS;
if (us === undefined) throw new Error('No store views');

describe('the addresses of a store', () => {
  it('are home, collections, brands, categories, pages and products, in this order and as many as counted', async () => {
    const { addresses } = fixture.platform;
    const list = await collect(addresses.list(us));
    expect(list).toHaveLength(await addresses.count(us));
    expect([...new Set(list.map(({ kind }) => kind))]).toEqual([
      'home',
      'new',
      'sale',
      'brands',
      'brand',
      'category',
      'cms_page',
      'product',
    ]);
    expect(list).toContainEqual({
      kind: 'product',
      sku: 'SHIRT',
      name: 'Linen Shirt',
      slug: 'linen-shirt-2',
      url_key: 'linen-shirt-2',
      url_path: 'linen-shirt-2.html',
      lastmod: '2026-01-02T00:00:00.000Z',
    });
  });
  it('are those that a shopper finds: neither disabled nor hidden products, nor empty categories', async () => {
    const list = await collect(fixture.platform.addresses.list(us));
    const skus = list.flatMap((address) => (address.kind === 'product' ? [address.sku] : []));
    expect(skus).not.toContain('OLD');
    expect(skus).not.toContain('HIDDEN');
    expect(skus).toContain('JACKET');
    const slugs = list.flatMap((address) => (address.kind === 'category' ? [address.slug] : []));
    expect(slugs).toContain('jackets-4');
    expect(slugs).not.toContain('default-2');
  });
});
