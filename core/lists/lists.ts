import type { Observable } from 'rxjs';
import type { Product } from '../contract';
import type { ProductView } from '../product/product';

/** Names of the device lists. */
export type ListName = 'wishlist' | 'compare' | 'recentlyViewed';

/** Product as stored in a list, with tile fields only. */
export type ListedProduct = Product & {
  readonly qty: 1;
  /** Milliseconds since the epoch. */
  readonly added_at: number;
  /** Store of the stored name and prices. */
  readonly store_code: string;
};

/** State of a product list. */
export interface ListState {
  readonly items: readonly ListedProduct[];
  readonly isLoaded: boolean;
}

/** Product list stored on the device and shared by all tabs. */
export interface ProductList {
  readonly name: ListName;
  readonly limit: number;
  readonly state$: Observable<ListState>;
  readonly items$: Observable<readonly ListedProduct[]>;
  readonly count$: Observable<number>;
  readonly snapshot: ListState;
  has(sku: string): boolean;
  /** Does nothing on the server. */
  load(): Promise<void>;
  /**
   * Adds a product; the recently viewed list drops its oldest.
   * @returns false if already present
   * @throws ShopError 'list-full' (wishlist, compare)
   */
  add(product: Product | ProductView): Promise<boolean>;
  /** Stores a product without loading the list's code; merged on next use. */
  note(product: Product | ProductView): Promise<void>;
  /**
   * @param sku of the product or its variant
   * @returns false if missing
   */
  remove(sku: string): Promise<boolean>;
  /**
   * @returns true if now in the list
   * @throws ShopError 'list-full'
   */
  toggle(product: Product | ProductView): Promise<boolean>;
  clear(): Promise<void>;
  /** Failures leave the list unchanged. */
  refresh(): Promise<void>;
}

/** Comparable attribute with the products' values. */
export interface CompareRow {
  readonly code: string;
  readonly label: string;
  readonly values: readonly (readonly string[])[];
  readonly differs: boolean;
}

/** Comparison of products by attribute. */
export interface CompareTable {
  readonly products: readonly ListedProduct[];
  readonly rows: readonly CompareRow[];
}

/** Products to compare, with their table. */
export interface CompareList extends ProductList {
  table(): Promise<CompareTable>;
}
