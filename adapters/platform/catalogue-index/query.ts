/** A value as it comes in a query; compared as text with attributes, as a number with numeric keys. */
export type FilterScalar = string | number | boolean;

/**
 * One question to the index. Filters on one attribute are a conjunction; filters that concern variants
 * (attributes of variants, the price, stock) must all be met by ONE variant.
 */
export interface IndexQuery {
  readonly text?: string | undefined;
  readonly filters?: readonly IndexFilter[] | undefined;
  /** Facets; `size` values at most (-1: all). A value that is filtered by is always among them. */
  readonly aggregations?: readonly Aggregation[] | undefined;
  /** Facets over a numeric key: each bucket holds from ≤ number < to. */
  readonly ranges?: readonly RangeFacet[] | undefined;
  /** Numeric keys, 'id' or '_score'; unknown keys are ignored. Default with text: score; ties always end at id, highest first. */
  readonly sort?: readonly SortOrder[] | undefined;
  /** First hit wanted, 0 by default. */
  readonly from?: number | undefined;
  /** Hits wanted, 50 by default (S §9); -1: all. */
  readonly size?: number | undefined;
  /**
   * True (the default, S §9) lists what is sold out too and lets its variants match; false, or a filter
   * `stock.is_in_stock` eq true, lets only variants in stock match.
   */
  readonly listOutOfStock?: boolean | undefined;
  /** Attributes of which only what is in stock counts and is found, whatever else is listed: a size that is sold out is none to be had. */
  readonly stocked?: readonly string[] | undefined;
}

/**
 * A condition on an attribute, a numeric key, or one of `id`, `sku`, `configurable_children.sku`, `stock.is_in_stock`.
 * An attribute that the index does not know never throws: nothing equals it, everything is `nin` it.
 */
export interface IndexFilter {
  readonly attribute: string;
  readonly value: FilterValue;
}

export interface FilterValue {
  readonly eq?: FilterScalar | undefined;
  readonly in?: readonly FilterScalar[] | undefined;
  readonly nin?: readonly FilterScalar[] | undefined;
  readonly gt?: FilterScalar | undefined;
  readonly gte?: FilterScalar | undefined;
  readonly lt?: FilterScalar | undefined;
  readonly lte?: FilterScalar | undefined;
  /** A number in one of these ranges, from ≤ number < to. Numeric keys only. */
  readonly ranges?: readonly RangeBucket[] | undefined;
}

export interface Aggregation {
  readonly attribute: string;
  readonly size: number;
}

export interface RangeFacet {
  readonly attribute: string;
  readonly buckets: readonly RangeBucket[];
}

export interface SortOrder {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

export interface RangeBucket {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface CountedRange extends RangeBucket {
  readonly count: number;
}

export interface IndexHit {
  readonly id: number;
  /** From 0 to 1; 0 without text. */
  readonly score: number;
  /**
   * The variant that met the filters and answers the text best; among equals in stock before sold out, then the cheapest.
   * Absent for products without variants.
   */
  readonly variantSku?: string;
}

export interface FacetValue {
  readonly value: string;
  /** The number of products in the list that choosing this one value gives. */
  readonly count: number;
}

export interface IndexResult {
  readonly total: number;
  readonly hits: readonly IndexHit[];
  readonly aggregations: Readonly<Record<string, readonly FacetValue[]>>;
  readonly ranges: Readonly<Record<string, readonly CountedRange[]>>;
  /**
   * How many of the total have the words of the text; given only when others of the type that was named follow them, because
   * there were few. In every order the others come last.
   */
  readonly exact?: number;
  /** True when a typing error was forgiven. */
  readonly fuzzy: boolean;
  /** The text as it was understood, when that is not as typed: corrected, or the one word that names something. */
  readonly suggestion?: string;
}

export interface Suggestion {
  readonly text: string;
  /** The total of a search for exactly this text under the same filters. */
  readonly count: number;
}

export interface StockChange {
  /** A variant's sku, or a product's; stock of a product with variants says whether any of them is for sale. */
  readonly sku: string;
  readonly inStock?: boolean | undefined;
  /** Final price in minor units. */
  readonly price?: number | undefined;
}

/** The catalogue of one store view, ready to be searched. Searching is synchronous and never throws on odd input. */
export interface CatalogueIndex {
  /** Number of products. */
  readonly size: number;
  search(query: IndexQuery): IndexResult;
  /** Completions of what has been typed so far; each one finds `count` (> 0) products when searched under the same filters. */
  suggest(text: string, limit: number, scope?: Pick<IndexQuery, 'filters' | 'listOutOfStock'>): readonly Suggestion[];
  /** Applies stock and price changes in place and returns how many skus were known. Anything else needs a new build. */
  updateStock(changes: readonly StockChange[]): number;
  /** The whole index as bytes for {@link openIndex}. */
  serialize(): Uint8Array;
}
