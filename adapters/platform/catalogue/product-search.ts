import type { AggregationBucket, Attribute, Product, SearchFilter, SearchQuery } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';
import type { StoreView } from '../../../core/store-views';
import type { CatalogueIndex, IndexFilter, IndexHit, IndexResult } from '../catalogue-index';
import { attributeMetadata } from './attribute-metadata';
import type { CatalogueIndexStore } from './catalogue-index-store';
import type { CatalogueReader } from './catalogue-reader';
import { facetBuckets, isPrice, PRICE_RANGES, priceBuckets } from './facet-buckets';
import { lookupProducts } from './key-lookup';
import type { SortKey } from './match-document';
import type { ShopperView } from './price-group';
import { inMinorUnits } from './price-filter';

/** What a listing asks for. */
interface ProductSearch {
  readonly store: StoreView;
  /** The store with the prices of the caller: lists are sorted and filtered by these. */
  readonly view: ShopperView;
  readonly query: SearchQuery;
  readonly size: number | undefined;
  readonly from: number | undefined;
  readonly sort: readonly SortKey[];
}

export interface ProductPage {
  readonly items: readonly Product[];
  readonly total: number;
  readonly start: number;
  readonly perPage: number;
  readonly aggregations: Readonly<Record<string, AggregationBucket[]>>;
  readonly attributeMetadata: Attribute[];
  readonly fuzzy: boolean;
  /** The words as they were understood, when that is not as typed. */
  readonly suggestion?: string;
  /** How many of the total have all the words, when others of their kind follow them. */
  readonly exact?: number;
}

/** S §9: items of a page when nothing, or nothing sensible, is said. */
export const PAGE_SIZE = 50;
/** S §9: how a listing is sorted when nothing is said. */
const DEFAULT_SORT: readonly SortKey[] = [
  { field: 'promoted', direction: 'desc' },
  { field: 'id', direction: 'desc' },
];

/** S §5: -1 means no limit, 0 or less becomes 50; a negative start becomes 0. */
export function pageOf(size: number | undefined, from: number | undefined): { size: number; from: number } {
  const wanted = size ?? PAGE_SIZE;
  return { size: wanted === -1 || wanted > 0 ? wanted : PAGE_SIZE, from: Math.max(0, from ?? 0) };
}

/** Finds products. Questions for certain skus or addresses are answered from the database, without opening the index. */
export async function searchProducts(
  search: ProductSearch,
  reader: CatalogueReader,
  indexes: CatalogueIndexStore,
): Promise<ProductPage> {
  const { size, from } = pageOf(search.size, search.from);
  const looked = lookupProducts(search, reader);
  if (looked) {
    const items = looked.slice(from, size === -1 ? undefined : from + size);
    const metadata = attributeMetadata(reader.labels(search.store), {}, items);
    const perPage = size === -1 ? looked.length : size;
    return {
      items,
      total: looked.length,
      start: from,
      perPage,
      aggregations: {},
      attributeMetadata: metadata,
      fuzzy: false,
    };
  }
  const index = await indexes.of(search.view);
  const result = ask(index, search, size, from);
  const items = documentsOf(result.hits, search.view, reader);
  const aggregations = bucketsOf(result, search, reader);
  return {
    items,
    total: result.total,
    start: from,
    perPage: size === -1 ? result.total : size,
    aggregations,
    attributeMetadata: attributeMetadata(reader.labels(search.store), aggregations, items),
    fuzzy: result.fuzzy,
    ...(result.suggestion !== undefined && { suggestion: result.suggestion }),
    ...(result.exact !== undefined && { exact: result.exact }),
  };
}

/** A shopper who filters by a size means one that can be had. */
const STOCKED = ['size'];

function ask(index: CatalogueIndex, { query, sort }: ProductSearch, size: number, from: number): IndexResult {
  const facets = query.aggregations ?? [];
  const text = query.text?.trim() ?? '';
  return index.search({
    ...(text !== '' && { text }),
    filters: query.filters.map(indexFilter),
    stocked: STOCKED,
    aggregations: facets.filter((facet) => !isPrice(facet.attribute)),
    ranges: facets.some((facet) => isPrice(facet.attribute))
      ? [{ attribute: 'final_price', buckets: PRICE_RANGES }]
      : [],
    ...((text === '' || sort.length > 0) && { sort: sort.length > 0 ? sort.map(sortKey) : DEFAULT_SORT }),
    from,
    size,
  });
}

/** Prices are decimals on the wire and minor units in the index; 'price' is what the shopper pays. */
export function indexFilter(filter: SearchFilter): IndexFilter {
  if (!isPrice(filter.attribute)) return filter;
  return { attribute: 'final_price', value: inMinorUnits(filter.value) };
}

function sortKey(key: SortKey): SortKey {
  return key.field === 'price' ? { ...key, field: 'final_price' } : key;
}

/** The documents of what the index found; what was removed since the index was made is left out. */
export function documentsOf(
  hits: readonly IndexHit[],
  store: ShopperView,
  reader: CatalogueReader,
): readonly Product[] {
  const products = new Map(
    reader
      .productsOf(
        hits.map((hit) => hit.id),
        store,
      )
      .map((product) => [product.id, product]),
  );
  return hits.flatMap(({ id, variantSku }) => {
    const product = products.get(id);
    if (!product) return [];
    return variantSku === undefined ? product : reader.matched(product, variantSku);
  });
}

function bucketsOf(
  result: IndexResult,
  { query, store }: ProductSearch,
  reader: CatalogueReader,
): Record<string, AggregationBucket[]> {
  const buckets: Record<string, AggregationBucket[]> = {};
  for (const { attribute } of query.aggregations ?? []) {
    buckets[attribute] = isPrice(attribute)
      ? priceBuckets(result.ranges.final_price ?? [], store.i18n.currencySign)
      : facetBuckets(attribute, lookUp(result.aggregations, attribute) ?? [], reader.labels(store));
  }
  return buckets;
}
