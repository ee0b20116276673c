/** One buyable configuration of a configurable product. */
export interface IndexVariant {
  readonly sku: string;
  /** Missing attributes fall back to the product's. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly inStock: boolean;
  readonly price: number;
  readonly text?: string | undefined;
}

/** Indexed product of one store view. Attribute values are strings, consistently labels or option ids. */
export interface IndexDocument {
  /** Unique integer. */
  readonly id: number;
  readonly sku: string;
  /** Text by search field; `sku` defaults to {@link IndexDocument.sku}. */
  readonly text: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Numeric sort and filter keys such as final_price (minor units). */
  readonly numbers: Readonly<Record<string, number>>;
  readonly inStock: boolean;
  readonly variants: readonly IndexVariant[];
}

/** A filter value, compared as text for attributes and as number for numeric keys. */
export type FilterScalar = string | number | boolean;

/** Filters are conjunctive; variant filters must all match the same variant. */
export interface IndexQuery {
  readonly text?: string | undefined;
  readonly filters?: readonly IndexFilter[] | undefined;
  /** Excluded words; a compound is excluded only in full. */
  readonly without?: readonly string[] | undefined;
  /** `size` -1 means all; selected values are always included. */
  readonly aggregations?: readonly Aggregation[] | undefined;
  /** Buckets are half-open: from ≤ number < to. */
  readonly ranges?: readonly RangeFacet[] | undefined;
  /** Numeric keys, 'id', '_score' or 'stock.is_in_stock'; unknown keys are ignored. Ties end at id, descending. */
  readonly sort?: readonly SortOrder[] | undefined;
  readonly from?: number | undefined;
  /** Default 50; -1 for all. */
  readonly size?: number | undefined;
  /** Default true; false matches only variants in stock. */
  readonly listOutOfStock?: boolean | undefined;
  readonly stocked?: readonly string[] | undefined;
  readonly countInStock?: boolean | undefined;
}

/**
 * Attribute, numeric key, `id`, `sku`, `configurable_children.sku` or `stock.is_in_stock`. Unknown attributes match
 * nothing but `nin`.
 */
export interface IndexFilter {
  readonly attribute: string;
  readonly value: FilterValue;
}

/** Conditions on an attribute; all present members must match. */
export interface FilterValue {
  readonly eq?: FilterScalar | undefined;
  readonly in?: readonly FilterScalar[] | undefined;
  readonly nin?: readonly FilterScalar[] | undefined;
  readonly gt?: FilterScalar | undefined;
  readonly gte?: FilterScalar | undefined;
  readonly lt?: FilterScalar | undefined;
  readonly lte?: FilterScalar | undefined;
  readonly ranges?: readonly RangeBucket[] | undefined;
}

/** A requested facet: an attribute and its number of values. */
export interface Aggregation {
  readonly attribute: string;
  readonly size: number;
}

/** A facet that is counted in ranges. */
export interface RangeFacet {
  readonly attribute: string;
  readonly buckets: readonly RangeBucket[];
}

/** Sort order of the hits. */
export interface SortOrder {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** A facet range with inclusive lower and exclusive upper bound. */
export interface RangeBucket {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A facet range with its product count. */
export interface CountedRange extends RangeBucket {
  readonly count: number;
}

/** A matching product with its score. */
export interface IndexHit {
  readonly id: number;
  /** 0 to 1; 0 without text. */
  readonly score: number;
  /** Best matching variant: by text, then stock, then price. */
  readonly variantSku?: string;
}

/** A facet value with the number of products it leaves. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Search result: a page of hits, facets and the total. */
export interface IndexResult {
  readonly total: number;
  readonly hits: readonly IndexHit[];
  readonly aggregations: Readonly<Record<string, readonly FacetValue[]>>;
  readonly ranges: Readonly<Record<string, readonly CountedRange[]>>;
  readonly inStock?: number | undefined;
  /** Hits with all words; the rest are fillers and come last. */
  readonly exact?: number;
  /** True if a typo was corrected. */
  readonly fuzzy: boolean;
  /** Corrected or narrowed query, if it differs. */
  readonly suggestion?: string;
}

/** A suggested search text with its number of results. */
export interface Suggestion {
  readonly text: string;
  readonly count: number;
}

/** A stock update of one SKU. */
export interface StockChange {
  /** Product or variant SKU; a parent's stock tells if any variant is available. */
  readonly sku: string;
  readonly inStock?: boolean | undefined;
  readonly price?: number | undefined;
  readonly numbers?: Readonly<Record<string, number>> | undefined;
}

/** Name of a search index. */
export interface IndexName {
  /** Lower-case letters, digits, '-' and '~'. */
  readonly key: string;
  readonly language: string;
}

/** State of an index, from which its feed derives missing data. */
export interface IndexState {
  readonly version: number;
  readonly stock: number;
  /** Product id → next scheduled price change, milliseconds since the epoch. */
  readonly edges: ReadonlyMap<number, number>;
}

/** Changes since an index was built. */
export interface IndexChanges {
  readonly stock: readonly StockChange[];
  readonly written?: readonly IndexDocument[] | undefined;
  readonly removed?: readonly number[] | undefined;
  readonly upTo: Pick<IndexState, 'version' | 'stock'>;
}

/** Restrictions of a product list. */
export type SearchScope = Pick<IndexQuery, 'filters' | 'listOutOfStock'>;

/**
 * Search engine. Methods but `close` reject with {@link SearchUnavailableError} when it is down; odd input finds
 * nothing.
 */
export interface SearchEngine {
  /** 'immediate': read-your-writes; 'eventual': within about a second. */
  readonly consistency: 'immediate' | 'eventual';
  /**
   * Opens a stored index.
   * @param version preferred version
   * @returns its state, or undefined if none is readable
   */
  open(index: IndexName, version: number): Promise<IndexState | undefined>;
  search(index: IndexName, query: IndexQuery): Promise<IndexResult>;
  /** Completions, each with at least one hit in the scope. */
  suggest(index: IndexName, text: string, limit: number, scope?: SearchScope): Promise<readonly Suggestion[]>;
  /** @returns false if a rebuild is required */
  apply(index: IndexName, changes: IndexChanges): Promise<boolean>;
  /**
   * Rebuilds an index and swaps it in atomically.
   * @param documents by descending id
   * @param state its `edges` are complete once the documents are consumed
   */
  rebuild(index: IndexName, documents: AsyncIterable<IndexDocument>, state: IndexState): Promise<void>;
  copy(from: IndexName, to: IndexName): Promise<void>;
  size(index: IndexName): Promise<number>;
  close(): Promise<void>;
}

/** The engine or index is unavailable; callers must fall back. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
}

/** Checks by name, since an engine may bundle another copy of this class. */
export function isSearchUnavailable(error: unknown): error is SearchUnavailableError {
  return error instanceof Error && error.name === 'SearchUnavailableError';
}
