import type { AggregationBucket, Category, CmsBlock, CmsPage, Review, SearchFilter } from '../../../core/contract';
import type { StoreView } from '../../../core/store-views';
import type { ContentRepository } from '../content/content-repository';
import { languageOf } from '../content/language';
import type { ReviewRepository } from '../content/review-repository';
import type { CatalogueReader } from './catalogue-reader';
import { matchesFilters, valuesAt } from './match-document';

/** Everything but products that the catalogue call gives. */
export type OtherType = 'category' | 'attribute' | 'taxrule' | 'news' | 'cms_block' | 'cms_hierarchy' | 'review';

/** S §7 and §9: how many of a kind are given when nothing is said, and their order. */
export const DEFAULTS: Readonly<Record<OtherType, { readonly size: number; readonly sort: string }>> = {
  category: { size: 4000, sort: 'position:asc,id:asc' },
  attribute: { size: 150, sort: '' },
  taxrule: { size: 10_000, sort: 'id:asc' },
  news: { size: 100, sort: 'sort:asc,id:asc' },
  cms_block: { size: 150, sort: 'id:asc' },
  cms_hierarchy: { size: 150, sort: 'id:asc' },
  review: { size: 50, sort: 'created_at:desc' },
};

/** S §9: pages and blocks given at the most, whatever is asked for. */
const MOST_CMS = 500;
const CMS: ReadonlySet<OtherType> = new Set(['news', 'cms_block', 'cms_hierarchy']);

/**
 * How many documents of a type are given: as many as are asked for, of pages and blocks 500 at the most.
 * @param size -1 asks for all there are, 0 and less for what is usual (S §5)
 */
export function sizeOf(type: OtherType, size: number | undefined): number {
  const wanted = size === undefined || (size <= 0 && size !== -1) ? DEFAULTS[type].size : size;
  if (!CMS.has(type)) return wanted;
  return wanted === -1 ? MOST_CMS : Math.min(wanted, MOST_CMS);
}

/** Where the documents come from. */
interface DocumentSources {
  readonly reader: CatalogueReader;
  readonly content: ContentRepository;
  readonly reviews: ReviewRepository;
}

/** The documents of a type that meet the filters, before sorting and paging. */
export function otherDocuments(
  type: OtherType,
  filters: readonly SearchFilter[],
  store: StoreView,
  sources: DocumentSources,
): readonly object[] {
  if (type === 'review') return reviewsOf(filters, store, sources);
  const documents: readonly object[] = {
    category: (): readonly Category[] => sources.reader.categories(store),
    attribute: () => sources.reader.labels(store).all,
    taxrule: () => sources.reader.taxRules(),
    news: (): readonly CmsPage[] => sources.content.pages(store),
    cms_block: (): readonly CmsBlock[] => sources.content.blocks(store),
    cms_hierarchy: () => sources.content.hierarchy(store),
  }[type]();
  return documents.filter((document) => matchesFilters(document, filters));
}

/**
 * How many documents have each value of the attributes asked for, the largest values first. Only reviews are counted: nothing
 * else of these is ever shown with figures.
 */
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

/** Reviews are many: they are read for the product that the filter names. Only approved ones are ever given. */
function reviewsOf(filters: readonly SearchFilter[], store: StoreView, sources: DocumentSources): readonly Review[] {
  const named = (attribute: string) =>
    filters
      .filter((filter) => filter.attribute === attribute)
      .flatMap((filter) => [filter.value.eq, ...(filter.value.in ?? [])]);
  const bySku = named('product_sku').filter((value) => typeof value === 'string');
  const byId = named('entity_id').flatMap((value) => {
    const product = value === undefined ? undefined : sources.reader.product(Number(value), store);
    return product ? [product.sku] : [];
  });
  const skus = [...new Set([...bySku, ...byId])];
  const others = filters.filter((filter) => !REVIEW_KEYS.has(filter.attribute));
  const reviews = skus.length > 0 ? skus.flatMap((sku) => sources.reviews.ofProduct(sku, languageOf(store))) : [];
  return reviews.filter((review) =>
    others.every((filter) => matchesFilters(review, [filter]) || isAbsent(review, filter)),
  );
}

const REVIEW_KEYS: ReadonlySet<string> = new Set(['product_sku', 'entity_id', 'entity_type', 'status']);

/** A condition on a member that reviews do not have says nothing about them. */
function isAbsent(review: Review, filter: SearchFilter): boolean {
  return valuesAt(review, filter.attribute).length === 0;
}
