import type { ShopConfig } from '../config';
import type { SearchFilter, SearchQuery } from '../contract';
import type { CatalogueSearch } from './catalogue-search';
import {
  IN_STOCK,
  IS_REDUCED,
  IS_WELL_RATED,
  LISTED,
  MAX_FILTER_VALUES,
  MAX_SIZES,
  searchSize,
  searchStart,
  SIZE,
} from '../contract/catalogue/listing';
import { lookUp } from '../kernel/look-up';
import type { ListingQuery, SortKey } from './catalogue';
import { excludedOf } from './excluded-value';
import { mergePriceRanges } from './merge-price-ranges';
import { formatPriceRange } from './price-range';
import { switchFilter } from './switches';

export type ListingRules = Pick<
  ShopConfig['catalogue'],
  'pageSize' | 'defaultSort' | 'defaultFilters' | 'aggregationSizes' | 'defaultAggregationSize' | 'maxFiltersQuerySize'
> &
  Pick<ShopConfig['products'], 'listOutOfStockProducts'> & {
    /** Limits the catalogue to promo products. */
    readonly promoMode?: boolean;
  };

const MAX_TEXT = 200;

export const SORTS: Readonly<Record<SortKey, string>> = {
  newest: 'created_at:desc,id:desc',
  rated: 'rating:desc,reviews_count:desc,id:desc',
  'price-low': 'final_price:asc,id:desc',
  'price-high': 'final_price:desc,id:desc',
};

export function listedFilters(rules: Pick<ListingRules, 'listOutOfStockProducts'>): readonly SearchFilter[] {
  return rules.listOutOfStockProducts ? LISTED : [...LISTED, IN_STOCK];
}

export function promoFilter({ promoMode = false }: Pick<ListingRules, 'promoMode'>): readonly SearchFilter[] {
  return promoMode ? [{ attribute: 'is_promo', value: { in: [true, 1] } }] : [];
}

export function chosenFilters(
  filters: Readonly<Record<string, readonly string[]>>,
  rules: Pick<ListingRules, 'maxFiltersQuerySize'>,
): SearchFilter[] {
  return Object.entries(filters).flatMap(([code, values]) => chosenFilter(code, values, rules));
}

function chosenFilter(
  code: string,
  values: readonly string[],
  rules: Pick<ListingRules, 'maxFiltersQuerySize'>,
): SearchFilter[] {
  const only = values.length === 0 ? undefined : switchFilter(code);
  if (only !== undefined) return [only];
  // Names with a dot address nested members and are not filterable.
  if (code === '' || code.includes('.')) return [];
  if (code === 'price') return priceFilter(values);
  // The contract caps the values per filter, whatever the configuration says.
  const max = Math.min(rules.maxFiltersQuerySize, MAX_FILTER_VALUES);
  const without = values.flatMap((value) => excludedOf(value) ?? []);
  const chosen = values.filter((value) => excludedOf(value) === undefined);
  return [
    ...(chosen.length === 0 ? [] : [{ attribute: code, value: { in: chosen.slice(0, max) } }]),
    ...(without.length === 0 ? [] : [{ attribute: code, value: { nin: without.slice(0, max) } }]),
  ];
}

/** Adjacent ranges merge into one condition. */
function priceFilter(values: readonly string[]): SearchFilter[] {
  const ranges = mergePriceRanges(values);
  const [only] = ranges;
  if (only === undefined) return [];
  if (ranges.length > 1) return [{ attribute: 'price', value: { in: ranges.map(formatPriceRange) } }];
  return [{ attribute: 'price', value: { gte: only.from, ...(only.to !== undefined && { lt: only.to }) } }];
}

/** Limits how many values are named, not the counts. Chosen values and all sizes are always named. */
function aggregations(rules: ListingRules): NonNullable<SearchQuery['aggregations']> {
  const facets = [...new Set([...rules.defaultFilters, 'price'])].map((attribute) => ({
    attribute,
    size: lookUp(rules.aggregationSizes, attribute) ?? (attribute === SIZE ? MAX_SIZES : rules.defaultAggregationSize),
  }));
  const switches = [IS_REDUCED, ...(rules.listOutOfStockProducts ? [IN_STOCK] : []), IS_WELL_RATED];
  return [...facets, ...switches.map(({ attribute }) => ({ attribute, size: 1 }))];
}

/** Builds the listing request with facet counts. Prices are ranges ('50-100', '150-'). */
export function buildSearchQuery(query: ListingQuery, rules: ListingRules): CatalogueSearch {
  const text = (query.scope?.words ?? query.text)?.trim().slice(0, MAX_TEXT) ?? '';
  const inCategory: SearchFilter[] =
    query.categoryId === undefined ? [] : [{ attribute: 'category_ids', value: { eq: query.categoryId } }];
  const chosen = chosenFilters(query.filters ?? {}, rules);
  const scope = query.scope?.filters ?? [];
  const order = query.sort ?? query.scope?.sort;
  const sort = order === undefined ? (text === '' ? rules.defaultSort : undefined) : SORTS[order];
  return {
    searchQuery: {
      ...(text !== '' && { text }),
      ...(text !== '' && query.asTyped !== true && { understand: true }),
      ...(text !== '' && query.language !== undefined && { language: query.language }),
      filters: [...listedFilters(rules), ...promoFilter(rules), ...inCategory, ...scope, ...chosen],
      aggregations: aggregations(rules),
    },
    size: searchSize(query.size, rules.pageSize),
    from: searchStart(query.start),
    ...(sort !== undefined && { sort }),
  };
}
