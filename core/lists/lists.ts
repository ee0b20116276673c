import type { Observable } from 'rxjs';
import type { Product } from '../contract';
import type { ProductView } from '../product/product';

/** The lists of products that a shopper keeps on their own device (A §3 Wishlist item; S §1). */
export type ListName = 'wishlist' | 'compare' | 'recentlyViewed';

/** A product as a list keeps it: what a tile shows and a link needs, with the quantity 1 (A §3). */
export type ListedProduct = Product & {
  readonly qty: 1;
  /** Milliseconds since the epoch. */
  readonly added_at: number;
  /** Store whose name and prices these are. */
  readonly store_code: string;
};

/** The products of a list that the shopper keeps: wishlist, comparison, or what was looked at (S §6). */
export interface ListState {
  /** The newest first. */
  readonly items: readonly ListedProduct[];
  /** What was kept from the last visit has been read. */
  readonly isLoaded: boolean;
}

/** A list of products without doubles, kept between visits and the same in all tabs of the shopper. */
export interface ProductList {
  readonly name: ListName;
  /** Most products in it. */
  readonly limit: number;
  readonly state$: Observable<ListState>;
  readonly items$: Observable<readonly ListedProduct[]>;
  readonly count$: Observable<number>;
  readonly snapshot: ListState;
  /** Whether a product of this sku is in it. */
  has(sku: string): boolean;
  /** Reads what was kept, once. Does nothing on the server, where no shopper is known. */
  load(): Promise<void>;
  /**
   * Puts a product in; the recently viewed list takes one again to the front and lets go of its oldest.
   * @returns false when it was there already
   * @throws ShopError 'list-full' (wishlist, compare) when there is no room
   */
  add(product: Product | ProductView): Promise<boolean>;
  /**
   * Keeps a product for the list without loading the list's code, as for a page that nobody touches; it is put in when the list is next
   * used.
   */
  note(product: Product | ProductView): Promise<void>;
  /** @param sku of the product, or of the variant that was put in. @returns false when it was not there */
  remove(sku: string): Promise<boolean>;
  /** Takes it out if it is in, else puts it in. @returns whether it is in now. @throws ShopError 'list-full' */
  toggle(product: Product | ProductView): Promise<boolean>;
  clear(): Promise<void>;
  /** Asks the shop for today's names, prices and stock (render-list); a failure leaves all as it is (S §8). */
  refresh(): Promise<void>;
}

/** One comparable attribute and what each product has of it. */
export interface CompareRow {
  readonly code: string;
  readonly label: string;
  /** One entry for each product, in their order; empty where it has none. */
  readonly values: readonly (readonly string[])[];
  /** The products do not all have the same. */
  readonly differs: boolean;
}

/** Products side by side: a row for each attribute that one of them has (S §6). */
export interface CompareTable {
  readonly products: readonly ListedProduct[];
  readonly rows: readonly CompareRow[];
}

/** The products to set side by side (S §2 route compare; S §3 Attribute, is_comparable). */
export interface CompareList extends ProductList {
  /** What they have and have not in common: the comparable attributes of the store, row by row, in the order they were put in. */
  table(): Promise<CompareTable>;
}
