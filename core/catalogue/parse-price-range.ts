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
