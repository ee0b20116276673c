import * as tags from '../../core/contract/tags';
import { lookUp } from '../../core/kernel/look-up';
import type { Http, HttpRequest, HttpResponse } from '../../core/ports';

/** HTTP that knows what its answers depend on. */
export interface TaggedReads extends Http {
  /**
   * Names of what the answers so far depend on (core/contract/tags); undefined where one of them depends on something that
   * nobody would tell of, or did not come.
   */
  tags(): ReadonlySet<string> | undefined;
}

/** Members that name single products; a request with them is for a product, not a list. */
const KEYS: ReadonlySet<string> = new Set(['id', 'sku', 'configurable_children.sku', 'slug', 'url_key', 'url_path']);

/** Kinds of documents that are all read at once, and what shows that one of them has changed. Tax rules change everything. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  category: [tags.CATEGORIES],
  attribute: [tags.ATTRIBUTES],
  news: [tags.PAGES],
  cms_hierarchy: [tags.PAGES],
  cms_block: [tags.BLOCKS],
  taxrule: [],
};

/** A request with one of these speaks for somebody. */
const PERSONAL = ['token', 'cartId', 'groupToken', 'userGroupId'] as const;

/** Tags of answers that many shops are given: the same answer always depends on the same. */
const known = new WeakMap<HttpResponse, readonly string[]>();

function tagsOf(request: HttpRequest, response: HttpResponse): readonly string[] | undefined {
  const found = known.get(response) ?? tagsOfAnswer(request, response);
  if (response.shared === true && found !== undefined) known.set(response, found);
  return found;
}

/** Passes requests on and notes what their answers depend on: for a page that is kept until one of it changes. */
export function createTaggedReads(inner: Http): TaggedReads {
  const found = new Set<string>();
  let complete = true;
  return {
    tags: () => (complete ? found : undefined),
    async send(request) {
      let tagged: readonly string[] | undefined;
      try {
        const response = await inner.send(request);
        tagged = tagsOf(request, response);
        return response;
      } finally {
        if (tagged === undefined) complete = false;
        else for (const tag of tagged) found.add(tag);
      }
    },
  };
}

function tagsOfAnswer({ url, headers }: HttpRequest, response: HttpResponse): readonly string[] | undefined {
  if (response.status !== 200 || 'authorization' in headers) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (PERSONAL.some((name) => (searchParams.get(name) ?? '') !== '')) return undefined;
  const named = /^\/api\/cms\/(page|block)\/(.+)$/.exec(pathname);
  if (named !== null) return contentTags(named[1] ?? '', response);
  switch (pathname) {
    case '/api/catalog':
      return catalogueTags(searchParams, response);
    case '/api/products/similar':
    case '/api/products/render-list':
      return productTags(response);
    // It says what an address stands for; what is shown of that is read for itself.
    case '/api/url/map':
      return [];
    default:
      return undefined;
  }
}

/** By its identifier, whatever it was asked by. */
function contentTags(kind: string, response: HttpResponse): readonly string[] | undefined {
  const identifier = memberOf(memberOf(documentOf(response), 'result'), 'identifier');
  if (typeof identifier !== 'string') return undefined;
  return [kind === 'page' ? tags.pageTag(identifier) : tags.blockTag(identifier)];
}

function catalogueTags(query: URLSearchParams, response: HttpResponse): readonly string[] | undefined {
  const type = query.get('type') ?? '';
  const search = parsed(query.get('searchQuery') ?? '{}');
  const filters = listOf(memberOf(search, 'filters'));
  if (type === 'review') return reviewTags(filters);
  const blocks = type === 'cms_block' ? blocksOf(filters) : [];
  if (blocks.length > 0) return blocks.map((identifier) => tags.blockTag(identifier));
  if (type !== 'product') return lookUp(WHOLE, type);
  if (filters.some((filter) => KEYS.has(String(memberOf(filter, 'attribute')))))
    return productTags(response, [tags.quantityTag]);
  const items = productTags(response);
  if (items === undefined) return undefined;
  const counts = listOf(memberOf(search, 'aggregations')).length > 0 || (memberOf(search, 'text') ?? '') !== '';
  const byPrice = /price|stock/.test(query.get('sort') ?? '');
  const byStock = filters.some((filter) => /price|stock/.test(String(memberOf(filter, 'attribute'))));
  const tagOf = counts || byPrice || byStock ? tags.listingTag : tags.placesTag;
  return [...items, ...placesOf(filters).map((id) => tagOf(id))];
}

/** The blocks that a list names one by one; none where it does not. */
function blocksOf(filters: readonly unknown[]): readonly string[] {
  return filters.flatMap((filter) => {
    const value = memberOf(filter, 'attribute') === 'identifier' ? memberOf(filter, 'value') : undefined;
    return [memberOf(value, 'eq'), ...listOf(memberOf(value, 'in'))].filter((name) => typeof name === 'string');
  });
}

/** The categories that a list is limited to; the whole shop where it is not. One of several limits is enough. */
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

/** Every product of the answer; the labels of its options come from the attributes. */
function productTags(
  response: HttpResponse,
  more: readonly ((id: string) => string)[] = [],
): readonly string[] | undefined {
  const items = memberOf(documentOf(response), 'items');
  if (!Array.isArray(items)) return undefined;
  const ids = items.map((item: unknown) => String(memberOf(item, 'id')));
  return [tags.ATTRIBUTES, ...ids.flatMap((id) => [tags.productTag, ...more].map((tagOf) => tagOf(id)))];
}

function documentOf(response: HttpResponse): unknown {
  return response.document ?? parsed(response.text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // what is no JSON has no members
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
