import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/config';
import { storeLinks } from '../../../core/links';
import { STORE_VIEWS } from '../../../core/store-views';

const english = STORE_VIEWS.find(({ storeCode }) => storeCode === 'en');
if (english === undefined) throw new Error('No store en');
const product = { kind: 'product', sku: 'TEE', name: 'Tee', slug: 'tee', url_path: 'tee.html' } as const;
const category = { kind: 'category', id: 7, name: 'Für Männer', slug: 'men-5', url_path: 'men' } as const;

describe('the links of a store', () => {
  it('are those of its pages, prefixed', () => {
    const link = storeLinks(english, parseConfig());
    expect([link({ kind: 'home' }), link(product), link(category)]).toEqual(['/en', '/en/p/TEE/tee', '/en/c/men-5']);
    expect(link({ kind: 'cms_page', identifier: 'about' })).toBe('/en/i/about');
    expect(link({ kind: 'cms_page', identifier: 'shipping-info' })).toBe('/en/delivery');
  });
  it('lead to categories by name and id if url keys are off (S §3)', () => {
    const link = storeLinks(english, parseConfig({ urls: { useUrlKeys: false } }));
    expect(link(category)).toBe(`/en/c/${encodeURIComponent('fur-manner-7')}`);
  });
  it('are clean URLs if the dispatcher is on', () => {
    const link = storeLinks(english, parseConfig({ urls: { useUrlDispatcher: true } }));
    expect([link(product), link(category)]).toEqual(['/en/tee.html', '/en/men']);
  });
});
