/** S §9: the price ranges that a listing offers; the last is open. In major units of the store's currency. */
export const PRICE_RANGES: readonly string[] = ['0-50', '50-100', '100-150', '150-'];

export interface PriceRange {
  readonly from: number;
  /** Left out: no upper end. */
  readonly to?: number | undefined;
}

const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/;

/** Reads '50-100' or '150-'; undefined for anything else, or an end that is not above its beginning. */
export function parsePriceRange(value: string): PriceRange | undefined {
  const match = RANGE.exec(value.trim());
  if (!match) return undefined;
  const from = Number(match[1]);
  if (match[2] === undefined) return { from };
  const to = Number(match[2]);
  return to > from ? { from, to } : undefined;
}

/** S §9: '< $50' for the first range, '> $150' for the last, '$50 - 100' for those between. Other text is its own label. */
export function priceRangeLabel(value: string, currencySign: string): string {
  const range = parsePriceRange(value);
  if (!range) return value;
  if (range.to === undefined) return `> ${currencySign}${range.from}`;
  return range.from === 0 ? `< ${currencySign}${range.to}` : `${currencySign}${range.from} - ${range.to}`;
}
