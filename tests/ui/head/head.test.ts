import { emptyHome } from '../../../storybook/fixtures/home';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PageIdentity } from '../../../core/internal';
import type { RouteMatch } from '../../../core/internal-staff';
import type { Page } from '../../../core/shopper';
import { bomber, viewOf } from '../../../storybook/fixtures/products';
import { applyHead } from '../../../ui/head/apply-head';
import { pageHead } from '../../../ui/head/page-head';
import { createTranslate } from '../../../ui/text/text-context';
import { en } from '../all-words';

const route: RouteMatch = { name: 'x', params: {}, query: {}, path: '/', storeCode: 'us' };
const identity: PageIdentity = { canonical: '/x', indexable: true, alternates: [] };
const context = { settings: { name: 'Vitrine' }, identity, t: createTranslate(en, 'en') };
const product = (more: object): Page => ({
  name: 'product',
  route,
  view: viewOf({ ...bomber, ...more }),
  similar: [],
  outfit: [],
  facts: [],
  reviews: { items: [], total: 0, distribution: [] },
});

describe('pageHead', () => {
  it("titles a page with the template '%s - site name', and home with the site name only (A §2.2)", () => {
    expect(pageHead({ name: 'cart', route }, context).title).toBe('Your bag - Vitrine');
    expect(pageHead({ name: 'home', route, home: emptyHome }, context).title).toBe('Vitrine');
  });
  it.each([
    ['Clothes and shoes. Free returns within 30 days.', 'Clothes and shoes - Vitrine'],
    ['服装、鞋履与运动用品。30天免费退货。', '服装、鞋履与运动用品 - Vitrine'],
    ['All of Vitrine. And more.', 'Vitrine'],
    [`${'Long '.repeat(20)}sentence.`, 'Vitrine'],
    ['', 'Vitrine'],
  ])('describes the shop on the home page with the first sentence of %j', (site_description, title) => {
    const seo = { ...context, settings: { name: 'Vitrine', seo: { site_description } } };
    expect(pageHead({ name: 'home', route, home: emptyHome }, seo).title).toBe(title);
  });
  it("prefers the merchant's texts for search engines, including the site name", () => {
    const seo = { ...context, settings: { name: 'Vitrine', seo: { site_name: 'Vitrine Shop' } } };
    const head = pageHead(product({ meta_title: 'Bomber for men', meta_description: 'A light shell' }), seo);
    expect(head.title).toBe('Bomber for men - Vitrine Shop');
    expect(head.description).toBe('A light shell');
  });
  it("uses the merchant's text without markup, up to the length that search engines show", () => {
    const { description } = pageHead(
      product({ meta_description: `<p>Warm &amp; dry.</p><p>${'long '.repeat(60)}</p>` }),
      context,
    );
    expect(description).toMatch(/^Warm & dry\. long long/);
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/long…$/);
  });
  it.each([
    [160, 160, false],
    [161, 160, true],
    [400, 160, true],
  ])('cuts a description of %i characters to %i at most', (length, max, isCut) => {
    const words = `${'word '.repeat(100).slice(0, length - 1)}x`;
    const { description = '' } = pageHead(product({ meta_description: words }), context);
    expect(description.length).toBeLessThanOrEqual(max);
    expect(description === words).toBe(!isCut);
    expect(description.endsWith('…')).toBe(isCut);
  });
  it.each([
    [60, true],
    [61, false],
  ])('describes the shop on the home page with a sentence of %i characters: %s', (length, isSaid) => {
    const claim = 'Clothes and shoes '.repeat(4).slice(0, length - 1) + 'x';
    const seo = { ...context, settings: { name: 'Vitrine', seo: { site_description: `${claim}. More.` } } };
    const { title } = pageHead({ name: 'home', route, home: emptyHome }, seo);
    expect(title).toBe(isSaid ? `${claim} - Vitrine` : 'Vitrine');
  });
  it.each([
    ['Bomber', 'Bomber - Vitrine'],
    ['Bomber | Vitrine', 'Bomber - Vitrine'],
    ['Bomber – Vitrine ', 'Bomber - Vitrine'],
    ['Bomber: Vitrine', 'Bomber - Vitrine'],
    ['Bomber by Vitrine', 'Bomber by Vitrine - Vitrine'],
    ['Vitrine', 'Vitrine'],
    ['| Vitrine', 'Vitrine'],
    ['Vitrine bomber', 'Vitrine bomber - Vitrine'],
  ])('names the shop once: "%s" becomes "%s"', (meta_title, title) => {
    expect(pageHead(product({ meta_title }), context).title).toBe(title);
  });
  it('follows routing for indexing and the canonical URL (A §2.1)', () => {
    expect(pageHead(product({}), context)).toMatchObject({ robots: 'index, follow', canonical: '/x' });
    const hidden = { ...context, identity: { ...identity, canonical: undefined, indexable: false } };
    expect(pageHead({ name: 'error', route }, hidden)).toMatchObject({ robots: 'noindex', canonical: undefined });
  });
  it('has a title for every page that shows only a message', () => {
    const titles = (['successful-payment', 'failed-payment', 'error', 'page-not-found', 'checkout'] as const).map(
      (name) => pageHead({ name, route }, context).title,
    );
    expect(titles).toEqual([
      'Thank you - Vitrine',
      'Payment did not go through - Vitrine',
      'Something broke - Vitrine',
      'Page not found - Vitrine',
      'Checkout - Vitrine',
    ]);
  });
});

describe('applyHead', () => {
  const meta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  beforeEach(() => {
    document.head.innerHTML = '<meta name="description" content="from the server">';
  });
  const page = { title: 'T', description: 'new', robots: 'noindex', canonical: '/c/men' };
  const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  it("replaces the server's tags instead of adding to them", () => {
    applyHead(document, page);
    expect(document.title).toBe('T');
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(meta('description')?.content).toBe('new');
    expect(meta('robots')?.content).toBe('noindex');
  });
  it('removes the description of the previous page', () => {
    applyHead(document, { ...page, description: undefined });
    expect(meta('description')?.content).toBe('');
  });
  it("keeps the document's tags for its own page, and removes them when the page is left", () => {
    const details =
      '<link rel="canonical" href="https://shop.example/c/men"><link rel="alternate" hreflang="en" href="https://shop.example/">' +
      '<meta property="og:title" content="x"><meta name="twitter:card" content="x"><script type="application/ld+json">{}</script>';
    document.head.innerHTML += details;
    applyHead(document, page);
    expect(document.head.querySelectorAll('[hreflang], [property], [name^="twitter"], script')).toHaveLength(4);
    applyHead(document, { ...page, canonical: '/cart' });
    expect(document.head.querySelectorAll('[hreflang], [property], [name^="twitter"], script')).toHaveLength(0);
    expect(canonical()).toBe('https://shop.example/cart');
  });
  it('has no canonical URL if there is none, and one again on the next page', () => {
    applyHead(document, page);
    applyHead(document, { ...page, canonical: undefined });
    expect(canonical()).toBeUndefined();
    applyHead(document, page);
    expect(canonical()).toBe(new URL('/c/men', document.baseURI).href);
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  });
});
