import type { AggregationBucket, Attribute, Product, SearchFilter, SearchQuery } from '../../../../core/contract';
import {
  DEFAULT_SORT,
  IN_STOCK,
  IS_REDUCED,
  IS_WELL_RATED,
  ON_SALE,
  searchSize,
  searchStart,
  WELL_RATED,
} from '../../../../core/contract/catalogue/listing';
import { WITHOUT_CODE } from '../../../../core/catalogue/excluded-value';
import { lookUp } from '../../../../core/kernel/look-up';
import { PRICE_STEP } from '../../../../core/catalogue/price-range';
import { isBuiltInStore, type StoreView } from '../../../../core/store-views';
import type { IndexFilter, IndexHit, IndexQuery, IndexResult } from '../../ports/catalogue/search';
import type { Database, Repositories } from '../../ports/database';
import type { AttributeLabels } from '../reading/attribute-labels';
import { attributeMetadata } from './attribute-metadata';
import { listedSizes } from './size-filters';
import type { CatalogueIndexStore } from './catalogue-index-store';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { facetBuckets, isPrice, priceBuckets, priceFacet } from './facet-buckets';
import { lookupProducts } from './key-lookup';
import type { SortKey } from './match-document';
import { parseSort } from './match-document';
import { roundLimit, type ShopperView } from '../../foundation';
import { inMinorUnits } from './price-filter';

export interface ProductSearch {
  readonly store: StoreView;
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
  /** The search engine is down: results come from the database without word analysis. */
  readonly notice?: 'search_unavailable';
  readonly suggestion?: string;
  /** Number of exact matches, if partial matches follow. */
  readonly exact?: number;
}

export interface SearchSources {
  readonly database: Database;
  readonly reader: CatalogueReader;
  readonly indexes: CatalogueIndexStore;
}

const USUAL_ORDER = parseSort(DEFAULT_SORT);

function isOfSelection({ filters }: SearchQuery): boolean {
  return filters.some(({ attribute, value }) => attribute === 'choose_status' && value.eq !== 'approve');
}

export function nothingFound({ size, from }: Pick<ProductSearch, 'from' | 'size'>): ProductPage {
  const perPage = searchSize(size);
  return {
    items: [],
    total: 0,
    start: searchStart(from),
    perPage: perPage === -1 ? 0 : perPage,
    aggregations: {},
    attributeMetadata: [],
    fuzzy: false,
  };
}

/** Finds products; queries by sku or URL bypass the index. */
const isSigns = (text = ''): boolean => text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);

/** A size filter matches only variants in stock. */
export async function searchProducts(
  search: ProductSearch,
  { database, reader, indexes }: SearchSources,
): Promise<ProductPage> {
  if (isSigns(search.query.text)) return nothingFound(search);
  const [size, from] = [searchSize(search.size), searchStart(search.from)];
  const looked = await database.read(async (db) => {
    const found = await lookupProducts(db, search, reader);
    return found && { found, labels: await reader.labels(db, search.store) };
  });
  if (looked) {
    const { found, labels } = looked;
    const items = found.slice(from, size === -1 ? undefined : from + size);
    return {
      items,
      total: found.length,
      start: from,
      perPage: size === -1 ? found.length : size,
      aggregations: {},
      attributeMetadata: attributeMetadata(labels, {}, items),
      fuzzy: false,
    };
  }
  if (isOfSelection(search.query)) await indexes.catchUp(search.store);
  const index = indexes.of(search.view);
  const priceStep = await priceStepOf(search.store, { database, reader, indexes });
  const result = await index.search(indexQuery(search, { size, from, priceStep }));
  const { items, labels } = await database.read(async (db) => ({
    items: await documentsOf(db, result.hits, search.view, reader),
    labels: await reader.labels(db, search.store),
  }));
  const counted = bucketsOf(result, search, labels);
  const described = attributeMetadata(labels, counted, items);
  const list = { total: result.total, aggregations: counted, attributeMetadata: described };
  return {
    items,
    ...listedSizes(list, labels, search.store),
    start: from,
    perPage: size === -1 ? result.total : size,
    fuzzy: result.fuzzy,
    ...(result.isPlain === true && { notice: 'search_unavailable' as const }),
    ...(result.suggestion !== undefined && { suggestion: result.suggestion }),
    ...(result.exact !== undefined && { exact: result.exact }),
  };
}

const STOCKED = ['size'];

const REDUCED = [{ from: 1 }];
const isSale = (attribute: string) => attribute === IS_REDUCED.attribute;
const RATED = [{ from: WELL_RATED }];
const isRating = (attribute: string) => attribute === IS_WELL_RATED.attribute;
const isStock = (attribute: string) => attribute === IN_STOCK.attribute;
const isSwitch = (attribute: string) => isSale(attribute) || isRating(attribute) || isStock(attribute);

/** Built-in stores have the ranges of S §9; own stores round ones of their currency. */
async function priceStepOf(store: StoreView, { database, reader }: SearchSources): Promise<number> {
  if (isBuiltInStore(store.storeCode)) return PRICE_STEP;
  const { rates } = await (reader.keptCommerce ?? database.read((db) => reader.commerce(db)));
  return roundLimit(PRICE_STEP, store.i18n.currencyCode, rates);
}

type Page = { readonly size: number; readonly from: number; readonly priceStep: number };

function indexQuery({ query, sort }: ProductSearch, { size, from, priceStep }: Page): IndexQuery {
  const facets = query.aggregations ?? [];
  const asks = (is: (attribute: string) => boolean) => facets.some(({ attribute }) => is(attribute));
  const text = query.text?.trim() ?? '';
  const without = query.filters.flatMap(({ attribute, value }) =>
    attribute === WITHOUT_CODE ? (value.in ?? []).map(String) : [],
  );
  return {
    ...(text !== '' && { text }),
    filters: query.filters.filter(({ attribute }) => attribute !== WITHOUT_CODE).map(indexFilter),
    ...(without.length > 0 && { without }),
    stocked: STOCKED,
    aggregations: facets.filter(({ attribute }) => !isPrice(attribute) && !isSwitch(attribute)),
    ranges: [
      ...(asks(isPrice) ? [{ attribute: 'final_price', buckets: priceFacet(priceStep) }] : []),
      ...(asks(isSale) ? [{ attribute: ON_SALE, buckets: REDUCED }] : []),
      ...(asks(isRating) ? [{ attribute: IS_WELL_RATED.attribute, buckets: RATED }] : []),
    ],
    ...(asks(isStock) && { countInStock: true }),
    ...((text === '' || sort.length > 0) && { sort: sort.length > 0 ? sort.map(sortKey) : USUAL_ORDER }),
    from,
    size,
  };
}

export function indexFilter(filter: SearchFilter): IndexFilter {
  if (!isPrice(filter.attribute)) return filter;
  return { attribute: 'final_price', value: inMinorUnits(filter.value) };
}

function sortKey(key: SortKey): SortKey {
  return key.field === 'price' ? { ...key, field: 'final_price' } : key;
}

export async function documentsOf(
  db: Repositories,
  hits: readonly IndexHit[],
  store: ShopperView,
  reader: CatalogueReader,
): Promise<readonly Product[]> {
  const ids = hits.map((hit) => hit.id);
  const products = new Map((await reader.productsOf(db, ids, store)).map((product) => [product.id, product]));
  return hits.flatMap(({ id, variantSku }) => {
    const product = products.get(id);
    if (!product) return [];
    return variantSku === undefined ? product : reader.matched(product, variantSku);
  });
}

function yes(label: string, count = 0): AggregationBucket[] {
  return count > 0 ? [{ value: '1', label, count }] : [];
}

function bucketsOf(
  result: IndexResult,
  { query, store }: ProductSearch,
  labels: AttributeLabels,
): Record<string, AggregationBucket[]> {
  const buckets: Record<string, AggregationBucket[]> = {};
  for (const { attribute } of query.aggregations ?? []) {
    if (isSale(attribute)) buckets[attribute] = yes('On sale', result.ranges[ON_SALE]?.[0]?.count);
    else if (isRating(attribute))
      buckets[attribute] = yes('4 stars and up', lookUp(result.ranges, attribute)?.[0]?.count);
    else if (isStock(attribute)) buckets[attribute] = yes('In stock', result.inStock);
    else
      buckets[attribute] = isPrice(attribute)
        ? priceBuckets(result.ranges.final_price ?? [], store.i18n.currencySign)
        : facetBuckets(attribute, lookUp(result.aggregations, attribute) ?? [], labels);
  }
  return buckets;
}
