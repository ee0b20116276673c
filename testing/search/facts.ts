import type { IndexResult } from '../../adapters/platform/ports/catalogue/search';

/** Omits scores and unspecified order. */
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

/** Equally good variants are interchangeable. */
export function withoutVariants(result: IndexResult): object {
  return facts({ ...result, hits: result.hits.map(({ id, score }) => ({ id, score })) });
}
