import { lookUp } from '../kernel/look-up';
import { parseJson } from '../kernel/json';
import { renderList, searchProducts, similarProducts } from './catalogue/catalogue';
import { cmsBlockById, cmsPageById } from './content/content';
import { delivery } from './selling/delivery';
import type { Endpoint } from './foundation/endpoint';
import * as tags from './foundation/tags';
import { urlMap } from './catalogue/url-map';

export type AskedQuery = (name: string) => string | null;

export interface ReadRule {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** Change that invalidates a shared answer; undefined if not shareable. */
  readonly shared?: (query: AskedQuery) => 'surroundings' | 'products' | undefined;
  /** Cache tags of a 200 answer; undefined if unknown. */
  readonly tags: (query: AskedQuery, document: unknown) => readonly string[] | undefined;
}

/** Parameters that make an answer private. */
const PERSONAL = ['token', 'cartId', 'groupToken', 'userGroupId'] as const;

export function isPersonal(query: AskedQuery): boolean {
  return PERSONAL.some((name) => (query(name) ?? '') !== '');
}

const SHARED_TYPES = {
  category: 'surroundings',
  attribute: 'surroundings',
  product: 'products',
  review: 'products',
} as const;

const KEYS: ReadonlySet<string> = new Set(['id', 'sku', 'configurable_children.sku', 'slug', 'url_key', 'url_path']);

/** Tax rules invalidate everything. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  category: [tags.CATEGORIES],
  attribute: [tags.ATTRIBUTES],
  news: [tags.PAGES],
  cms_hierarchy: [tags.PAGES],
  cms_block: [tags.BLOCKS],
  taxrule: [],
};

/** Cache policy of the API; loaded by servers only. */
export const READS: readonly ReadRule[] = [
  { endpoint: searchProducts, shared: (query) => lookUp(SHARED_TYPES, query('type') ?? ''), tags: catalogueTags },
  { endpoint: similarProducts, shared: () => 'products', tags: (_query, document) => productTags(document) },
  { endpoint: renderList, tags: (_query, document) => productTags(document) },
  {
    endpoint: cmsBlockById,
    shared: () => 'surroundings',
    tags: (_query, document) => contentTags(tags.blockTag, document),
  },
  { endpoint: cmsPageById, tags: (_query, document) => contentTags(tags.pageTag, document) },
  { endpoint: delivery, shared: () => 'surroundings', tags: () => [] },
  { endpoint: urlMap, tags: () => [] },
];

/** Returns undefined for uncacheable requests. */
export function readRule(method: string, path: string): ReadRule | undefined {
  return READS.find(({ endpoint }) => endpoint.method === method && isAt(endpoint.path, path));
}

function isAt(template: string, path: string): boolean {
  const [wanted, parts] = [template.split('/'), path.split('/')];
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => (part.startsWith('{') ? parts[at] !== '' : part === parts[at]))
  );
}

function contentTags(tagOf: (identifier: string) => string, document: unknown): readonly string[] | undefined {
  const identifier = memberOf(memberOf(document, 'result'), 'identifier');
  return typeof identifier === 'string' ? [tagOf(identifier)] : undefined;
}

function catalogueTags(query: AskedQuery, document: unknown): readonly string[] | undefined {
  const type = query('type') ?? '';
  const search = parseJson(query('searchQuery') ?? '{}');
  const filters = listOf(memberOf(search, 'filters'));
  if (type === 'review') return reviewTags(filters);
  const blocks = type === 'cms_block' ? blocksOf(filters) : [];
  if (blocks.length > 0) return blocks.map((identifier) => tags.blockTag(identifier));
  if (type !== 'product') return lookUp(WHOLE, type);
  if (filters.some((filter) => KEYS.has(String(memberOf(filter, 'attribute')))))
    return productTags(document, [tags.quantityTag]);
  const items = productTags(document);
  if (items === undefined) return undefined;
  const counts = listOf(memberOf(search, 'aggregations')).length > 0 || (memberOf(search, 'text') ?? '') !== '';
  const byPrice = /price|stock/.test(query('sort') ?? '');
  const byStock = filters.some((filter) => /price|stock/.test(String(memberOf(filter, 'attribute'))));
  const tagOf = counts || byPrice || byStock ? tags.listingTag : tags.placesTag;
  return [...items, ...placesOf(filters).map((id) => tagOf(id))];
}

function blocksOf(filters: readonly unknown[]): readonly string[] {
  return filters.flatMap((filter) => {
    const value = memberOf(filter, 'attribute') === 'identifier' ? memberOf(filter, 'value') : undefined;
    return [memberOf(value, 'eq'), ...listOf(memberOf(value, 'in'))].filter((name) => typeof name === 'string');
  });
}

function placesOf(filters: readonly unknown[]): readonly string[] {
  for (const filter of filters) {
    if (memberOf(filter, 'attribute') !== 'category_ids') continue;
    const value = memberOf(filter, 'value');
    const ids = [memberOf(value, 'eq'), ...listOf(memberOf(value, 'in'))].filter((id) => id !== undefined);
    if (ids.length > 0) return ids.map(String);
  }
  return [''];
}

function reviewTags(filters: readonly unknown[]): readonly string[] | undefined {
  const named = filters.flatMap((filter) => {
    const value = memberOf(memberOf(filter, 'value'), 'eq');
    if (typeof value !== 'number' && typeof value !== 'string') return [];
    if (memberOf(filter, 'attribute') === 'entity_id') return [tags.productTag(value)];
    return memberOf(filter, 'attribute') === 'product_sku' ? [tags.reviewsTag(String(value))] : [];
  });
  return named.length > 0 ? named : undefined;
}

function productTags(document: unknown, more: readonly ((id: string) => string)[] = []): readonly string[] | undefined {
  const items = memberOf(document, 'items');
  if (!Array.isArray(items)) return undefined;
  const ids = items.map((item: unknown) => String(memberOf(item, 'id')));
  return [tags.ATTRIBUTES, ...ids.flatMap((id) => [tags.productTag, ...more].map((tagOf) => tagOf(id)))];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
