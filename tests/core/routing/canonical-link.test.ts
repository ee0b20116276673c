import { describe, expect, it } from 'vitest';
import type { Listing, ListingQuery } from '../../../core/catalogue/catalogue';
import { canonicalLink } from '../../../core/routing/canonical-link';
import type { Page, RouteMatch } from '../../../core/routing/routing';
import { aConfigurable } from '../product/build';

const route: RouteMatch = { name: 'x', params: {}, query: {}, path: '/cart', storeCode: 'us' };
const rules = {
  links: { prefix: '', useUrlDispatcher: false },
  listing: { pageSize: 50, filterCodes: ['color'] },
  filtersIn: 'query',
} as const;
const english = { ...rules, links: { ...rules.links, prefix: '/en' } };

function category(query: ListingQuery): Page {
  const listing = { query } as Listing; // sound: an address depends on the query alone
  const found = { id: 3, parent_id: 2, name: 'Men', slug: 'men', level: 2, is_active: true, product_count: 1 };
  return { name: 'category', route, category: { category: found, children: [], kinds: [], breadcrumbs: [], listing } };
}
function product(): Page {
  const view = { parent: { ...aConfigurable(), url_path: 'tee.html' } };
  return { name: 'product', route, view, similar: [] } as unknown as Page; // sound: an address depends on the parent alone
}

describe('the canonical URL', () => {
  it('of a product contains no variant: all of them are one page', () => {
    expect(canonicalLink(product(), rules)).toBe('/p/TEE/tee-1');
    expect(canonicalLink(product(), { ...rules, links: { prefix: '', useUrlDispatcher: true } })).toBe('/tee.html');
  });
  it('of a listing keeps parameters that select another list', () => {
    expect(canonicalLink(category({}), rules)).toBe('/c/men');
    expect(canonicalLink(category({ filters: { color: ['red'] }, start: 50 }), rules)).toBe('/c/men?color=red&page=2');
  });
  it('of a listing with another order or page is that of the plain one', () => {
    expect(canonicalLink(category({ sort: 'newest', start: 50 }), rules)).toBe('/c/men');
    expect(canonicalLink(category({ size: 20 }), rules)).toBe('/c/men');
    expect(canonicalLink(category({ start: 17 }), rules)).toBe('/c/men');
  });
  it('is in the store that is requested', () => {
    expect(canonicalLink({ name: 'cart', route }, english)).toBe('/en/cart');
    const home = { slides: [], bestsellers: [], newCollection: [], mainCategories: [] };
    expect(canonicalLink({ name: 'home', route, home } as unknown as Page, english)).toBe('/en'); // sound: looked at by name alone
  });
  it('is absent if a page has no URL of its own', () => {
    expect(canonicalLink({ name: 'page-not-found', route }, rules)).toBeUndefined();
    expect(canonicalLink({ name: 'error', route }, rules)).toBeUndefined();
  });
});
