import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, openIndex } from '../../../../adapters/search/local';
import { asked, catalogue, COLORS, GENDERS, price, query, SIZES } from './arbitrary-catalogue';
import { naiveCount, naiveMatches, naiveRangeCount } from '../../../../testing/search/naive-matches';

describe('facet truth', () => {
  it('finds exactly the same as a plain scan of the documents, highest id first', () => {
    fc.assert(
      fc.property(catalogue, query, (documents, base) => {
        const result = buildIndex(documents).search(asked(base));
        const expected = naiveMatches(documents, base)
          .map(({ id }) => id)
          .reverse();
        expect(result.hits.map(({ id }) => id)).toEqual(expected);
        expect(result.total).toBe(expected.length);
      }),
      { numRuns: 400 },
    );
  });

  it('counts for each value the products that selecting it would list', () => {
    fc.assert(
      fc.property(catalogue, query, (documents, base) => {
        const { aggregations, ranges, inStock } = buildIndex(documents).search(asked(base));
        for (const [attribute, values] of [
          ['color', COLORS],
          ['size', SIZES],
          ['gender', GENDERS],
        ] as const) {
          const counted = new Map(aggregations[attribute]?.map(({ value, count }) => [value, count]));
          for (const value of values)
            expect([attribute, value, counted.get(value) ?? 0]).toEqual([
              attribute,
              value,
              naiveCount(documents, base, attribute, value),
            ]);
        }
        expect(inStock).toBe(naiveCount(documents, base, 'stock.is_in_stock', true));
        expect(aggregations['unheard-of']).toEqual([]);
        for (const bucket of ranges['final_price'] ?? [])
          expect(bucket.count).toBe(naiveRangeCount(documents, base, 'final_price', bucket));
      }),
      { numRuns: 400 },
    );
  });

  it('names a variant that itself matches every filter, in stock first and the cheapest of those', () => {
    fc.assert(
      fc.property(catalogue, query, (documents, base) => {
        for (const { id, variantSku } of buildIndex(documents).search(asked(base)).hits) {
          const document = documents.find((candidate) => candidate.id === id);
          if (document === undefined || document.variants.length === 0) {
            expect(variantSku).toBeUndefined();
            continue;
          }
          const fitting = document.variants.filter(
            (variant) => naiveMatches([{ ...document, variants: [variant] }], base).length > 0,
          );
          const buyable = fitting.filter((variant) => variant.inStock && document.inStock);
          const best = (buyable.length > 0 ? buyable : fitting).reduce((low, variant) =>
            variant.price < low.price ? variant : low,
          );
          expect(variantSku).toBe(best.sku);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('returns the same after writing and reopening, also at an unaligned memory offset', () => {
    fc.assert(
      fc.property(catalogue, query, (documents, base) => {
        const index = buildIndex(documents);
        const bytes = index.serialize();
        const shifted = new Uint8Array(bytes.length + 3);
        shifted.set(bytes, 3);
        const expected = index.search(asked(base));
        expect(openIndex(bytes).search(asked(base))).toEqual(expected);
        expect(openIndex(shifted.subarray(3)).search(asked(base))).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps counts correct after in-place changes of stock and prices', () => {
    const change = fc.record({ at: fc.nat(39), nth: fc.integer({ min: -1, max: 3 }), inStock: fc.boolean(), price });
    fc.assert(
      fc.property(catalogue, query, fc.array(change), (documents, base, changes) => {
        const index = openIndex(buildIndex(documents).serialize());
        index.search(asked(base));
        const changed = structuredClone(documents);
        for (const { at, nth, inStock, price: newPrice } of changes) {
          const document = changed[at];
          const variant = document?.variants[nth];
          if (document === undefined || (nth >= 0 && variant === undefined)) continue;
          if (variant !== undefined) Object.assign(variant, { inStock, price: newPrice });
          else Object.assign(document, { inStock });
          const { sku } = variant ?? document;
          const stock = variant === undefined ? { sku, inStock } : { sku, inStock, price: newPrice };
          expect(index.updateStock([stock])).toBe(1);
        }
        expect(index.search(asked(base))).toEqual(buildIndex(changed).search(asked(base)));
      }),
      { numRuns: 300 },
    );
  });
});
