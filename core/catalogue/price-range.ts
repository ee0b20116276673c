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

/** The least that a price rises by: '0-50.01' is everything up to 50, the end included. */
export const LEAST_STEP = 0.01;

/** '50-100', or '150-' for an open one. */
export function formatPriceRange(range: PriceRange): string {
  return `${range.from}-${range.to ?? ''}`;
}

/** The ranges that the values name, from low to high, with those that touch or overlap made one. Other text is left out. */
export function mergePriceRanges(values: readonly string[]): readonly PriceRange[] {
  const ranges = values.flatMap((value) => parsePriceRange(value) ?? []).sort((a, b) => a.from - b.from);
  const merged: PriceRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last === undefined || (last.to !== undefined && last.to < range.from)) merged.push(range);
    else if (last.to !== undefined) {
      const to = range.to === undefined ? undefined : Math.max(last.to, range.to);
      merged[merged.length - 1] = { from: last.from, to };
    }
  }
  return merged;
}
