import type { PriceRange } from './parse-price-range';

// In a file of its own: first pages need it alone.
export { parsePriceRange } from './parse-price-range';
export type { PriceRange } from './parse-price-range';

/** In major units; the last range is open. */
export const PRICE_RANGES: readonly string[] = ['0-50', '50-100', '100-150', '150-'];

/** Smallest price step: '0-50.01' includes 50. */
export const MIN_STEP = 0.01;

export function formatPriceRange(range: PriceRange): string {
  return `${range.from}-${range.to ?? ''}`;
}
