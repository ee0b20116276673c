import type { Observable } from 'rxjs';
import type { AggregationBucket, Attribute, Category, Product, SearchFilter } from '../contract';
import { token } from '../di';
import type { ReadOptions } from '../ports';

/** Default: 'promoted desc, id desc', or relevance for a text search. */
export const SORT_KEYS = ['newest', 'rated', 'price-low', 'price-high'] as const;
/** Sort order of a listing. */
export type SortKey = (typeof SORT_KEYS)[number];

/** Fixed filters of a list, not part of its URL query. */
export interface ListingScope {
  readonly filters: readonly SearchFilter[];
  readonly words?: string | undefined;
  readonly sort?: SortKey | undefined;
}

/** Query of a listing, equivalent to its URL. */
export interface ListingQuery {
  readonly text?: string | undefined;
  /** Treats words literally, so "sale" is not read as a filter. */
  readonly asTyped?: boolean | undefined;
  readonly language?: string | undefined;
  /** Includes subcategories. */
  readonly categoryId?: number | undefined;
  readonly scope?: ListingScope | undefined;
  /**
   * Attribute code → option values; '!black' excludes; `price` takes ranges ('50-100', '150-'), switches take '1',
   * `without` takes excluded words.
   */
  readonly filters?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly sort?: SortKey | undefined;
  /** From 0; negative values become 0. */
  readonly start?: number | undefined;
  /** -1 for all; 0 or less means 50. */
  readonly size?: number | undefined;
}

/** One-click filters of a listing. */
export type ListSwitch = 'new' | 'sale' | 'in-stock' | 'bestsellers' | 'unisex' | 'well-rated';

/** Facet with counts and selected values. */
export interface Facet {
  readonly code: string;
  /** For switches, whose single value is '1'. */
  readonly only?: ListSwitch | undefined;
  readonly label: string;
  readonly values: readonly (AggregationBucket & {
    readonly selected: boolean;
    readonly swatch?: string | undefined;
    readonly isExcluded?: boolean | undefined;
  })[];
}

/** Page of products with facets and total. */
export interface Listing {
  /** The query after words were interpreted as filters. */
  readonly query: ListingQuery;
  readonly understood?: UnderstoodWords | undefined;
  readonly help?: readonly HelpLink[] | undefined;
  readonly others?: OtherGoods | undefined;
  readonly items: readonly Product[];
  readonly total: number;
  readonly start: number;
  readonly perPage: number;
  readonly aggregations: Readonly<Record<string, readonly AggregationBucket[]>>;
  readonly attributeMetadata: readonly Attribute[];
  readonly facets: readonly Facet[];
  /** No exact match; similar words were searched. */
  readonly fuzzy: boolean;
  /** Set if the words were corrected or reduced. */
  readonly suggestion?: string | undefined;
  /** Products matching all words; set if related products follow. */
  readonly exact?: number | undefined;
  /** The search engine was unreachable: words are matched literally. */
  readonly isLimited?: true | undefined;
  /** Offline without a cached list. */
  readonly offline?: true | undefined;
}

/** Products suggested for a poor search result. */
export interface OtherGoods {
  readonly kind?: string | undefined;
  readonly items: readonly Product[];
}

/** Words interpreted as filters. */
export interface UnderstoodWords {
  readonly typed: string;
  readonly phrases: readonly string[];
}

/** Page that answers a search. */
export interface HelpLink {
  readonly name?: string | undefined;
  readonly topic?: string | undefined;
  readonly path: string;
}

/** Link with a name. */
export interface NamedLink {
  readonly name: string;
  /** Path in the current store, ready for an href. */
  readonly path: string;
}

/** Content of a category page. */
export interface CategoryPage {
  readonly category: Category;
  readonly children: readonly (Category & { readonly link: string })[];
  /** At most eight, those with the most products. */
  readonly kinds: readonly (Category & { readonly link: string })[];
  readonly breadcrumbs: readonly NamedLink[];
  readonly listing: Listing;
}

export const COLLECTION_KINDS = ['new', 'sale', 'brand'] as const;
/** Kind of a collection page. */
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** Brand with products on sale. */
export interface Brand extends NamedLink {
  /** Value of the attribute `brand`. */
  readonly value: string;
  readonly count: number;
}

/** Content of a collection page. */
export interface CollectionPage {
  readonly kind: CollectionKind;
  readonly brand?: Brand;
  readonly listing: Listing;
}

/** Entry of the main menu. */
export interface MenuItem extends NamedLink {
  readonly id: number;
  readonly level: number;
  readonly count: number;
  readonly image?: string | undefined;
  readonly children: readonly MenuItem[];
}

/** Suggestions for a typed text. */
export interface Suggestions {
  readonly text: string;
  readonly suggestions: readonly { readonly text: string; readonly count: number }[];
  readonly items: readonly Product[];
  readonly total: number;
  readonly categories: readonly (NamedLink & { readonly count: number; readonly above?: readonly string[] })[];
  readonly brands: readonly (NamedLink & { readonly count: number })[];
  readonly help: readonly HelpLink[];
  readonly others?: OtherGoods | undefined;
  readonly within?:
    | readonly { readonly code: string; readonly value: string; readonly label: string; readonly count: number }[]
    | undefined;
}

/** Search, categories and listings. */
export interface Catalogue {
  readonly menu$: Observable<readonly MenuItem[]>;
  readonly mainCategory$: Observable<MenuItem | null>;
  /** @throws ShopError 'search-failed' if the catalogue is unreachable */
  search(query: ListingQuery, options?: ReadOptions): Promise<Listing>;
  /**
   * @param key slug, url_key, url_path or id
   * @throws ShopError 'category-query-empty'
   */
  category(
    key: string | number,
    query?: Omit<ListingQuery, 'categoryId'>,
    options?: ReadOptions,
  ): Promise<CategoryPage>;
  /**
   * Falls back to the newest products if none is marked as new.
   * @param of brand value, for 'brand'
   * @throws ShopError 'category-query-empty' for a brand without products
   */
  collection(
    kind: CollectionKind,
    of: string | undefined,
    query?: ListingQuery,
    options?: ReadOptions,
  ): Promise<CollectionPage>;
  brands(): Promise<readonly Brand[]>;
  /** Appends the next items; returns the same listing at the end. */
  more(listing: Listing, options?: ReadOptions): Promise<Listing>;
  /** Returns suggestions consistent with `search`; popular searches for empty text. */
  suggest(text: string, options?: ReadOptions): Promise<Suggestions>;
  tree(): Promise<readonly Category[]>;
  attributes(): Promise<readonly Attribute[]>;
  /** Returns complements by `set`, colour, sport and brand; empty if the product is no part of an outfit. */
  outfit(product: Product): Promise<readonly Product[]>;
  loadMenu(): Promise<readonly MenuItem[]>;
  /** Returns the path to the deepest category; empty if categories are unavailable. */
  breadcrumbs(categoryIds: readonly (string | number)[]): Promise<readonly NamedLink[]>;
}

export const CATALOGUE = token<Catalogue>('Catalogue');
