import { LEAST_STEP, parsePriceRange } from './price-range';

/** An end that a range includes, as it was meant; undefined for one that it stops before. */
function includedEnd(to: number): number | undefined {
  const end = Math.round((to - LEAST_STEP) * 100) / 100;
  return Number.isInteger(end) && !Number.isInteger(to) ? end : undefined;
}

/** A range as a person says it: below an end, up to it, from one end to the other, or from an amount on. In major units. */
export type PriceWords =
  | { readonly says: 'under' | 'up-to'; readonly to: number }
  | { readonly says: 'between'; readonly from: number; readonly to: number }
  | { readonly says: 'over'; readonly from: number };

/** How a range is said: '50-100' lies between, '0-50' is under 50, and '0-50.01' up to 50, which belongs to it. Undefined for other text. Pure. */
export function priceWords(value: string): PriceWords | undefined {
  const range = parsePriceRange(value);
  if (range === undefined) return undefined;
  const { from, to } = range;
  if (to === undefined) return { says: 'over', from };
  const included = includedEnd(to);
  if (from > 0) return { says: 'between', from, to: included ?? to };
  return included === undefined ? { says: 'under', to } : { says: 'up-to', to: included };
}
