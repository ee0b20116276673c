import type { AggregationBucket, Attribute, Category, Product } from 'vitrine';
import type { Filter } from './answers';
import { BY_IDS, COLLECTION, COLLECTIONS, PRODUCTS, SEARCH, type ListDocument } from './documents';
import { codeOf, gidOfSku, toProduct } from './product';
import { gidOf, idOf, Refusal, type Storefront } from './storefront';

type Condition = Partial<Readonly<Record<'gte' | 'lt', number>>> & { eq?: unknown; in?: readonly unknown[] };
type SearchFilter = { readonly attribute: string; readonly value: Condition };
type Search = { readonly text?: string; readonly filters?: readonly SearchFilter[] };
type Wanted = { readonly document: ListDocument; readonly variables: object };
export type Cursors = (list: string) => Map<number, string>;

/** Shopify's maximum for products, variants and collections per request. */
const MAX = 250;
const valuesOf = ({ eq, in: several = [eq] }: Condition): readonly unknown[] => several;

function refuse(what: string): never {
  throw new Refusal(400, 'not_supported', `Shopify cannot ${what}`);
}

/** Values of one option combine with OR, options with AND. */
function filterOf(attribute: string, value: unknown): object {
  if (attribute === 'stock.is_in_stock') return { available: value === true };
  if (typeof value !== 'string') refuse(`filter by ${attribute}`);
  if (attribute === 'brand') return { productVendor: value };
  return { variantOption: { name: attribute, value } };
}

function filtersOf({ attribute, value }: SearchFilter): readonly object[] {
  if (attribute === 'status' || attribute === 'visibility') return [];
  if (attribute !== 'price') return valuesOf(value).map((one) => filterOf(attribute, one));
  if (value.in !== undefined) refuse('filter by several ranges of prices');
  // Shopify's range includes its end; no currency has a smaller unit.
  return [{ price: { min: value.gte, ...(value.lt !== undefined && { max: value.lt - 0.001 }) } }];
}

function sortOf(sort: string, price: string, usual: string, newest?: string) {
  const [by = '', direction] = (sort.split(',')[0] ?? '').split(':');
  if (by === 'final_price') return { sort: price, reverse: direction === 'desc' };
  if (by !== 'created_at') return { sort: usual, reverse: false };
  return { sort: newest ?? refuse('put what a search finds in the order of its age'), reverse: true };
}

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

function facetOf(input: string): readonly [code: string, value: string] | undefined {
  type Input = { available?: boolean; productVendor?: string; variantOption?: { name: string; value: string } };
  const { available, productVendor, variantOption } = JSON.parse(input) as Input; // sound: it is made of a ProductFilter
  if (variantOption !== undefined) return [codeOf(variantOption.name), variantOption.value];
  if (productVendor !== undefined) return ['brand', productVendor];
  return available === true ? ['stock.is_in_stock', '1'] : undefined;
}

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
  attributes.delete('stock.is_in_stock');
  return { aggregations: Object.fromEntries(counted), attributeMetadata: [...attributes.values()] };
}

/** Shopify paginates by cursor, the shop by offset: skips to it without loading products. */
async function pageAt(shopify: Storefront, cursors: Map<number, string>, wanted: Wanted, from: number, size: number) {
  const { document, variables } = wanted;
  let at = Math.max(0, ...[...cursors.keys()].filter((place) => place <= from));
  for (;;) {
    const items = at === from;
    const first = Math.min(MAX, items ? size : from - at);
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

/** Finds products by a variant's SKU too. */
async function bySkus(shopify: Storefront, attribute: string, skus: readonly unknown[]): Promise<readonly Product[]> {
  const ids = skus.flatMap((sku) => gidOfSku(String(sku)) ?? []);
  const { nodes } = ids.length === 0 ? { nodes: [] } : await shopify.ask(BY_IDS, { ids, variants: MAX });
  const found = nodes.flatMap((node) => (node === null ? [] : 'product' in node ? node.product : node));
  const products = found.map((product) => toProduct(product, shopify, true));
  return attribute === 'sku' ? products.filter(({ sku }) => skus.includes(sku)) : products;
}

export async function searchProducts(shopify: Storefront, asked: URLSearchParams, cursors: Cursors) {
  const search = JSON.parse(asked.get('searchQuery') ?? '{}') as Search; // sound: core makes it by the schema of the contract
  const start = Number(asked.get('from') ?? 0);
  const key = search.filters?.find(({ attribute }) => /(^|\.)sku$/.test(attribute));
  if (key !== undefined) {
    const items = await bySkus(shopify, key.attribute, valuesOf(key.value));
    return { items, total: items.length, start: 0, perPage: items.length };
  }
  const size = Number(asked.get('size') ?? 50);
  const perPage = size < 0 ? MAX : Math.min(size, MAX);
  const wanted = listOf(search, asked.get('sort') ?? '');
  const list = await pageAt(shopify, cursors(JSON.stringify([shopify.store, wanted])), wanted, start, perPage);
  const items = (list.nodes ?? []).map((product) => toProduct(product, shopify, false));
  // Collections have no count: `hasNextPage` implies at least one more.
  const total = list.totalCount ?? start + items.length + (list.pageInfo.hasNextPage ? 1 : 0);
  return { items, total, start, perPage, ...countsOf(list.filters) };
}

/** Collections are flat and uncounted; 1 means not empty. */
export async function categories({ ask }: Storefront) {
  const { collections } = await ask(COLLECTIONS, { first: MAX });
  const items = collections.nodes.map(({ id, handle, title, description, products }, position): Category => {
    const number = Number(idOf(id));
    const place = { id: number, parent_id: 1, level: 2, position, path: `1/${number}` };
    const names = { name: title, description, slug: handle, url_key: handle, url_path: handle };
    return { ...place, ...names, is_active: true, product_count: products.nodes.length, children_count: 0 };
  });
  return { items, total: items.length, start: 0, perPage: MAX };
}
