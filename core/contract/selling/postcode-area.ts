/** Postcodes that a tax rate covers: one, all that begin within a range of numbers, or all that begin alike. */
export interface PostcodeArea {
  readonly from: string;
  readonly to: string;
  /** Covers all postcodes that begin with `from`. */
  readonly isPrefix: boolean;
}

/** Longest pattern: two postcodes of 12 characters, and the dots. */
export const MAX_POSTCODE_PATTERN = 27;

export const ZIP_DIGITS = 5;

/** Returns a postcode without blanks and hyphens, in capitals; ZIP codes of the United States by their five digits. */
export function postcodeKey(postcode: string, country?: string): string {
  const key = postcode.toUpperCase().replaceAll(/[\s-]/g, '');
  return country === 'US' ? key.slice(0, ZIP_DIGITS) : key;
}

/** Returns a pattern in capitals, as people write it. */
export function patternText(pattern: string): string {
  return pattern.trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

/** Reads '94103', '941*' or '94100...94199'; undefined for anything else. */
export function postcodeArea(pattern: string): PostcodeArea | undefined {
  const key = postcodeKey(pattern);
  const [, first, last] = /^(\d{1,12})\.\.\.(\d{1,12})$/.exec(key) ?? [];
  if (first !== undefined && last !== undefined)
    return first.length === last.length && first <= last
      ? { from: first, to: last, isPrefix: first === last }
      : undefined;
  const [, from, star] = /^([0-9A-Z]{1,12})(\*?)$/.exec(key) ?? [];
  return from === undefined ? undefined : { from, to: from, isPrefix: star === '*' };
}

export function coversPostcode({ from, to, isPrefix }: PostcodeArea, key: string): boolean {
  if (isPrefix) return key.startsWith(from);
  if (from === to) return key === from;
  const head = key.slice(0, from.length);
  return head.length === from.length && from <= head && head <= to;
}

/** Returns how many postcodes of a length an area covers, to find the smaller of two; a prefix is larger than its range. */
export function areaSize({ from, to, isPrefix }: PostcodeArea, length: number): number {
  const rest = 10 ** Math.max(0, length - from.length);
  if (isPrefix) return rest + 0.5;
  return from === to ? 0 : (Number(to) - Number(from) + 1) * rest;
}

/** True if areas have postcodes in common, and neither contains the other. */
export function crossAreas(a: PostcodeArea, b: PostcodeArea): boolean {
  const length = Math.max(a.from.length, b.from.length);
  // Ranges contain digits only.
  const last = a.isPrefix && b.isPrefix ? 'Z' : '9';
  const [[fromA, toA], [fromB, toB]] = [span(a, length, last), span(b, length, last)];
  if (fromA === undefined || fromB === undefined || toA === undefined || toB === undefined) return false;
  const isApart = toA < fromB || toB < fromA;
  return !isApart && !(fromA <= fromB && toB <= toA) && !(fromB <= fromA && toA <= toB);
}

/** Returns the bounds of an area among postcodes of a length; empty if it covers none. */
export function span({ from, to, isPrefix }: PostcodeArea, length: number, last = 'Z'): readonly string[] {
  if (isPrefix || from !== to) return [from.padEnd(length, '0'), to.padEnd(length, last)];
  return from.length === length ? [from, to] : [];
}
