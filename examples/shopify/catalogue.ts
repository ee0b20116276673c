import type { AggregationBucket, Attribute, Category, Product } from 'vitrine';
import type { Filter } from './answers';
import { BY_IDS, COLLECTION, COLLECTIONS, PRODUCTS, SEARCH, type ListDocument } from './documents';
import { codeOf, gidOfSku, toProduct } from './product';
import { gidOf, idOf, Refusal, type Storefront } from './storefront';

type Condition = Partial<Readonly<Record<'gte' | 'lt', number>>> & { eq?: unknown; in?: readonly unknown[] };
type SearchFilter = { readonly attribute: string; readonly value: Condition };
type Search = { readonly text?: string; readonly filters?: readonly SearchFilter[] };
/** What a list is asked with, but for its page. */
type Wanted = { readonly document: ListDocument; readonly variables: object };
/** Cursors of a list by the number of products before them. */
export type Cursors = (list: string) => Map<number, string>;

/** Shopify gives no more products at once, nor variants of a product, nor collections. */
const MOST = 250;
const valuesOf = ({ eq, in: several = [eq] }: Condition): readonly unknown[] => several;

function refuse(what: string): never {
  throw new Refusal(400, 'not_supported', `Shopify cannot ${what}`);
}

/** Shopify's own filter for a value; several of one option are one or the other, filters of several options all count. */
function filterOf(attribute: string, value: unknown): object {
  if (attribute === 'stock.is_in_stock') return { available: value === true };
  if (typeof value !== 'string') refuse(`filter by ${attribute}`);
  if (attribute === 'brand') return { productVendor: value };
  return { variantOption: { name: attribute, value } };
}

function filtersOf({ attribute, value }: SearchFilter): readonly object[] {
  // All that is published in Shopify may be listed.
  if (attribute === 'status' || attribute === 'visibility') return [];
  if (attribute !== 'price') return valuesOf(value).map((one) => filterOf(attribute, one));
  if (value.in !== undefined) refuse('filter by several ranges of prices');
  // The end of Shopify's range belongs to it. No currency has a smaller unit than this.
  return [{ price: { min: value.gte, ...(value.lt !== undefined && { max: value.lt - 0.001 }) } }];
}

/** Shopify's names for the orders that shoppers choose, which each of its lists has of its own; what a search finds has none by age. */
function sortOf(sort: string, price: string, usual: string, newest?: string) {
  const [by = '', direction] = (sort.split(',')[0] ?? '').split(':');
  if (by === 'final_price') return { sort: price, reverse: direction === 'desc' };
  if (by !== 'created_at') return { sort: usual, reverse: false };
  return { sort: newest ?? refuse('put what a search finds in the order of its age'), reverse: true };
}

/** Which of Shopify's three lists answers: of words, of a collection, or of everything. */
function listOf({ text, filters = [] }: Search, sort: string): Wanted {
  const place = filters.find(({ attribute }) => attribute === 'category_ids');
  const limits = filters.filter((filter) => filter !== place).flatMap(filtersOf);
  if (text !== undefined) {
    if (place !== undefined) refuse('search within a collection');
    return { document: SEARCH, variables: { text, filters: limits, ...sortOf(sort, 'PRICE', 'RELEVANCE') } };
  }
  if (place !== undefined) {
    const id = gidOf('Collection', String(valuesOf(place.value)[0]));
    const order = sortOf(sort, 'PRICE', 'COLLECTION_DEFAULT', 'CREATED');
    return { document: COLLECTION, variables: { id, filters: limits, ...order } };
  }
  if (limits.length > 0) refuse('filter what is in no collection and no search');
  return { document: PRODUCTS, variables: sortOf(sort, 'PRICE', 'BEST_SELLING', 'CREATED_AT') };
}

/** The facet and the value of it that a filter of Shopify's is; nothing where the shop has no such facet. */
function facetOf(input: string): readonly [code: string, value: string] | undefined {
  type Input = { available?: boolean; productVendor?: string; variantOption?: { name: string; value: string } };
  const { available, productVendor, variantOption } = JSON.parse(input) as Input; // sound: it is made of a ProductFilter
  if (variantOption !== undefined) return [codeOf(variantOption.name), variantOption.value];
  if (productVendor !== undefined) return ['brand', productVendor];
  return available === true ? ['stock.is_in_stock', '1'] : undefined;
}

/** Shopify's counts, which are those of the list, as facets. */
function countsOf(filters: readonly Filter[]) {
  const counted = new Map<string, AggregationBucket[]>();
  const attributes = new Map<string, Attribute>();
  for (const { values, ...filter } of filters) {
    for (const { label, count, input } of values) {
      const [code, value] = facetOf(input) ?? [];
      if (code === undefined || value === undefined) continue;
      const options = [...(counted.get(code) ?? []), { value, label, count }];
      counted.set(code, options);
      attributes.set(code, { attribute_code: code, default_frontend_label: filter.label, options });
    }
  }
  attributes.delete('stock.is_in_stock'); // a switch, and no attribute
  return { aggregations: Object.fromEntries(counted), attributeMetadata: [...attributes.values()] };
}

/**
 * Shopify's pages begin behind a cursor, those of the shop at a number: what lies before it and was not passed yet is skipped over, without its
 * products.
 */
async function pageAt(shopify: Storefront, cursors: Map<number, string>, wanted: Wanted, from: number, size: number) {
  const { document, variables } = wanted;
  let at = Math.max(0, ...[...cursors.keys()].filter((place) => place <= from));
  for (;;) {
    const items = at === from;
    const first = Math.min(MOST, items ? size : from - at);
    const page = { first, after: cursors.get(at) ?? null, items, variants: 1 };
    const { list: answer } = await shopify.ask(document, { ...variables, ...page });
    const list = answer !== null && 'products' in answer ? answer.products : answer;
    if (list === null) throw new Refusal(404, 'not_found', 'Shopify has no such collection');
    const { endCursor, hasNextPage } = list.pageInfo;
    if (endCursor !== null) cursors.set(at + (list.nodes?.length ?? first), endCursor);
    if (items || !hasNextPage) return list;
    at += first;
  }
}

/** What the page of a product asks for. A variant's sku is not that of its product, but its product is found by it. */
async function bySkus(shopify: Storefront, attribute: string, skus: readonly unknown[]): Promise<readonly Product[]> {
  const ids = skus.flatMap((sku) => gidOfSku(String(sku)) ?? []);
  const { nodes } = ids.length === 0 ? { nodes: [] } : await shopify.ask(BY_IDS, { ids, variants: MOST });
  const found = nodes.flatMap((node) => (node === null ? [] : 'product' in node ? node.product : node));
  const products = found.map((product) => toProduct(product, shopify, true));
  return attribute === 'sku' ? products.filter(({ sku }) => skus.includes(sku)) : products;
}

/** The catalogue call (S §7) for products. */
export async function searchProducts(shopify: Storefront, asked: URLSearchParams, cursors: Cursors) {
  const search = JSON.parse(asked.get('searchQuery') ?? '{}') as Search; // sound: core makes it by the schema of the contract
  const start = Number(asked.get('from') ?? 0);
  const key = search.filters?.find(({ attribute }) => /(^|\.)sku$/.test(attribute));
  if (key !== undefined) {
    const items = await bySkus(shopify, key.attribute, valuesOf(key.value));
    return { items, total: items.length, start: 0, perPage: items.length };
  }
  const size = Number(asked.get('size') ?? 50);
  const perPage = size < 0 ? MOST : Math.min(size, MOST);
  const wanted = listOf(search, asked.get('sort') ?? '');
  const list = await pageAt(shopify, cursors(JSON.stringify([shopify.store, wanted])), wanted, start, perPage);
  const items = (list.nodes ?? []).map((product) => toProduct(product, shopify, false));
  // Shopify counts what a search finds. Of a collection it says whether there is more: then there is one more at least.
  const total = list.totalCount ?? start + items.length + (list.pageInfo.hasNextPage ? 1 : 0);
  return { items, total, start, perPage, ...countsOf(list.filters) };
}

/** Collections are of one rank: each is a category of the menu. Shopify does not count what is in one: 1 says that there is something. */
export async function categories({ ask }: Storefront) {
  const { collections } = await ask(COLLECTIONS, { first: MOST });
  const items = collections.nodes.map(({ id, handle, title, description, products }, position): Category => {
    const number = Number(idOf(id));
    const place = { id: number, parent_id: 1, level: 2, position, path: `1/${number}` };
    const names = { name: title, description, slug: handle, url_key: handle, url_path: handle };
    return { ...place, ...names, is_active: true, product_count: products.nodes.length, children_count: 0 };
  });
  return { items, total: items.length, start: 0, perPage: MOST };
}
