import { storeSizes } from './size-filters';
import type { AggregationBucket, Review, Role, SearchFilter } from '../../../../core/contract';
import type { StoreView } from '../../../../core/store-views';
import { type Content, reviewIn } from '../../content';
import { languageOf } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { matchesFilters, valuesAt } from './match-document';

export type OtherType = 'category' | 'attribute' | 'taxrule' | 'news' | 'cms_block' | 'cms_hierarchy' | 'review';

export const DEFAULTS: Readonly<Record<OtherType, { readonly size: number; readonly sort: string }>> = {
  category: { size: 4000, sort: 'position:asc,id:asc' },
  attribute: { size: 150, sort: '' },
  taxrule: { size: 10_000, sort: 'id:asc' },
  news: { size: 100, sort: 'sort:asc,id:asc' },
  cms_block: { size: 150, sort: 'id:asc' },
  cms_hierarchy: { size: 150, sort: 'id:asc' },
  review: { size: 50, sort: 'created_at:desc' },
};

/** Maximum regardless of the requested size. */
const MAX_CMS = 500;
const CMS: ReadonlySet<OtherType> = new Set(['news', 'cms_block', 'cms_hierarchy']);

/** @param size -1 for all, 0 or less for the default */
export function sizeOf(type: OtherType, size: number | undefined): number {
  const wanted = size === undefined || (size <= 0 && size !== -1) ? DEFAULTS[type].size : size;
  if (!CMS.has(type)) return wanted;
  return wanted === -1 ? MAX_CMS : Math.min(wanted, MAX_CMS);
}

interface DocumentSources {
  readonly reader: CatalogueReader;
  readonly content: Content;
}

interface DocumentsQuery extends DocumentReader {
  readonly named: ReadonlySet<string> | undefined;
}

interface DocumentReader {
  readonly store: StoreView;
  readonly roles: readonly Role[];
}

export async function otherDocuments(
  db: Repositories,
  type: OtherType,
  filters: readonly SearchFilter[],
  { store, roles }: DocumentReader,
  sources: DocumentSources,
): Promise<readonly object[]> {
  if (type === 'review') return reviewsOf(db, filters, store, sources);
  await sources.reader.refresh(db);
  const documents = await read(db, type, { store, roles, named: namesIn(filters) }, sources);
  return documents.filter((document) => matchesFilters(document, filters));
}

const MAX_NAMED = 20;

function namesIn(filters: readonly SearchFilter[]): ReadonlySet<string> | undefined {
  const asked = filters.find(
    ({ attribute, value }) => attribute === 'identifier' && (value.eq ?? value.in) !== undefined,
  );
  if (asked === undefined) return undefined;
  const { eq, in: any = [] } = asked.value;
  const named = new Set([...(eq === undefined ? [] : [eq]), ...any].map(String));
  return named.size > MAX_NAMED ? undefined : named;
}

async function read(
  db: Repositories,
  type: Exclude<OtherType, 'review'>,
  { store, roles, named }: DocumentsQuery,
  { content, reader }: DocumentSources,
): Promise<readonly object[]> {
  switch (type) {
    case 'category':
      return reader.categories(db, store);
    case 'attribute': {
      const labels = await reader.labels(db, store);
      return storeSizes(labels.all, { labels, store });
    }
    case 'taxrule':
      return reader.servedTaxRules(db);
    case 'news':
      return content.pages(db, store, roles);
    case 'cms_block':
      return content.blocks(db, store, roles, named);
    case 'cms_hierarchy':
      return content.hierarchy(db, store);
  }
}

/** Counts facet values, largest first. Reviews only: no other type shows counts. */
export function countOthers(
  type: OtherType,
  documents: readonly object[],
  asked: readonly { readonly attribute: string; readonly size: number }[],
): { readonly aggregations?: Readonly<Record<string, AggregationBucket[]>> } {
  if (type !== 'review' || asked.length === 0) return {};
  return {
    aggregations: Object.fromEntries(
      asked.map(({ attribute, size }) => [attribute, bucketsOf(documents, attribute).slice(0, size)]),
    ),
  };
}

function bucketsOf(documents: readonly object[], attribute: string): AggregationBucket[] {
  const counts = new Map<string, number>();
  for (const value of documents.flatMap((document) => valuesAt(document, attribute)).map(String)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => (a < b ? 1 : -1)).map(([value, count]) => ({ value, label: value, count }));
}

/** Only approved reviews are returned. */
async function reviewsOf(
  db: Repositories,
  filters: readonly SearchFilter[],
  store: StoreView,
  { reader }: DocumentSources,
): Promise<readonly Review[]> {
  const named = (attribute: string) =>
    filters
      .filter((filter) => filter.attribute === attribute)
      .flatMap((filter) => [filter.value.eq, ...(filter.value.in ?? [])]);
  const skus = new Set(named('product_sku').filter((value) => typeof value === 'string'));
  for (const id of named('entity_id')) {
    const product = id === undefined ? undefined : await reader.product(db, Number(id), store);
    if (product) skus.add(product.sku);
  }
  const others = filters.filter((filter) => !REVIEW_KEYS.has(filter.attribute));
  const reviews: Review[] = [];
  for (const sku of skus) {
    for (const review of await db.reviews.ofProduct(sku)) reviews.push(reviewIn(review, languageOf(store)));
  }
  return reviews.filter((review) =>
    others.every((filter) => matchesFilters(review, [filter]) || isAbsent(review, filter)),
  );
}

const REVIEW_KEYS: ReadonlySet<string> = new Set(['product_sku', 'entity_id', 'entity_type', 'status']);

function isAbsent(review: Review, filter: SearchFilter): boolean {
  return valuesAt(review, filter.attribute).length === 0;
}
