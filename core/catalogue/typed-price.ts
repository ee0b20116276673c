import { formatPriceRange, MIN_STEP } from './price-range';

const TYPED = /^\d{1,7}(?:[.,]\d{0,2})?$/;

function typedAmount(text: string): number | undefined {
  const amount = text.trim();
  return TYPED.test(amount) ? Number(amount.replace(',', '.')) : undefined;
}

/**
 * Builds an inclusive range in major units: '20' and '80' become '20-80.01'. Swaps reversed ends; undefined without an
 * amount.
 */
export function typedPriceRange(low: string, high: string): string | undefined {
  const ends = [typedAmount(low), typedAmount(high)];
  const [from = 0, to] = ends.every((end) => end !== undefined) ? ends.toSorted((a, b) => a - b) : ends;
  if (to !== undefined) return formatPriceRange({ from, to: Math.round((to + MIN_STEP) * 100) / 100 });
  return from === 0 ? undefined : formatPriceRange({ from });
}
