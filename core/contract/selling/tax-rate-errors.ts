import { countryCode } from '../foundation/country-code';
import type { FieldError } from '../foundation/envelope';
import { isPostcode, postcodeExample } from '../foundation/postcodes';
import { crossAreas, postcodeArea, postcodeKey, span, ZIP_DIGITS, type PostcodeArea } from './postcode-area';

export interface DatedRate {
  readonly tax_country_id: string;
  readonly region_name?: string | null | undefined;
  readonly tax_region_id?: number | null | undefined;
  /** Postcode, prefix or range: '94103', '941*' or '94100...94199'. */
  readonly postcode?: string | null | undefined;
  /** First day, YYYY-MM-DD. */
  readonly valid_from?: string | null | undefined;
  /** Last day, YYYY-MM-DD. */
  readonly valid_until?: string | null | undefined;
  readonly name?: string | null | undefined;
}

interface Placed {
  readonly rate: DatedRate;
  readonly index: number;
  readonly area: PostcodeArea | undefined;
  readonly bounds: readonly [string, string];
  readonly period: Days;
}

const [FIRST, LAST] = ['0000', '9999-12-31'];

/** Longest postcode of a pattern. */
const LONGEST = 12;

/**
 * Returns rates of a table that leave open which one applies: equal places and periods, and periods or postcodes of
 * which neither contains the other; of the pairs, one error for each rate. Pure.
 */
export function taxRateErrors(rates: readonly DatedRate[]): readonly FieldError[] {
  const groups = new Map<string, Placed[]>();
  rates.forEach((rate, index) => {
    const place = placeOf(rate);
    const group = groups.get(place) ?? [];
    const area = areaOf(rate);
    group.push({ rate, index, area, bounds: boundsOf(area), period: periodOf(rate) });
    groups.set(place, group);
  });
  const errors = [...periodErrors(rates), ...postcodeErrors(rates), ...[...groups.values()].flatMap(groupErrors)];
  return errors.toSorted((a, b) => indexOf(a) - indexOf(b));
}

function indexOf({ field }: FieldError): number {
  return Number(field.split('.')[1] ?? 0);
}

function areaOf({ postcode }: DatedRate): PostcodeArea | undefined {
  return postcode === null || postcode === undefined ? undefined : postcodeArea(postcode);
}

function placeOf({ tax_country_id: country, tax_region_id: id, region_name: region, name }: DatedRate): string {
  const number = id ?? 0;
  const place = number === 0 ? (region ?? '').toLowerCase() : String(number);
  return JSON.stringify([countryCode(country), place === '*' ? '' : place, (name ?? '').toLowerCase()]);
}

function periodErrors(rates: readonly DatedRate[]): readonly FieldError[] {
  return rates.flatMap(({ valid_from: from, valid_until: until }, index) => {
    if (!from || !until || from <= until) return [];
    const field = `rates.${String(index)}.valid_until`;
    return [{ field, message: `${field} must not be before valid_from, ${from}` }];
  });
}

/** Finds postcodes that no address of the country can have. */
function postcodeErrors(rates: readonly DatedRate[]): readonly FieldError[] {
  return rates.flatMap((rate, index) => {
    const area = areaOf(rate);
    const limit = area && limitOf(countryCode(rate.tax_country_id), area);
    return limit === undefined ? [] : [fieldError(`rates.${String(index)}.postcode`, limit)];
  });
}

function limitOf(country: string, { from, to, isPrefix }: PostcodeArea): string | undefined {
  // Taxes go by the first five digits of a ZIP code, which nothing longer matches.
  if (country === 'US' && from.length > ZIP_DIGITS) return `must have at most ${String(ZIP_DIGITS)} digits in US`;
  const example = postcodeExample(country);
  if (example === undefined) return undefined;
  const key = postcodeKey(example, country);
  const digits = /^\d*/.exec(key)?.[0].length ?? 0;
  if (isPrefix)
    return digits < key.length || (/^\d+$/.test(from) && from.length <= digits)
      ? undefined
      : `must begin a postcode such as ${example}`;
  if (from === to) return isPostcode(country, from) ? undefined : `must be a postcode such as ${example}, or end in *`;
  return from.length <= digits ? undefined : `must be a range of the first digits of postcodes such as ${example}`;
}

/** Compares rates of one name and region, in the order of their postcodes. */
function groupErrors(rates: readonly Placed[]): readonly FieldError[] {
  const errors = new Map<number, FieldError>();
  const sorted = rates.toSorted((a, b) => compareText(a.bounds[0], b.bounds[0]));
  let open: Placed[] = [];
  for (const one of sorted) {
    open = open.filter((other) => other.bounds[1] >= one.bounds[0]);
    for (const other of open) {
      const [first, second] = other.index < one.index ? [other, one] : [one, other];
      const error = errors.has(second.index) ? undefined : pairError(first, second);
      if (error !== undefined) errors.set(second.index, error);
      // Further pairs would repeat what is said of it: equal rates would be compared in quadratic time.
      if (errors.has(one.index)) break;
    }
    open.push(one);
  }
  return [...errors.values()];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function boundsOf(area: PostcodeArea | undefined): readonly [string, string] {
  if (area === undefined) return ['', ''];
  const [from = '', to = ''] = span({ ...area, isPrefix: true }, LONGEST);
  return [from, to];
}

function pairError(first: Placed, { area, index, period: b }: Placed): FieldError | undefined {
  const { period: a } = first;
  if (a.until < b.from || b.until < a.from) return undefined;
  const other = `rates.${String(first.index)}`;
  const own = `rates.${String(index)}`;
  if (isSameArea(first.area, area)) {
    if (a.from === b.from && a.until === b.until)
      return fieldError(`${own}.tax_country_id`, `must not be repeated for a region, postcode and period: ${other}`);
    return isInside(a, b) || isInside(b, a)
      ? undefined
      : fieldError(`${own}.valid_from`, `must be after ${a.until}, or the period within that of ${other}`);
  }
  if (first.area === undefined || area === undefined || !crossAreas(first.area, area)) return undefined;
  const limit = first.rate.postcode ?? '';
  return fieldError(`${own}.postcode`, `must be within, around or apart from ${limit} of ${other}`);
}

function fieldError(field: string, limit: string): FieldError {
  return { field, message: `${field} ${limit}` };
}

interface Days {
  readonly from: string;
  readonly until: string;
}

function periodOf({ valid_from: from, valid_until: until }: DatedRate): Days {
  return { from: from ?? FIRST, until: until ?? LAST };
}

function isInside(a: Days, b: Days): boolean {
  return b.from <= a.from && a.until <= b.until;
}

function isSameArea(a: PostcodeArea | undefined, b: PostcodeArea | undefined): boolean {
  return a?.from === b?.from && a?.to === b?.to && a?.isPrefix === b?.isPrefix;
}
