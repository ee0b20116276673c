import { lookUp } from '../kernel/look-up';
import { SORT_KEYS, type ListingQuery, type SortKey } from './catalogue';
import { parsePriceRange } from './parse-price-range';

export interface ListingUrlRules {
  readonly pageSize: number;
  /** Other filters are written as 'filter-{code}'. */
  readonly filterCodes: readonly string[];
}

export type ListingChoice = Omit<ListingQuery, 'categoryId'>;

export const AS_TYPED = 'as-typed';
/** Sent by the form without JavaScript instead of `price`. */
export const PRICE_FROM = 'price-from';
/** Upper price bound of the form without JavaScript. */
export const PRICE_TO = 'price-to';
const RESERVED = new Set(['q', AS_TYPED, 'sort', 'page', 'from', 'per-page', PRICE_FROM, PRICE_TO]);
export const FILTER_PREFIX = 'filter-';
/** Maximum items per URL. */
export const MAX_SIZE = 1000;
/** Maximum selected values per URL across all filters: each is shown with a link that contains all others. */
export const MAX_CHOSEN = 40;
/** Longer values are dropped, in characters. */
export const MAX_VALUE_LENGTH = 100;

/** Commas and backslashes in values are escaped with a backslash. */
function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',');
}

/** Unique and sorted, so that one choice has one URL. */
function sorted(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== ''))].sort();
}

export function sortedFor(code: string, values: readonly string[]): readonly string[] {
  if (code !== 'price') return sorted(values);
  const beginning = (value: string) => parsePriceRange(value)?.from ?? Number.POSITIVE_INFINITY;
  return [...sorted(values)].sort((a, b) => beginning(a) - beginning(b));
}

export function ownNames(rules: ListingUrlRules): readonly string[] {
  return [...new Set([...rules.filterCodes, 'price'])].filter(
    (code) => !RESERVED.has(code) && !code.startsWith(FILTER_PREFIX),
  );
}

export function sortKey(text: string | undefined): SortKey | undefined {
  return SORT_KEYS.find((key) => key === text);
}

function position(start: number, size: number): Record<string, string> {
  if (start <= 0) return {};
  return start % size === 0 ? { page: String(start / size + 1) } : { from: String(start) };
}

/** Serialises a listing in a canonical order; inverse of `parseListing`. */
export function listingParams(choice: ListingChoice, rules: ListingUrlRules): Record<string, string> {
  const own = ownNames(rules);
  const filters = choice.filters ?? {};
  const others = Object.keys(filters)
    .filter((code) => !own.includes(code) && code !== '' && !code.includes('.'))
    .sort();
  const params: Record<string, string> = {};
  const text = choice.text?.trim() ?? '';
  if (text !== '') params.q = text;
  if (text !== '' && choice.asTyped === true) params[AS_TYPED] = '1';
  for (const code of [...own, ...others]) {
    const values = sortedFor(code, lookUp(filters, code) ?? []);
    if (values.length > 0) params[own.includes(code) ? code : FILTER_PREFIX + code] = joinValues(values);
  }
  if (choice.sort) params.sort = choice.sort;
  const size = choice.size !== undefined && choice.size > 0 ? Math.min(choice.size, MAX_SIZE) : rules.pageSize;
  Object.assign(params, position(choice.start ?? 0, size));
  if (size !== rules.pageSize) params['per-page'] = String(size);
  return params;
}

export type ListingChange =
  | { readonly code: string; readonly value: string }
  | { readonly code: string; readonly instead: string | undefined }
  | { readonly sort: string }
  | { readonly clear: true }
  | { readonly start: number };

/** Applies a change; all but paging reset to the first item. */
export function changeListing(choice: ListingChoice, change: ListingChange): ListingChoice {
  if ('start' in change) return { ...choice, start: Math.max(0, Math.trunc(change.start)) };
  if ('clear' in change) return { ...choice, filters: {}, start: 0 };
  if ('sort' in change) return { ...choice, sort: sortKey(change.sort), start: 0 };
  const filters = choice.filters ?? {};
  if ('instead' in change) {
    const values = change.instead === undefined ? [] : [change.instead];
    return { ...choice, filters: { ...filters, [change.code]: values }, start: 0 };
  }
  const before = lookUp(filters, change.code) ?? [];
  const after = before.includes(change.value)
    ? before.filter((value) => value !== change.value)
    : [...before, change.value];
  return { ...choice, filters: { ...filters, [change.code]: after }, start: 0 };
}
