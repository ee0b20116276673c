import { MIN_STEP, parsePriceRange } from './price-range';

function includedEnd(to: number): number | undefined {
  const end = Math.round((to - MIN_STEP) * 100) / 100;
  return Number.isInteger(end) && !Number.isInteger(to) ? end : undefined;
}

/** In major units. */
export type PriceWords =
  | { readonly text: 'under' | 'up-to'; readonly to: number }
  | { readonly text: 'between'; readonly from: number; readonly to: number }
  | { readonly text: 'over'; readonly from: number };

/** '0-50' means under 50, '0-50.01' up to 50. Undefined for other text. */
export function priceWords(value: string): PriceWords | undefined {
  const range = parsePriceRange(value);
  if (range === undefined) return undefined;
  const { from, to } = range;
  if (to === undefined) return { text: 'over', from };
  const included = includedEnd(to);
  if (from > 0) return { text: 'between', from, to: included ?? to };
  return included === undefined ? { text: 'under', to } : { text: 'up-to', to: included };
}
