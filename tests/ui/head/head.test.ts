import { beforeEach, describe, expect, it } from 'vitest';
import { STORE_VIEWS, type Page, type RouteMatch } from '../../../core';
import { emptyListing } from '../../../storybook/fixtures/listing';
import { bomber, viewOf } from '../../../storybook/fixtures/products';
import { applyHead } from '../../../ui/head/apply-head';
import { pageHead } from '../../../ui/head/page-head';
import { en } from '../../../ui/text/messages-en';
import { createTranslate } from '../../../ui/text/text-context';

const route: RouteMatch = { name: 'x', params: {}, query: {}, path: '/', storeCode: 'us' };
const [store] = STORE_VIEWS;
if (store === undefined) throw new Error('No store views');
const context = { settings: { name: 'Vitrine' }, store, t: createTranslate(en, 'en') };
const product = (more: object): Page => ({
  name: 'product',
  route,
  view: viewOf({ ...bomber, ...more }),
  similar: [],
  reviews: { items: [], total: 0, distribution: [] },
});

describe('pageHead', () => {
  it("titles a page by the template '%s - site name', and home by the site alone (A §2.2)", () => {
    expect(pageHead({ name: 'cart', route }, context).title).toBe('Your bag - Vitrine');
    const home = { slides: [], bestsellers: [], newCollection: [], mainCategories: [] };
    expect(pageHead({ name: 'home', route, home }, context).title).toBe('Vitrine');
  });
  it("prefers the merchant's words for search engines, the site name among them", () => {
    const seo = { ...context, settings: { name: 'Vitrine', seo: { site_name: 'Vitrine Shop' } } };
    const head = pageHead(product({ meta_title: 'Bomber for men', meta_description: 'A light shell' }), seo);
    expect(head.title).toBe('Bomber for men - Vitrine Shop');
    expect(head.description).toBe('A light shell');
  });
  it('lets search engines index what is for everybody, and nothing else (A §2.1)', () => {
    expect(pageHead(product({}), context).robots).toBe('index, follow');
    const search: Page = { name: 'search', route, listing: emptyListing };
    expect(pageHead(search, context).robots).toBe('noindex');
    for (const name of ['cart', 'checkout', 'page-not-found'] as const)
      expect(pageHead({ name, route }, context).robots).toBe('noindex');
  });
  it('has a title for every page that only says something', () => {
    const titles = (['successful-payment', 'failed-payment', 'error', 'page-not-found', 'checkout'] as const).map(
      (name) => pageHead({ name, route }, context).title,
    );
    expect(titles).toEqual([
      'Payment received - Vitrine',
      'Payment did not go through - Vitrine',
      'Something broke - Vitrine',
      'Not here - Vitrine',
      'Checkout - Vitrine',
    ]);
  });
});

describe('applyHead', () => {
  const meta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  beforeEach(() => {
    document.head.innerHTML = '<meta name="description" content="from the server">';
  });
  it('replaces what the server wrote instead of adding to it', () => {
    applyHead(document, { title: 'T', description: 'new', robots: 'noindex' });
    expect(document.title).toBe('T');
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(meta('description')?.content).toBe('new');
    expect(meta('robots')?.content).toBe('noindex');
  });
  it('leaves no description of the page before', () => {
    applyHead(document, { title: 'T', description: undefined, robots: 'index, follow' });
    expect(meta('description')?.content).toBe('');
  });
});
