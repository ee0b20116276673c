import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORE_VIEWS } from '../../../../../core/shopper';
import { collect } from '../../../../fixtures/collect';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(() => fixture.platform.close());

const [us] = STORE_VIEWS;
if (us === undefined) throw new Error('No store views');

describe('the sitemap addresses of a store', () => {
  it('are home, collections, brands, categories, pages and products, in this order, and match their count', async () => {
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
  it('are reachable for shoppers: neither disabled nor hidden products, nor empty categories', async () => {
    const list = await collect(fixture.platform.addresses.list(us));
    const skus = list.flatMap((address) => (address.kind === 'product' ? [address.sku] : []));
    expect(skus).not.toContain('OLD');
    expect(skus).not.toContain('HIDDEN');
    expect(skus).toContain('JACKET');
    const slugs = list.flatMap((address) => (address.kind === 'category' ? [address.slug] : []));
    expect(slugs).toContain('jackets-4');
    expect(slugs).not.toContain('default-2');
  });
  it('name pages of other countries, as their alternates do; search finds such pages only in those countries', async () => {
    const { catalogue, addresses } = fixture.platform;
    const page = { id: 991, identifier: 'impressum', title: 'Impressum', content: '<p>Wir.</p>', countries: ['DE'] };
    await catalogue.writePages([{ pages: { en: page } }]);
    const named = async (code: string) => {
      const store = STORE_VIEWS.find(({ storeCode }) => storeCode === code) ?? us;
      const list = await collect(addresses.list(store));
      expect(list).toHaveLength(await addresses.count(store));
      const found = list.some((address) => address.kind === 'cms_page' && address.identifier === 'impressum');
      const { json } = await fixture.call('GET', `/api/catalog/suggest?store=${code}&text=impressum`);
      return [found, JSON.stringify(json).includes('"identifier":"impressum"')];
    };
    expect(await named('de')).toEqual([true, true]);
    expect(await named('us')).toEqual([true, false]);
  });
});
