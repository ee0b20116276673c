import { describe, expect, it } from 'vitest';
import type { Listing, ListingQuery } from '../../../core/catalogue/catalogue';
import { isIndexable } from '../../../core/routing/indexable';
import type { Page, RouteMatch } from '../../../core/routing/routing';

const route = (path: string): RouteMatch => ({ name: 'x', params: {}, query: {}, path, storeCode: 'us' });
function listed(name: 'category' | 'search', query: ListingQuery, items = 1): Page {
  const listing = { query, items: Array.from({ length: items }) } as unknown as Listing; // sound: nothing else is looked at
  const page = name === 'search' ? { name, listing } : { name, category: { listing } };
  return { ...page, route: route('/c/men') } as Page; // sound: nothing else is looked at
}
const plain = (name: 'product' | 'cms-page' | 'home', path = '/x', section = '') =>
  ({ name, route: route(path), page: { section_code: section } }) as unknown as Page; // sound: nothing else is looked at

describe('indexing by search engines', () => {
  it('is allowed for public pages: home, products, categories and pages', () => {
    for (const name of ['home', 'product', 'cms-page'] as const)
      expect(isIndexable(plain(name), 'production')).toBe(true);
    expect(isIndexable(listed('category', {}), 'production')).toBe(true);
  });
  it.each(['staging', 'development', ''])('is not allowed on the stage "%s" (A §2.1)', (stage) => {
    expect(isIndexable(plain('home'), stage)).toBe(false);
  });
  it.each(['/cabinet', '/cabinet/wiki/x', '/my-account', '/my-account/orders/1'])(
    'is not allowed in %s (A §2.1)',
    (path) => {
      expect(isIndexable(plain('cms-page', path), 'production')).toBe(false);
    },
  );
  it('is not allowed for instructions for bloggers, at any URL (A §2.1)', () => {
    expect(isIndexable(plain('cms-page', '/i/first-post', 'wiki'), 'production')).toBe(false);
  });
  it('is allowed next to the cabinets', () => {
    expect(isIndexable(plain('cms-page', '/i/cabinet'), 'production')).toBe(true);
    expect(isIndexable(plain('cms-page', '/cabinetry'), 'production')).toBe(true);
  });
  it('excludes pages that depend on the shopper', () => {
    for (const name of [
      'cart',
      'checkout',
      'compare',
      'recently-viewed',
      'page-not-found',
      'error',
      'offline',
    ] as const)
      expect(isIndexable({ name, route: route('/x') }, 'production')).toBe(false);
    expect(isIndexable(listed('search', { text: 'x' }), 'production')).toBe(false);
  });
  it('is allowed for every page of a category, but not for a filtered or an empty one', () => {
    expect(isIndexable(listed('category', { start: 50, sort: 'newest' }), 'production')).toBe(true);
    expect(isIndexable(listed('category', { filters: { color: ['red'] } }), 'production')).toBe(false);
    expect(isIndexable(listed('category', {}, 0), 'production')).toBe(false);
  });
});
