import type { AggregationBucket } from '../../../core/contract';
import { toDecimalText } from '../../../core/kernel/money';
import type { FacetValue, RangeBucket } from '../catalogue-index';
import type { AttributeLabels } from './attribute-labels';

/** S §9, price ranges; minor units. */
export const PRICE_RANGES: readonly RangeBucket[] = [
  { from: 0, to: 50_00 },
  { from: 50_00, to: 100_00 },
  { from: 100_00, to: 150_00 },
  { from: 150_00 },
];

/** Names that a shopper's filter may call the price by. */
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

/** S §9: the first range is '< {currency}to', the last '> {currency}from', others '{currency}from - to'. Empty ranges are left out. */
export function priceBuckets(
  ranges: readonly (RangeBucket & { readonly count: number })[],
  sign: string,
): AggregationBucket[] {
  return ranges
    .map(({ from = 0, to, count }) => ({
      value: `${major(from)}-${to === undefined ? '' : major(to)}`,
      label: label(from, to, sign),
      count,
    }))
    .filter((bucket) => bucket.count > 0);
}

function label(from: number, to: number | undefined, sign: string): string {
  if (to === undefined) return `> ${sign}${major(from)}`;
  return from === 0 ? `< ${sign}${major(to)}` : `${sign}${major(from)} - ${major(to)}`;
}

const major = (minor: number) => toDecimalText(minor).replace(/\.00$/, '');
