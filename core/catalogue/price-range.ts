/** In major units; the last range is open. */
export const PRICE_RANGES: readonly string[] = ['0-50', '50-100', '100-150', '150-'];

export interface PriceRange {
  readonly from: number;
  readonly to?: number | undefined;
}

const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/;

/** Returns undefined for invalid or empty ranges. */
export function parsePriceRange(value: string): PriceRange | undefined {
  const match = RANGE.exec(value.trim());
  if (!match) return undefined;
  const from = Number(match[1]);
  if (match[2] === undefined) return { from };
  const to = Number(match[2]);
  return to > from ? { from, to } : undefined;
}

/** Smallest price step: '0-50.01' includes 50. */
export const MIN_STEP = 0.01;

export function formatPriceRange(range: PriceRange): string {
  return `${range.from}-${range.to ?? ''}`;
}

/** Merges overlapping and adjacent ranges, sorted; ignores invalid text. */
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
