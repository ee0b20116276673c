import { parsePriceRange, type PriceRange } from './parse-price-range';

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
