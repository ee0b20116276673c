import type { Observable } from 'rxjs';
import type { CmsPage, Product } from '../contract';
import type { DeliveryOffer } from '../contract/delivery';
import type { Brand, CategoryPage, CollectionPage, Listing } from '../catalogue/catalogue';
import type { HomePage, Story } from '../content/content';
import type { ProductFact, ProductView, ReviewsPage } from '../product/product';
import { token } from '../di';
import type { StoreView } from '../store-views';

/** What a URL stands for, with the names of S §2. */
export interface RouteMatch {
  /** home, category, cms-page, cart, checkout, search, my-account, compare, error, successful-payment, failed-payment, page-not-found, or '{type}-product'. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The path without store code and query, normalised. */
  readonly path: string;
  readonly storeCode: string;
}

/** A route that was left, with what the shop remembers of it (S §2). */
export interface RouteTrace {
  readonly route: RouteMatch;
  /** How far it was scrolled, in CSS pixels; nothing where it is unknown. */
  readonly scroll?: number | undefined;
  /** Items on the listing when it was left, what was loaded later included. */
  readonly pageSize?: number | undefined;
}

/** What resolving a path leads to besides a page. */
export type Resolution =
  | { readonly kind: 'match'; readonly match: RouteMatch }
  /** Another address is the right one: 301 on the server, replace-navigation in the browser. */
  | { readonly kind: 'redirect'; readonly path: string; readonly status: 301 | 302 }
  | { readonly kind: 'not-found'; readonly path: string };

/** Pages of the lists on a shopper's device (S §2 compare; A §2.1). */
export type ListPageName = 'compare' | 'my-account-wishlist' | 'my-account-recently-viewed' | 'recently-viewed';

/**
 * Pages of the account (A §2.1); 'reset-password' is where the mail for a new password leads, 'cabinet' is a blogger's and 'manage' the
 * back office of staff: their routes say which page of it. Their data are asked for by the page itself.
 */
export type AccountPageName = 'cabinet' | 'manage' | 'my-account' | 'my-account-edit' | 'my-orders' | 'reset-password';

/** A page with all the data that it shows, ready to be rendered on either side. */
export type Page =
  | { readonly name: 'home'; readonly route: RouteMatch; readonly home: HomePage }
  | { readonly name: 'category'; readonly route: RouteMatch; readonly category: CategoryPage }
  /** What is new, what is reduced, what a brand makes: lists with an address of their own besides the categories. */
  | {
      readonly name: 'collection';
      readonly route: RouteMatch;
      readonly collection: Omit<CollectionPage, 'listing'>;
      readonly listing: Listing;
      /** What the merchant writes of the brand. */
      readonly story?: Story;
    }
  | {
      readonly name: 'brands';
      readonly route: RouteMatch;
      readonly brands: readonly (Brand & { readonly image?: string })[];
    }
  | { readonly name: 'search'; readonly route: RouteMatch; readonly listing: Listing }
  | {
      readonly name: 'product';
      readonly route: RouteMatch;
      readonly view: ProductView;
      readonly similar: readonly Product[];
      /** What completes it to an outfit. */
      readonly outfit: readonly Product[];
      /** What is to be known of it besides its choices. */
      readonly facts: readonly ProductFact[];
      /** The first of its reviews; the product's page adds more. */
      readonly reviews: ReviewsPage;
      /** Left out where it could not be had. */
      readonly delivery?: DeliveryOffer | undefined;
    }
  | { readonly name: 'cms-page'; readonly route: RouteMatch; readonly page: CmsPage }
  /** Made of what the shopper keeps on their device; the server knows nothing of it. */
  | { readonly name: ListPageName; readonly route: RouteMatch }
  /** The server knows nobody: it renders none of it. */
  | { readonly name: AccountPageName; readonly route: RouteMatch }
  | {
      readonly name: 'cart' | 'checkout' | 'successful-payment' | 'failed-payment' | 'order';
      readonly route: RouteMatch;
    }
  | {
      readonly name: 'error';
      readonly route: RouteMatch;
      /** What went wrong, in English, and the code by which other languages find their sentence. */
      readonly message?: string | undefined;
      readonly code?: string | undefined;
    }
  | { readonly name: 'page-not-found'; readonly route: RouteMatch }
  /** In place of a page that cannot be had without a network, at the address of that page (S §8). */
  | { readonly name: 'offline'; readonly route: RouteMatch };

/** What a page is for search engines. */
export interface PageIdentity {
  /**
   * The one address that they are to know it by: path and query, without variant, sort and piece size. Undefined for pages that
   * stand for no address (not found, error).
   */
  readonly canonical: string | undefined;
  /** Whether they are to take it up: robots 'index, follow', or else 'noindex'. */
  readonly indexable: boolean;
  /** Where it stands in every open store, this one among them, the default one first; none for a page that is not indexed. */
  readonly alternates: readonly { readonly store: StoreView; readonly path: string }[];
}

/** What an address means: the page, and how a server answers with it. */
export interface OpenResult {
  readonly page: Page;
  /** HTTP status for the server: 200, 404, 500, 503, or a redirect with `redirect`. */
  readonly status: number;
  /** Why the page could not be loaded, for the server's log. */
  readonly error?: unknown;
  readonly redirect?: string | undefined;
  /** The redirect was followed: `page` is where it led. */
  readonly followed?: boolean | undefined;
}

/** How an address is opened. */
export interface OpenOptions {
  /**
   * The shopper went back or forward: a listing that was seen before is shown as it was left, with all that had been loaded,
   * and asks for nothing (S §2, back navigation).
   */
  readonly back?: boolean;
  /** How far the page that is left is scrolled, in CSS pixels: remembered with its route (S §2). */
  readonly scroll?: number;
}

/** URLs and pages (S §2, §4, §7 URL map, §8). */
export interface RoutingArea {
  readonly page$: Observable<Page | null>;
  readonly page: Page | null;
  /** The page that a shopper has before them: one that came with its data counts from the first `prepare` on, one opened at once. */
  readonly seen$: Observable<Page | null>;
  /** Between the click and the page: for the progress bar. */
  readonly isNavigating$: Observable<boolean>;
  /** The route before the shown one, with its scroll position and page size (S §2); null on the first page. */
  readonly previous: RouteTrace | null;
  /** The back-navigation flag of S §2: the shown page was reached from one that was itself reached from it. */
  readonly isBack: boolean;
  /** What a URL stands for, without loading its data. */
  resolve(url: string): Promise<Resolution>;
  /**
   * Goes to a URL (path and query, store code included): resolves it, loads the page's data and publishes it as `page$`. A later call
   * overtakes an earlier one that is still loading. Never throws for a page that cannot be shown: that is a page too.
   * In the browser a redirect within the store is followed: `redirect` is then the address to show. A `redirect` with status 302 or
   * 301 that was not followed leads to another store (or, on the server, anywhere) and is the caller's to go to.
   */
  open(url: string, options?: OpenOptions): Promise<OpenResult>;
  /**
   * Loads the code that opens pages, which a page that came with its data does without. For the moment when the shopper is about
   * to go on (a pointer over a link, a focused search field): the click then need not wait for it. The page that is shown counts
   * as seen from now on. Never rejects.
   */
  prepare(): Promise<void>;
  /** Replaces the product view of the current product page after a choice, without loading; gives the path the URL should have. */
  showView(view: ProductView): string;
  /**
   * Appends the next items to the current listing page.
   * @returns the address that shows as much after a reload or the way back (S §2, page size); undefined when nothing was added
   */
  loadMore(): Promise<string | undefined>;
  /** Loads the page that is shown again, when what it is made of has changed (promo mode). Listings that were kept are let go. */
  reload(): Promise<void>;
  /**
   * The link of a product as it stands in a list or in a cart: a variant is named where one was put into it, its colour where the list
   * shows one, and what the list on the page is filtered by.
   */
  productLink(product: Product): string;
  categoryLink(category: { readonly slug: string; readonly url_path?: string | undefined }): string;
  pageLink(identifier: string): string;
  /** What a page is for search engines: its one address, and whether they are to take it up (A §2.1). */
  identify(page: Page): Promise<PageIdentity>;
  /** Path in the current store for a path of the default store: '/cart' → '/en/cart'. */
  localPath(path: string): string;
  /** The path and query of the current listing with one filter value switched, or the sort changed. Filters and sort live in the URL (S §2). */
  filterLink(
    change:
      | { readonly code: string; readonly value: string }
      | { readonly code: string; readonly instead: string | undefined }
      | { readonly sort: string }
      | { readonly clear: true }
      | { readonly start: number },
  ): string;
}

export const ROUTING = token<RoutingArea>('RoutingArea');
