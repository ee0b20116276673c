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
import type { PromoArea } from './promo-mode';
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

/** Settings and adapters that open a shop. */
export interface ShopOptions {
  readonly config?: ShopConfigInput;
  readonly adapters: Adapters;
  /** Default: the first available store. */
  readonly storeCode?: string;
  /** Default: the store's language; ignored if not in `stores.interfaceLocales`. */
  readonly interfaceLanguage?: string | undefined;
  /** Result of `dehydrate` on the server; the shop starts without requests. */
  readonly state?: unknown;
  /** Result of `merchantConfig`, which saves a request. */
  readonly siteBlocks?: SiteBlocks | undefined;
  /** From `splitArrival`: `start` applies the promo code and sign-in link. */
  readonly arrival?: Arrival;
}

/** One shopper's shop. Areas behind functions are lazy loaded and cached. */
export interface Shop {
  readonly config: ShopConfig;
  readonly catalogue: Catalogue;
  readonly product: ProductArea;
  readonly stock: StockArea;
  readonly cart: CartArea;
  readonly wishlist: ProductList;
  readonly compare: CompareList;
  readonly recentlyViewed: ProductList;
  readonly promo: PromoArea;
  readonly claims: ClaimsArea;
  readonly ui: UiArea;
  readonly storeViews: StoreViewsArea;
  readonly routing: RoutingArea;
  readonly arrival: Arrival;
  readonly content: ContentArea;
  readonly notices: NoticesArea;
  readonly sync: SyncArea;
  readonly online$: Observable<boolean>;
  readonly user$: Observable<User | null>;
  accounts(): Promise<AccountsArea>;
  bloggers(): Promise<BloggersArea>;
  manage(): Promise<ManageArea>;
  checkout(): Promise<CheckoutArea>;
  orders(): Promise<OrdersArea>;
  /** Available without loading the orders area. */
  readonly waitingOrders$: Observable<readonly QueuedOrder[]>;
  reviews(): Promise<ReviewsArea>;
  sharedCarts(): Promise<SharedCartsArea>;
  /** Restores persisted state and subscribes to network and tabs. Sends only requests queued earlier. */
  start(): Promise<void>;
  dehydrate(): JsonValue;
  /** Adapters belong to the caller and stay open. */
  dispose(): void;
}
