/**
 * The search engine as the platform sees it: indexes of products by name, fed with documents and changes, asked for lists, facets and
 * suggestions (S §7, §9). Every call may cross a network.
 */

/** One buyable configuration of a configurable product. */
export interface IndexVariant {
  readonly sku: string;
  /** Values that this variant has; an attribute missing here falls back to the product's own. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly inStock: boolean;
  /** Final price in minor units. */
  readonly price: number;
  /** Words a shopper may type for this very variant ("Navy blue XS"); searched as the field `variant`. */
  readonly text?: string | undefined;
}

/**
 * What an index is fed: one document for each product that may be listed in one store view.
 * Attribute values are strings as the shop filters by them (labels or option ids, the caller's choice, but one of them throughout).
 */
export interface IndexDocument {
  /** Whole number, unique in the index. */
  readonly id: number;
  readonly sku: string;
  /** Text per search field (S §9 boosts name the fields); `sku` is filled from {@link IndexDocument.sku} when absent. */
  readonly text: Readonly<Record<string, string>>;
  /** Filterable attributes of the product as a whole. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Numeric sort and filter keys: final_price (minor units), promoted, created_at, position … */
  readonly numbers: Readonly<Record<string, number>>;
  /** False hides every variant from lists that do not show what is out of stock. */
  readonly inStock: boolean;
  /** Empty for a product bought as it stands. */
  readonly variants: readonly IndexVariant[];
}

/** A value as it comes in a query; compared as text with attributes, as a number with numeric keys. */
export type FilterScalar = string | number | boolean;

/**
 * One question to the index. Filters on one attribute are a conjunction; filters that concern variants
 * (attributes of variants, the price, stock) must all be met by ONE variant.
 */
export interface IndexQuery {
  readonly text?: string | undefined;
  readonly filters?: readonly IndexFilter[] | undefined;
  /** Words of which none may stand in the texts of what is found; a word of several parts is left out where all of them are. */
  readonly without?: readonly string[] | undefined;
  /** Facets; `size` values at most (-1: all). A value that is filtered by is always among them. */
  readonly aggregations?: readonly Aggregation[] | undefined;
  /** Facets over a numeric key: each bucket holds from ≤ number < to. */
  readonly ranges?: readonly RangeFacet[] | undefined;
  /**
   * Numeric keys, 'id', '_score' or 'stock.is_in_stock' (1 where a variant that meets the filters is in stock, else 0); unknown keys are
   * ignored. Default with text: score, in which what is sold out counts less than what can be had; ties always end at id, highest first.
   */
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
  /** Asks how many of the list can be had. */
  readonly countInStock?: boolean | undefined;
}

/**
 * A condition on an attribute, a numeric key, or one of `id`, `sku`, `configurable_children.sku`, `stock.is_in_stock`.
 * An attribute that the index does not know never throws: nothing equals it, everything is `nin` it.
 */
export interface IndexFilter {
  readonly attribute: string;
  readonly value: FilterValue;
}

/** What an attribute has to be for a product to be found; all members that are there count. */
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

/** A facet that is asked for: an attribute, and how many of its values. */
export interface Aggregation {
  readonly attribute: string;
  readonly size: number;
}

/** A facet that is counted in ranges. */
export interface RangeFacet {
  readonly attribute: string;
  readonly buckets: readonly RangeBucket[];
}

/** What hits are ordered by. */
export interface SortOrder {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** A range of a facet: from its lower end on, below its upper end. */
export interface RangeBucket {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A range of a facet, with the number of products in it. */
export interface CountedRange extends RangeBucket {
  readonly count: number;
}

/** A product that was found, and how well it fits. */
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

/** One value of a facet, with the number of products that choosing it leaves. */
export interface FacetValue {
  readonly value: string;
  /** The number of products in the list that choosing this one value gives. */
  readonly count: number;
}

/** What a search found: a page of hits, facets, and how many there are. */
export interface IndexResult {
  readonly total: number;
  readonly hits: readonly IndexHit[];
  readonly aggregations: Readonly<Record<string, readonly FacetValue[]>>;
  readonly ranges: Readonly<Record<string, readonly CountedRange[]>>;
  /** Where it was asked for: the total with a filter `stock.is_in_stock` eq true in the place of those on stock. */
  readonly inStock?: number | undefined;
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

/** A text that a search could be for, with how much it finds. */
export interface Suggestion {
  readonly text: string;
  /** The total of a search for exactly this text under the same filters. */
  readonly count: number;
}

/** Stock that an engine is to know of: of one sku. */
export interface StockChange {
  /** A variant's sku, or a product's; stock of a product with variants says whether any of them is for sale. */
  readonly sku: string;
  readonly inStock?: boolean | undefined;
  /** Final price in minor units. */
  readonly price?: number | undefined;
  /** Numeric keys of the product of that sku, besides its price. */
  readonly numbers?: Readonly<Record<string, number>> | undefined;
}

/** An index by name. */
export interface IndexName {
  /** Lower-case letters, digits, '-' and '~'; unique in the shop. */
  readonly key: string;
  /** Language of its texts: 'en', 'de', 'ru', 'uk', 'zh' … */
  readonly language: string;
}

/** What an index knows, so that its feed finds what it lacks. */
export interface IndexState {
  /** The version of the catalogue that it was made for. */
  readonly version: number;
  /** The version of the stock up to which it knows. */
  readonly stock: number;
  /** Product id → the moment (milliseconds since the epoch) at which its price changes by itself. */
  readonly edges: ReadonlyMap<number, number>;
}

/** What has changed since an index was made. */
export interface IndexChanges {
  readonly stock: readonly StockChange[];
  /** Products that are new or other than they were, whole. */
  readonly written?: readonly IndexDocument[] | undefined;
  /** Ids of products that are no more. */
  readonly removed?: readonly number[] | undefined;
  /** What the index knows with these changes. */
  readonly upTo: Pick<IndexState, 'version' | 'stock'>;
}

/** What a list is limited to. */
export type SearchScope = Pick<IndexQuery, 'filters' | 'listOutOfStock'>;

/**
 * A search engine. Every method but `close` rejects with {@link SearchUnavailableError} while the engine cannot be reached; odd input
 * is no error and finds nothing.
 */
export interface SearchEngine {
  /** 'immediate': searches see what `apply` took before they began; 'eventual': within a second or so, and other processes feed it too. */
  readonly consistency: 'immediate' | 'eventual';
  /**
   * Opens what is kept of an index, made by any process.
   * @param version the one wanted: an engine that keeps several opens this one
   * @returns what it knows, possibly of another version; undefined when there is none that can be read
   */
  open(index: IndexName, version: number): Promise<IndexState | undefined>;
  /** Lists products. The index must have been opened or made. */
  search(index: IndexName, query: IndexQuery): Promise<IndexResult>;
  /** Completions of what has been typed so far; each one finds `count` (> 0) products when searched in the same scope. */
  suggest(index: IndexName, text: string, limit: number, scope?: SearchScope): Promise<readonly Suggestion[]>;
  /** @returns false when the index cannot take these changes in place and wants to be rebuilt */
  apply(index: IndexName, changes: IndexChanges): Promise<boolean>;
  /**
   * Rebuilds an index beside the living one, which is searched meanwhile, and puts it in its place.
   * @param documents the one with the highest id first
   * @param state what it will know; its `edges` are complete when the documents have been read
   */
  rebuild(index: IndexName, documents: AsyncIterable<IndexDocument>, state: IndexState): Promise<void>;
  /** Puts a copy of an index in the place of another, which is then changed by itself: a group of shoppers has prices of its own. */
  copy(from: IndexName, to: IndexName): Promise<void>;
  /** Number of products. */
  size(index: IndexName): Promise<number>;
  /** Lets go of everything; indexes that outlive the process stay. */
  close(): Promise<void>;
}

/** The engine cannot be reached, or has not got the index: lists must come from elsewhere for a while. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
}

/** By its name: an engine may bring the class of another copy of this package. Pure. */
export function isSearchUnavailable(error: unknown): error is SearchUnavailableError {
  return error instanceof Error && error.name === 'SearchUnavailableError';
}
