import { formatPriceRange, LEAST_STEP } from './price-range';

/** Whole digits of a price that a shopper may type. */
const TYPED = /^\d{1,7}(?:[.,]\d{0,2})?$/;

function typedAmount(text: string): number | undefined {
  const amount = text.trim();
  return TYPED.test(amount) ? Number(amount.replace(',', '.')) : undefined;
}

/**
 * The range that a shopper types into two fields, in major units, the upper end belonging to it: '20' and '80' are '20-80.01'. Ends in
 * the wrong order are changed over; one field alone is an open range. Undefined where neither says an amount. Pure.
 */
export function typedPriceRange(low: string, high: string): string | undefined {
  const ends = [typedAmount(low), typedAmount(high)];
  const [from = 0, to] = ends.every((end) => end !== undefined) ? ends.toSorted((a, b) => a - b) : ends;
  if (to !== undefined) return formatPriceRange({ from, to: Math.round((to + LEAST_STEP) * 100) / 100 });
  return from === 0 ? undefined : formatPriceRange({ from });
}
