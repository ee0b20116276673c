import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSearch } from '../../../../../adapters/platform/catalogue/search/plain-search';
import { asked, catalogue, query } from '../../../search/local/arbitrary-catalogue';
import { fixtureCatalogue } from '../../../../../testing/search/fixture-catalogue';
import { naiveCount, naiveMatches, naiveRangeCount } from '../../../../../testing/search/naive-matches';

describe('a listing without a search engine', () => {
  it('lists and counts the same as a plain scan of the products', () => {
    fc.assert(
      fc.property(catalogue, query, (documents, base) => {
        const result = plainSearch(documents, asked(base));
        const expected = naiveMatches(documents, base).map(({ id }) => id);
        expect(result.hits.map(({ id }) => id)).toEqual(expected.reverse());
        expect(result.total).toBe(expected.length);
        for (const [attribute, values] of Object.entries(result.aggregations))
          for (const { value, count } of values) expect(count).toBe(naiveCount(documents, base, attribute, value));
        expect(result.inStock).toBe(naiveCount(documents, base, 'stock.is_in_stock', true));
        for (const bucket of result.ranges['final_price'] ?? [])
          expect(bucket.count).toBe(naiveRangeCount(documents, base, 'final_price', bucket));
      }),
      { numRuns: 200 },
    );
  });

  it('shows the cheapest available variant of each product that matches the filters', () => {
    const filters = [{ attribute: 'color', value: { eq: 'Black' } }];
    const { hits } = plainSearch(fixtureCatalogue(), { filters, size: -1 });
    expect(hits.length).toBeGreaterThan(5);
    for (const { variantSku } of hits) expect(variantSku).toMatch(/-Black$/);
  });

  it('finds words as typed, in any case and anywhere in a product, and nothing for others', () => {
    const ids = (text: string) => plainSearch(fixtureCatalogue(), { text }).hits.map(({ id }) => id);
    const [belt] = ids('LEATHER belt');
    expect(fixtureCatalogue().find(({ id }) => id === belt)?.sku).toBe('UA-093');
    expect(ids('leathr belt')).toEqual([]);
    expect(ids('wj-004')).toHaveLength(1);
  });
});
