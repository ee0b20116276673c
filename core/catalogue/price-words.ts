import { LEAST_STEP, parsePriceRange } from './price-range';

function includedEnd(to: number): number | undefined {
  const end = Math.round((to - LEAST_STEP) * 100) / 100;
  return Number.isInteger(end) && !Number.isInteger(to) ? end : undefined;
}

/** In major units. */
export type PriceWords =
  | { readonly says: 'under' | 'up-to'; readonly to: number }
  | { readonly says: 'between'; readonly from: number; readonly to: number }
  | { readonly says: 'over'; readonly from: number };

/** '0-50' means under 50, '0-50.01' up to 50. Undefined for other text. */
export function priceWords(value: string): PriceWords | undefined {
  const range = parsePriceRange(value);
  if (range === undefined) return undefined;
  const { from, to } = range;
  if (to === undefined) return { says: 'over', from };
  const included = includedEnd(to);
  if (from > 0) return { says: 'between', from, to: included ?? to };
  return included === undefined ? { says: 'under', to } : { says: 'up-to', to: included };
}
