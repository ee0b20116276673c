import { chosenFilters, SORTS } from '../../../../core/catalogue/build-search-query';
import { excludedOf } from '../../../../core/catalogue/excluded-value';
import type { QueryPart } from '../../../../core/catalogue/search/query-part';
import {
  filtersOf,
  LIKELIEST,
  type ReadingWay,
  type ReadOrder,
  type ReadQuery,
} from '../../../../core/catalogue/search/read-query';
import { isNone, type KindValues } from '../../../../core/catalogue/search/shop-names';
import type { SearchFilter, SearchQuery } from '../../../../core/contract';
import { LISTING_SORT, MAX_FILTER_VALUES, MAX_SIZES, SIZE } from '../../../../core/contract/catalogue/listing';
import type { SortKey } from './match-document';
import { parseSort } from './match-document';
import type { ProductSearch } from './product-search';
import type { QueryReader } from './query-readers';

export const USUAL = parseSort(LISTING_SORT);

export interface Meaning {
  readonly read: ReadQuery;
  readonly sort?: ReadOrder['sort'];
  /** True if similar colours substitute for the named one. */
  readonly isNear?: boolean;
}

const has = (parts: readonly QueryPart[], kind: QueryPart['kind']) => parts.some((part) => part.kind === kind);

/** Interpretations, most likely first, relaxing age, size and colour in turn. */
function waysOf(read: ReadQuery): readonly ReadingWay[] {
  const { parts } = read;
  const open = { ...LIKELIEST, ages: !has(parts, 'age') };
  return [
    LIKELIEST,
    ...(has(parts, 'age') ? [open] : []),
    ...(has(parts, 'size') ? [{ ...open, sizes: false }] : []),
    ...(has(parts, 'color') ? [{ ...open, near: true }] : []),
    ...(isKindWithPrice(read) ? [] : [NAMELESS, { ...NAMELESS, sizes: false }]),
  ];
}

const NAMELESS: ReadingWay = { ...LIKELIEST, names: false };

/** "watch under 150" wants a watch: without one at that price, a Watch Cap is no answer. */
function isKindWithPrice({ parts, kind, rest }: ReadQuery): boolean {
  return kind !== undefined && !isNone(kind) && rest === '' && has(parts, 'price');
}

function without(read: ReadQuery, kind: QueryPart['kind']): ReadQuery {
  return { ...read, parts: read.parts.filter((part) => part.kind !== kind) };
}

export function isExclusion({ kind, values }: QueryPart): boolean {
  return kind === 'without' || values.some((value) => excludedOf(value) !== undefined);
}

/** True if the query is only a material that no product has; other materials are no substitute. */
export function isOwnMaterial({ imitation, kind, text }: ReadQuery): boolean {
  return imitation?.isMaterial === true && kind === undefined && text === '';
}

/** Yields the distinct interpretations of a text; none for plain words. */
export function* meaningsOf(text: string, read: QueryReader): Generator<Meaning> {
  const seen = new Set<string>();
  for (const way of waysOf(read(text))) {
    const one = read(text, way);
    const key = JSON.stringify(one);
    const isPlain = one.parts.length === 0 && one.kind === undefined && one.order === undefined && one.rest === text;
    if (seen.has(key) || isPlain) continue;
    seen.add(key);
    const isNew = has(one.parts, 'new');
    const sort = one.order?.sort ?? (isNew && one.text === '' ? 'newest' : undefined);
    yield { read: one, ...(sort !== undefined && { sort }), ...(way.near && { isNear: true }) };
    // Falls back to the newest if no product is marked as new.
    if (isNew) yield { read: without(one, 'new'), sort: sort ?? 'newest' };
    if (has(one.parts, 'bestsellers')) yield { read: without(one, 'bestsellers'), ...(sort !== undefined && { sort }) };
  }
}

export function kindFilters({ types, categories }: KindValues): readonly SearchFilter[] {
  if (types.length > 0) return [{ attribute: 'ptype', value: { in: [...types] } }];
  return [{ attribute: 'category_ids', value: { in: [...categories] } }];
}

/** Converts an interpretation to a search; undefined for a kind that the shop lacks. */
export function searchOf(search: ProductSearch, meaning: Meaning): ProductSearch | undefined {
  const { read } = meaning;
  if (read.kind !== undefined && isNone(read.kind)) return undefined;
  const { text: _typed, ...query } = search.query;
  const meant: SearchQuery = {
    ...query,
    ...(read.rest !== '' && { text: read.rest }),
    filters: [
      ...query.filters,
      ...(read.kind === undefined ? [] : kindFilters(read.kind)),
      ...chosenFilters(filtersOf(read.parts), { maxFiltersQuerySize: MAX_FILTER_VALUES }),
    ],
    ...(query.aggregations !== undefined && { aggregations: withChosen(query.aggregations, read.parts) }),
  };
  return { ...search, query: meant, sort: orderOf(search.sort, meaning) };
}

function withChosen(
  asked: NonNullable<SearchQuery['aggregations']>,
  parts: readonly QueryPart[],
): NonNullable<SearchQuery['aggregations']> {
  const known = new Set(asked.map(({ attribute }) => attribute));
  const more = [...new Set(parts.map(({ code }) => code))].filter((code) => !known.has(code) && CHOSEN.has(code));
  return [...asked, ...more.map((attribute) => ({ attribute, size: attribute === SIZE ? MAX_SIZES : CHOSEN_VALUES }))];
}

const CHOSEN = new Set(['color', 'gender', 'material', SIZE]);
const CHOSEN_VALUES = 20;

function orderOf(asked: readonly SortKey[], { read, sort }: Meaning): readonly SortKey[] {
  if (asked.length > 0) return asked;
  if (sort !== undefined) return parseSort(SORTS[sort]);
  return read.rest === '' ? USUAL : asked;
}
