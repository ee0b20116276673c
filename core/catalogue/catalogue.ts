import type { Observable } from 'rxjs';
import type { AggregationBucket, Attribute, Category, Product, SearchFilter } from '../contract';
import { token } from '../di';

/** Sort orders that a shopper may choose (S §9); left out: 'promoted desc, id desc', or relevance in a text search. */
export const SORT_KEYS = ['newest', 'rated', 'price-low', 'price-high'] as const;
/** An order that a shopper may choose for a listing (S §9). */
export type SortKey = (typeof SORT_KEYS)[number];

/** Limits of a list besides the shopper's choices, by its page or by words that name a kind: no part of the query of its address. */
export interface ListingScope {
  readonly filters: readonly SearchFilter[];
  /** The words that are searched for, where those of the address name the kind besides; left out: those of the address. */
  readonly words?: string | undefined;
  /** The order where the shopper chooses none. */
  readonly sort?: SortKey | undefined;
}

/** What a listing shows. It is what the URL of a listing says, and nothing else. */
export interface ListingQuery {
  /** Words to search for; left out or empty: everything. */
  readonly text?: string | undefined;
  /** Takes the words as words: "sale" is no choice then. */
  readonly asTyped?: boolean | undefined;
  /** Language that the words are read in first. Default: the one in which the shop is read. */
  readonly language?: string | undefined;
  /** Products of this category and those below it. */
  readonly categoryId?: number | undefined;
  /** What the page of the listing is about, where that is no category. */
  readonly scope?: ListingScope | undefined;
  /**
   * Attribute code → chosen option values, '!black' for one that is left out; for 'price' ranges such as '50-100' or '150-', for `on_sale` and
   * `in_stock` '1', for `without` words that none of the list may have.
   */
  readonly filters?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly sort?: SortKey | undefined;
  /** First item, from 0; a negative start becomes 0 (S §5). */
  readonly start?: number | undefined;
  /** Items; -1 all, 0 or less 50 (S §5). */
  readonly size?: number | undefined;
}

/** What a list can be limited to with one press, whatever it lists. */
export type ListSwitch = 'new' | 'sale' | 'in-stock' | 'bestsellers' | 'unisex' | 'well-rated';

/** One facet of a listing as the shopper sees it: its values with true counts, the chosen ones marked. */
export interface Facet {
  readonly code: string;
  /** Set where it is no attribute but a switch: its one value '1' limits the list to what is new, reduced or in stock. */
  readonly only?: ListSwitch | undefined;
  readonly label: string;
  readonly values: readonly (AggregationBucket & {
    readonly selected: boolean;
    readonly swatch?: string | undefined;
    /** True where goods with it are left out. */
    readonly isExcluded?: boolean | undefined;
  })[];
}

/** What a search or a category found: a page of products, facets, and how many there are (S §2). */
export interface Listing {
  /** What is listed: the words of a search without those that were taken for a choice, and with the choices that they are. */
  readonly query: ListingQuery;
  /** Set where words were taken for choices (sale, new, a price, a size, a brand). */
  readonly understood?: UnderstoodWords | undefined;
  /** Pages that answer the words, where they ask for no goods. */
  readonly help?: readonly HelpLink[] | undefined;
  /** Goods for who finds few or none. */
  readonly others?: OtherGoods | undefined;
  readonly items: readonly Product[];
  readonly total: number;
  readonly start: number;
  readonly perPage: number;
  /** Raw counts by attribute, as the catalogue answered. */
  readonly aggregations: Readonly<Record<string, readonly AggregationBucket[]>>;
  readonly attributeMetadata: readonly Attribute[];
  readonly facets: readonly Facet[];
  /** Nothing matched the words as typed; near words were searched instead. */
  readonly fuzzy: boolean;
  /** The words as they were understood, when that is not as typed: corrected, or the one of them that names something. */
  readonly suggestion?: string | undefined;
  /** How many of the total have all the words; given when others of their kind follow them, because there are few. */
  readonly exact?: number | undefined;
  /** The search engine could not be reached: words were taken as they are typed, so that less may be found than there is. */
  readonly isLimited?: true | undefined;
  /** Set where there is no network and nothing of the list is kept: it is empty, and the shopper sees so (S §4, category). */
  readonly offline?: true | undefined;
}

/** Goods beside a search that finds few or none. */
export interface OtherGoods {
  /** The words that name their kind; missing where they are the shop's bestsellers. */
  readonly kind?: string | undefined;
  readonly items: readonly Product[];
}

/** Words that were taken for choices. */
export interface UnderstoodWords {
  /** All that was typed. */
  readonly typed: string;
  /** The phrases that are the choices. */
  readonly phrases: readonly string[];
}

/** A page that answers what was typed. */
export interface HelpLink {
  /** Its title; missing for pages of the shop's own, which are named after their topic. */
  readonly name?: string | undefined;
  readonly topic?: string | undefined;
  readonly path: string;
}

/** A link of a breadcrumb trail, menu or listing. */
export interface NamedLink {
  readonly name: string;
  /** Path in the current store, ready for an href. */
  readonly path: string;
}

/** What the page of a category shows: the category, those below it, and its listing (S §2). */
export interface CategoryPage {
  readonly category: Category;
  readonly children: readonly (Category & { readonly link: string })[];
  /** The kinds of goods in it, where its children are groups of kinds; else its children. At most eight, those with the most products. */
  readonly kinds: readonly (Category & { readonly link: string })[];
  readonly breadcrumbs: readonly NamedLink[];
  readonly listing: Listing;
}

/** Lists with an address of their own besides the categories: what is new, what is reduced, what a brand makes. */
export const COLLECTION_KINDS = ['new', 'sale', 'brand'] as const;
/** What a list beside the categories collects: what is new, what is reduced, or the goods of a brand. */
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** A brand with products in the shop. */
export interface Brand extends NamedLink {
  /** The value of the attribute 'brand'. */
  readonly value: string;
  /** Products of it. */
  readonly count: number;
}

/** What the page of a collection shows: its head and its listing. */
export interface CollectionPage {
  readonly kind: CollectionKind;
  /** The brand; missing for lists that the shop names itself. */
  readonly brand?: Brand;
  readonly listing: Listing;
}

/** An entry of the main menu, with what lies below it. */
export interface MenuItem extends NamedLink {
  readonly id: number;
  readonly level: number;
  readonly count: number;
  /** Path of the picture, for entries of the first level. */
  readonly image?: string | undefined;
  readonly children: readonly MenuItem[];
}

/** What the field of the search offers for what was typed (S §2). */
export interface Suggestions {
  readonly text: string;
  readonly suggestions: readonly { readonly text: string; readonly count: number }[];
  readonly items: readonly Product[];
  readonly total: number;
  /** Categories and brands whose names begin as was typed, with how much is in them. `above` names what a category is below: its department. */
  readonly categories: readonly (NamedLink & { readonly count: number; readonly above?: readonly string[] })[];
  readonly brands: readonly (NamedLink & { readonly count: number })[];
  readonly help: readonly HelpLink[];
  /** Goods for who finds few or none. */
  readonly others?: OtherGoods | undefined;
  /** Filters that the goods of the kind could be narrowed by: "jacket in Women". */
  readonly within?:
    | readonly { readonly code: string; readonly value: string; readonly label: string; readonly count: number }[]
    | undefined;
}

/** Finding things (S §4 Category, §5 search rules, §7 catalogue search, §9 boosts and sizes). */
export interface Catalogue {
  /** Categories of the menu, loaded once per store. Empty until `loadMenu`. */
  readonly menu$: Observable<readonly MenuItem[]>;
  /** The main category, which stands before them (A §2.5); null where all of them are of the first level. */
  readonly mainCategory$: Observable<MenuItem | null>;
  /**
   * Products for a query with their facets.
   * @throws ShopError 'search-failed' when the catalogue cannot be reached (S §8, search failure)
   */
  search(query: ListingQuery): Promise<Listing>;
  /** A category by slug, url_key, url_path or id, with its listing. @throws ShopError 'category-query-empty' */
  category(key: string | number, query?: Omit<ListingQuery, 'categoryId'>): Promise<CategoryPage>;
  /**
   * A list with an address of its own. Where no product is marked as new, the newest ones are.
   * @param of the value of the brand, for 'brand'
   * @throws ShopError 'category-query-empty' for a brand of which nothing is sold
   */
  collection(kind: CollectionKind, of: string | undefined, query?: ListingQuery): Promise<CollectionPage>;
  /** The brands with something on sale, by name. */
  brands(): Promise<readonly Brand[]>;
  /** The next items of a listing, appended to it; the same listing when there are no more. */
  more(listing: Listing): Promise<Listing>;
  /** What the search panel shows while the shopper types; agrees with `search`. Before anything is typed, what many search for. */
  suggest(text: string): Promise<Suggestions>;
  /** All active categories of the store. */
  tree(): Promise<readonly Category[]>;
  attributes(): Promise<readonly Attribute[]>;
  /** What completes a product to an outfit, by the attribute 'set', colours, sport and house; none where it is no part of one. */
  outfit(product: Product): Promise<readonly Product[]>;
  loadMenu(): Promise<readonly MenuItem[]>;
  /** The way to a product through the menu: its deepest category and that one's ancestors; none when categories cannot be had. */
  breadcrumbs(categoryIds: readonly (string | number)[]): Promise<readonly NamedLink[]>;
}

export const CATALOGUE = token<Catalogue>('Catalogue');
