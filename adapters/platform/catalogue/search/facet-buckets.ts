import type { AggregationBucket } from '../../../../core/contract';
import { formatPriceRange, parsePriceRange, priceRanges } from '../../../../core/catalogue/price-range';
import { priceRangeLabel } from '../../../../core/catalogue/price-label';
import type { PriceRange } from '../../../../core/catalogue/price-range';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import type { FacetValue, RangeBucket } from '../../ports/catalogue/search';
import type { AttributeLabels } from '../reading/attribute-labels';

export function inMinor({ from, to }: PriceRange): RangeBucket {
  return { from: toMinor(from), ...(to !== undefined && { to: toMinor(to) }) };
}

/** @param step width of a range in major units */
export function priceFacet(step?: number): readonly RangeBucket[] {
  return priceRanges(step).flatMap((text) => {
    const range = parsePriceRange(text);
    return range === undefined ? [] : inMinor(range);
  });
}

export function isPrice(attribute: string): boolean {
  return attribute === 'price' || attribute === 'final_price';
}

export function facetBuckets(
  attribute: string,
  values: readonly FacetValue[],
  labels: AttributeLabels,
): AggregationBucket[] {
  return values.map(({ value, count }) => ({ value, label: labels.label(attribute, value), count }));
}

export function priceBuckets(
  ranges: readonly (RangeBucket & { readonly count: number })[],
  sign: string,
): AggregationBucket[] {
  return ranges
    .map(({ from = 0, to, count }) => {
      const value = formatPriceRange({ from: toDecimal(from), ...(to !== undefined && { to: toDecimal(to) }) });
      return { value, label: priceRangeLabel(value, sign), count };
    })
    .filter((bucket) => bucket.count > 0);
}
