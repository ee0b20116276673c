import type { IndexResult } from '../../adapters/platform/ports/search';

/** What an answer says of the list and its facets, without scores and in no order where none is promised. */
export function facts({ total, hits, aggregations, ranges, inStock }: IndexResult): object {
  const counted = Object.entries(aggregations).map(([attribute, values]): readonly [string, readonly string[]] => [
    attribute,
    values.filter(({ count }) => count > 0).map(({ value, count }) => `${value} ${String(count)}`),
  ]);
  return {
    total,
    hits: hits.map(({ id, variantSku = '' }) => `${String(id)} ${variantSku}`),
    aggregations: Object.fromEntries(counted),
    ranges,
    inStock,
  };
}

/** Two variants may be equally good to show; which one is not promised. */
export function withoutVariants(result: IndexResult): object {
  return facts({ ...result, hits: result.hits.map(({ id, score }) => ({ id, score })) });
}
