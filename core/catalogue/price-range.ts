import type { PriceRange } from './parse-price-range';

// Separate file, so that first pages load only this.
export { parsePriceRange } from './parse-price-range';
export type { PriceRange } from './parse-price-range';

/** Width of a price range in the built-in stores, in major units. */
export const PRICE_STEP = 50;

/** Returns the ranges of the price facet, such as '0-50', '50-100', '100-150' and '150-'; the last one is open. */
export function priceRanges(step: number = PRICE_STEP): readonly string[] {
  const bound = (times: number) => String(Math.round(times * step * 100) / 100);
  return [`0-${bound(1)}`, `${bound(1)}-${bound(2)}`, `${bound(2)}-${bound(3)}`, `${bound(3)}-`];
}

/** Smallest price step: '0-50.01' includes 50. */
export const MIN_STEP = 0.01;

export function formatPriceRange(range: PriceRange): string {
  return `${range.from}-${range.to ?? ''}`;
}
