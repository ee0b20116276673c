import type { Observable } from 'rxjs';
import type { CmsPage, Product } from '../contract';
import type { DeliveryOffer } from '../contract/selling/delivery';
import type { Brand, CategoryPage, CollectionPage, Listing } from '../catalogue/catalogue';
import type { HomePage, Story } from '../content/content';
import type { ProductFact, ProductView, ReviewsPage } from '../product/product';
import { token } from '../di';
import type { StoreView } from '../store-views';

/** The route that a URL matches. */
export interface RouteMatch {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Normalized, without store code and query. */
  readonly path: string;
  readonly storeCode: string;
}

/** A route that was left, with its remembered state. */
export interface RouteTrace {
  readonly route: RouteMatch;
  readonly scroll?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Result of resolving a path. */
export type Resolution =
  | { readonly kind: 'match'; readonly match: RouteMatch }
  /** 301 on the server, replace navigation in the browser. */
  | { readonly kind: 'redirect'; readonly path: string; readonly status: 301 | 302 }
  | { readonly kind: 'not-found'; readonly path: string };

export type ListPageName = 'compare' | 'my-account-wishlist' | 'my-account-recently-viewed' | 'recently-viewed';

/** Account pages load their own data. */
export type AccountPageName = 'cabinet' | 'manage' | 'my-account' | 'my-account-edit' | 'my-orders' | 'reset-password';

/** A page with all its data, ready to render on server or client. */
export type Page =
  | { readonly name: 'home'; readonly route: RouteMatch; readonly home: HomePage }
  | { readonly name: 'category'; readonly route: RouteMatch; readonly category: CategoryPage }
  | {
      readonly name: 'collection';
      readonly route: RouteMatch;
      readonly collection: Omit<CollectionPage, 'listing'>;
      readonly listing: Listing;
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
      readonly outfit: readonly Product[];
      readonly facts: readonly ProductFact[];
      readonly reviews: ReviewsPage;
      readonly delivery?: DeliveryOffer | undefined;
    }
  | { readonly name: 'cms-page'; readonly route: RouteMatch; readonly page: CmsPage }
  | { readonly name: ListPageName; readonly route: RouteMatch }
  /** Not server-rendered. */
  | { readonly name: AccountPageName; readonly route: RouteMatch }
  | {
      readonly name: 'cart' | 'checkout' | 'successful-payment' | 'failed-payment' | 'order';
      readonly route: RouteMatch;
    }
  | {
      readonly name: 'error';
      readonly route: RouteMatch;
      readonly message?: string | undefined;
      readonly code?: string | undefined;
    }
  | { readonly name: 'page-not-found'; readonly route: RouteMatch }
  /** Replaces a page that needs a network, at its address. */
  | { readonly name: 'offline'; readonly route: RouteMatch };

/** SEO identity of a page. */
export interface PageIdentity {
  /** Path and query, without variant, sort and page size. Undefined for error pages. */
  readonly canonical: string | undefined;
  readonly indexable: boolean;
  /** All open stores, the default first; empty for unindexed pages. */
  readonly alternates: readonly { readonly store: StoreView; readonly path: string }[];
}

/** Result of opening a URL: the page and its server response. */
export interface OpenResult {
  readonly page: Page;
  readonly status: number;
  readonly error?: unknown;
  readonly redirect?: string | undefined;
  readonly followed?: boolean | undefined;
}

/** Options for opening a URL. */
export interface OpenOptions {
  /** Restores a visited listing as it was, without requests. */
  readonly back?: boolean;
  readonly scroll?: number;
}

/** Resolves URLs and opens pages. */
export interface RoutingArea {
  readonly page$: Observable<Page | null>;
  readonly page: Page | null;
  readonly seen$: Observable<Page | null>;
  readonly isNavigating$: Observable<boolean>;
  readonly previous: RouteTrace | null;
  /** The shown page was reached by going back. */
  readonly isBack: boolean;
  resolve(url: string): Promise<Resolution>;
  /**
   * Resolves and loads a URL and publishes `page$`; a later call supersedes it. Never throws. Unfollowed redirects
   * leave the store and are up to the caller.
   */
  open(url: string, options?: OpenOptions): Promise<OpenResult>;
  /** Preloads the code that opens pages, for example on hover. Marks the current page as seen. Never rejects. */
  prepare(): Promise<void>;
  showView(view: ProductView): string;
  /** @returns the address that restores as much; undefined if nothing was added */
  loadMore(): Promise<string | undefined>;
  /** Reloads the current page and drops kept listings. */
  reload(): Promise<void>;
  /** Returns a product's link, including its variant, displayed colour and the list's filters. */
  productLink(product: Product): string;
  categoryLink(category: { readonly slug: string; readonly url_path?: string | undefined }): string;
  pageLink(identifier: string): string;
  identify(page: Page): Promise<PageIdentity>;
  /** '/cart' → '/en/cart'. */
  localPath(path: string): string;
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
