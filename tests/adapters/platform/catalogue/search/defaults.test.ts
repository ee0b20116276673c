import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceFacet } from '../../../../../adapters/platform/catalogue/search/facet-buckets';
import { DEFAULTS } from '../../../../../adapters/platform/catalogue/search/other-documents';
import { DEFAULT_BOOSTS } from '../../../../../adapters/search/local/text/boosts';
import { resolveOptions } from '../../../../../adapters/search/local/text/index-options';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(() => fixture.platform.close());

interface Answer {
  readonly items: readonly { readonly position?: number; readonly sort?: number }[];
  readonly total: number;
  readonly perPage: number;
  readonly start: number;
}
async function ask(type: string, more = ''): Promise<Answer> {
  const { json } = await fixture.call('GET', `/api/catalog?store=us&type=${type}${more}`);
  return json as Answer; // sound: an answer of our own platform
}

describe('the number of search results (S §5)', () => {
  it.each([
    ['', 50],
    ['&size=0', 50],
    ['&size=7', 7],
  ])('is the requested one: %s', async (more, expected) => {
    expect((await ask('product', more)).perPage).toBe(expected);
  });
  it('is unlimited for -1, for products and all other entities', async () => {
    for (const type of ['product', 'category', 'attribute']) {
      const all = await ask(type, '&size=-1');
      expect(all.items).toHaveLength(all.total);
      expect(await ask(type, '&size=1&from=-5')).toMatchObject({ start: 0, perPage: 1, total: all.total });
    }
  });
});

describe('defaults if no size or sort is given (S §7, §9)', () => {
  it('are 50 products, 4000 categories by position, 150 attributes, 150 blocks, 50 reviews, 100 pages by sort', async () => {
    const sizes = Object.fromEntries(Object.entries(DEFAULTS).map(([type, { size }]) => [type, size]));
    expect(sizes).toMatchObject({ category: 4000, attribute: 150, cms_block: 150, review: 50, news: 100 });
    for (const [type, perPage] of Object.entries({ product: 50, ...sizes })) {
      expect((await ask(type)).perPage, type).toBe(perPage);
    }
    const places = (await ask('category')).items.map(({ position }) => position ?? 0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(DEFAULTS.news.sort).toMatch(/^sort:asc/);
  });
  it('are all tax rules', async () => {
    const rules = await ask('taxrule');
    expect(rules.items).toHaveLength(rules.total);
    expect(rules.perPage).toBeGreaterThanOrEqual(10_000);
  });
});

describe('text search (S §9)', () => {
  it('uses the boosts, fuzziness 2, a minimum match of 75 % and a minimum score of 0.02', () => {
    expect(DEFAULT_BOOSTS).toMatchObject({
      article: 8,
      name: 6,
      sku: 8,
      'category.name': 1,
      description: 2,
      collection_name: 1,
      brand_name: 1,
      product_type: 1,
    });
    expect(resolveOptions({})).toMatchObject({ fuzziness: 2, minimumMatch: 0.75, minimumScore: 0.02 });
  });
  it('groups prices into 0 to 50, to 100, to 150 and above', () => {
    expect(priceFacet()).toEqual([
      { from: 0, to: 5000 },
      { from: 5000, to: 10_000 },
      { from: 10_000, to: 15_000 },
      { from: 15_000 },
    ]);
  });
});
