import type { Observable } from 'rxjs';
import type { AccountsArea } from './accounts/accounts';
import type { BloggersArea } from './bloggers/bloggers';
import type { ManageArea } from './manage/manage';
import type { CartArea } from './cart/cart';
import type { Catalogue } from './catalogue/catalogue';
import type { ClaimsArea } from './claims';
import type { CheckoutArea } from './checkout/checkout';
import type { ShopConfig, ShopConfigInput } from './config';
import type { ContentArea } from './content/content';
import type { SiteBlocks } from './content/site-blocks';
import type { CompareList, ProductList } from './lists';
import type { User } from './contract';
import type { NoticesArea } from './notices/notices';
import type { OrdersArea } from './orders/orders';
import type { QueuedOrder } from './orders/queued-order';
import type { Clock, Http, Ids, JsonValue, Network, Storage, Tabs, Telemetry } from './ports';
import type { ProductArea } from './product/product';
import type { PromoArea } from './promo';
import type { ReviewsArea } from './reviews/reviews';
import type { Arrival } from './routing';
import type { RoutingArea } from './routing/routing';
import type { SharedCartsArea } from './shared-carts/shared-carts';
import type { StockArea } from './stock/stock';
import type { StoreViewsArea } from './store-views/store-views-area';
import type { SyncArea } from './sync/sync';
import type { UiArea } from './ui-state';

/** One implementation of each port. */
export interface Adapters {
  readonly http: Http;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly network: Network;
  readonly tabs: Tabs;
  readonly telemetry: Telemetry;
  readonly ids: Ids;
}

/** What a shop is opened with: settings and adapters. */
export interface ShopOptions {
  readonly config?: ShopConfigInput;
  readonly adapters: Adapters;
  /** The store to open in; by default the first available one. */
  readonly storeCode?: string;
  /** The shopper's own language of the interface; the store's where it is left out or not among `stores.interfaceLocales`. */
  readonly interfaceLanguage?: string | undefined;
  /** What `dehydrate` gave on the server: the shop starts with that page and those settings, and asks for nothing. */
  readonly state?: unknown;
  /** What `merchantConfig` read: the shop takes the site settings from it instead of asking for them once more. */
  readonly siteBlocks?: SiteBlocks | undefined;
  /** What the address brought besides its page (`splitArrival`): `start` makes a claim of a promo code, and signs in by a link. */
  readonly arrival?: Arrival;
}

/**
 * The shop: one shopper's. Areas that a first page does not need are functions; they load their code when first called
 * and give the same area ever after.
 */
export interface Shop {
  /** The settings that it runs with, the standard ones filled in. */
  readonly config: ShopConfig;
  readonly catalogue: Catalogue;
  readonly product: ProductArea;
  readonly stock: StockArea;
  readonly cart: CartArea;
  readonly wishlist: ProductList;
  readonly compare: CompareList;
  /** What was looked at, the newest first; it fills itself as product pages are opened. */
  readonly recentlyViewed: ProductList;
  readonly promo: PromoArea;
  /** What the device remembers of the visitor. */
  readonly claims: ClaimsArea;
  /** The flags of the interface: panels, sign-in modal, loader. */
  readonly ui: UiArea;
  readonly storeViews: StoreViewsArea;
  readonly routing: RoutingArea;
  /** What the address brought besides its page. */
  readonly arrival: Arrival;
  readonly content: ContentArea;
  readonly notices: NoticesArea;
  readonly sync: SyncArea;
  readonly online$: Observable<boolean>;
  /** Who is signed in, as far as it was read; null for a guest. */
  readonly user$: Observable<User | null>;
  accounts(): Promise<AccountsArea>;
  /** The blogger's cabinet. */
  bloggers(): Promise<BloggersArea>;
  /** What managers and admins do. */
  manage(): Promise<ManageArea>;
  checkout(): Promise<CheckoutArea>;
  orders(): Promise<OrdersArea>;
  /** Orders of this shopper that wait on the device to be sent (S §4, offline orders), without their area being asked for. */
  readonly waitingOrders$: Observable<readonly QueuedOrder[]>;
  reviews(): Promise<ReviewsArea>;
  /** Bags behind links: sharing one's own, and looking at another's. */
  sharedCarts(): Promise<SharedCartsArea>;
  /** Reads what was kept from the last visit and begins to react to network and tabs. Makes no request, unless requests wait from that visit. */
  start(): Promise<void>;
  /** Everything a browser needs to go on from a page rendered on the server: plain JSON. */
  dehydrate(): JsonValue;
  /** Ends subscriptions, timers and streams. Adapters are the caller's and stay open. */
  dispose(): void;
}
