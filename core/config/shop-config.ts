import { LISTING_SORT, MAX_FILTER_VALUES, MAX_STATUS, PAGE_SIZE } from '../contract/catalogue/listing';
import { MAX_QUANTITY } from '../kernel/quantity';
import { ShopError } from '../kernel/shop-error';
import {
  AVAILABLE_STORES,
  INTERFACE_LOCALES,
  STORE_VIEWS,
  openStoresProblem,
  ownStoreProblem,
  ownStoreView,
  storeViewProblem,
  withDefaultStore,
  type OwnStore,
} from '../store-views';
import { flag, listOf, oneOf, readSection, text, texts, whole, wholeNumbers } from './setting';
import type { InputOf, SettingProblem, ValuesOf } from './setting';

const stores = {
  views: listOf(STORE_VIEWS, storeViewProblem),
  /** The merchant's own stores, open in addition to those in `available`. */
  own: listOf<OwnStore>([], ownStoreProblem, 0),
  /** Codes of the open stores; the first is the default. */
  available: texts(AVAILABLE_STORES, 1),
  /** Sends the store code with requests and allows it as a path prefix. */
  multistore: flag(true),
  /** Languages offered for the interface. */
  interfaceLocales: texts(INTERFACE_LOCALES, 1),
} as const;

const catalogue = {
  /** Items per listing page. */
  pageSize: whole(1, PAGE_SIZE),
  /** Maximum categories per request. */
  categoryFetchSize: whole(1, 4000),
  /** Maximum attributes per request. */
  attributeFetchSize: whole(1, 150),
  /** Maximum values per filter; limited by the contract. */
  maxFiltersQuerySize: whole(1, MAX_FILTER_VALUES),
  /** Default sort of a listing. */
  defaultSort: text(LISTING_SORT),
  /** Filters offered by a category. */
  defaultFilters: texts(['gender', 'ptype', 'color', 'size', 'set', 'brand', 'approved']),
  /** Values per aggregation; sizes are unlimited. */
  aggregationSizes: wholeNumbers({ ptype: 50, set: 2, gender: 3 }),
  /** Values of any other aggregation. */
  defaultAggregationSize: whole(1, 20),
  /** Search timeout in milliseconds. */
  clientTimeoutMs: whole(1, 5000),
  /** Search engine timeout in milliseconds; below the client timeout. */
  serverTimeoutMs: whole(1, 1000),
  /** Id of the category tree's root. */
  rootCategoryId: whole(0, 1),
  /** Category level that the menu shows. A negative value means the default, 2. */
  menuLevel: whole(-1, -1),
} as const;

const products = {
  /** Show products that are out of stock. */
  listOutOfStockProducts: flag(true),
  /** Hide unavailable variants. */
  filterUnavailableVariants: flag(true),
  /** Bundle choices change the price; otherwise the default parts decide it. */
  calculateBundlePriceByOptions: flag(true),
  /** First hidden status: products with this status or above are not shown. */
  maxStatus: whole(0, MAX_STATUS),
  /** Redirect variants that are not individually visible (visibility 1) to their parent product. */
  preventConfigurableChildrenDirectAccess: flag(true),
  /**
   * Preselection on product pages: 'variant' selects the first available variant, 'look' only the colour, so that
   * shoppers choose the size themselves, and 'nothing' selects nothing.
   */
  preselect: oneOf(['look', 'variant', 'nothing'], 'look'),
  /** Selecting a variant changes the URL. */
  firstVariantInUrl: flag(true),
  /** Ids per request and children per product of a stock prefetch. */
  stockBatchSize: whole(1, 15),
  /** Variants per product whose stock is loaded with a listing. */
  stockChildrenPrefetch: whole(0, 8),
  /** Send the customer group with product requests, for group prices and taxes. */
  userGroupPrices: flag(false),
  /** Reload prices when a product is opened, if the search index may be stale. */
  syncPlatformPrices: flag(false),
} as const;

const urls = {
  /** Resolve '/{url_path}' by the URL map instead of '/c/…' and '/p/…'. */
  useUrlDispatcher: flag(false),
  /** Build category slugs from `url_key` instead of name and id. */
  useUrlKeys: flag(true),
  /** Write filters and sort into the query or into path parameters. */
  filtersIn: oneOf(['query', 'params'], 'query'),
} as const;

const cart = {
  /** Minimum quantity of a line. */
  minQuantity: whole(1, 1),
  /** Maximum quantity of a line. */
  maxQuantity: whole(1, MAX_QUANTITY),
  /** Synchronise the cart with the server. */
  synchronize: flag(true),
  /** Take cart totals from the server. */
  synchronizeTotals: flag(true),
  /** Maximum number of retries of a cart as a guest after a 401. */
  maxBypassAttempts: whole(0, 1),
  /** Merge the local and the server cart if both changed. */
  serverMergeByDefault: flag(true),
  /** Remove local lines that the server no longer has. */
  serverSyncCanRemoveLocalItems: flag(true),
  /** Overwrite local quantities with the server's. */
  serverSyncCanModifyLocalItems: flag(true),
  /** Allow out-of-stock items in the cart. */
  allowOutOfStockInCart: flag(true),
  /** Count lines or units on the cart button. */
  countType: oneOf(['items', 'quantities'], 'quantities'),
  /** Ask before a line is removed. */
  confirmRemoval: flag(true),
} as const;

const checkout = {
  /** Time in milliseconds that checkout stays active after its last change. */
  activeMs: whole(0, 1_800_000),
} as const;

const orders = {
  /** Send queued orders automatically when the network returns. */
  automaticTransmission: flag(true),
  /** Leave the configurable option fields out of the payload. */
  optimize: flag(false),
} as const;

const cache = {
  /** Timeout of device storage in milliseconds. */
  timeoutMs: whole(1, 800),
  /** Read errors before device storage is disabled. */
  maxReadErrors: whole(1, 1),
  /** Write errors before device storage is disabled. */
  maxWriteErrors: whole(1, 30),
  /** Local storage quota in KB. */
  quotaKb: whole(1, 4096),
  /** Interval of the quota check in milliseconds. */
  quotaCheckMs: whole(1, 30_000),
} as const;

const tasks = {
  /**
   * Send the token in an Authorization header, which logs do not record, or in the query for back ends that require it.
   * Default true.
   */
  tokenInHeader: flag(true),
  /** Refresh expired tokens automatically. */
  autoRefreshTokens: flag(true),
  /** Consecutive failed refreshes before the shopper must sign in again. */
  maxRefreshAttempts: whole(1, 3),
  /** Maximum attempts for a request that fails on the network, including the first. */
  maxNetworkAttempts: whole(1, 1),
  /** Request timeout in milliseconds. */
  timeoutMs: whole(1, 15_000),
} as const;

const lists = {
  /** Maximum products per list on the device. */
  wishlistLimit: whole(1, 100),
  /** Maximum products compared side by side. */
  compareLimit: whole(2, 4),
  /** Maximum recently viewed products. */
  recentlyViewedLimit: whole(1, 24),
} as const;

const notices = {
  /** Lifetime of a notice in milliseconds. */
  timeToLiveMs: whole(0, 2000),
} as const;

export const general = {
  /** Address shown to shoppers when an order fails. */
  contactEmail: text('service@vitrine.example'),
  /** Server rendering: no carts, no queues, short timeouts. */
  serverSide: flag(false),
  /** Deployment stage; search engines are blocked outside 'production'. */
  stage: text('production'),
} as const;

export const SECTIONS = {
  stores,
  catalogue,
  products,
  urls,
  cart,
  checkout,
  orders,
  cache,
  tasks,
  lists,
  notices,
} as const;
type Sections = typeof SECTIONS;

/** All settings of a shop with their values. */
export type ShopConfig = { readonly [Name in keyof Sections]: ValuesOf<Sections[Name]> } & ValuesOf<typeof general>;
/** Settings that override the defaults. */
export type ShopConfigInput = { readonly [Name in keyof Sections]?: InputOf<Sections[Name]> | undefined } & InputOf<
  typeof general
>;

function report({ field, message }: SettingProblem): never {
  throw new ShopError('invalid-input', { params: { field, message } });
}

function readStores(stores: ShopConfig['stores']): ShopConfig['stores'] {
  const known = stores.views.map(({ storeCode }) => storeCode);
  const own = stores.own.filter(({ code }) => !known.includes(code));
  const views = [...stores.views, ...own.map(ownStoreView)];
  const available = [...new Set([...stores.available, ...stores.own.map(({ code }) => code)])];
  const message = openStoresProblem(views, available);
  if (message !== undefined) report({ field: 'stores.available', message });
  return { ...stores, views: withDefaultStore(views, available), available };
}

/**
 * Parses the configuration, applies defaults and freezes it.
 * @throws ShopError 'invalid-input' naming the setting
 */
export function parseConfig(input: ShopConfigInput = {}): ShopConfig {
  const read = <Name extends keyof Sections>(name: Name) => readSection(name, SECTIONS[name], input[name], report);
  return Object.freeze({
    stores: readStores(read('stores')),
    catalogue: read('catalogue'),
    products: read('products'),
    urls: read('urls'),
    cart: read('cart'),
    checkout: read('checkout'),
    orders: read('orders'),
    cache: read('cache'),
    tasks: read('tasks'),
    lists: read('lists'),
    notices: read('notices'),
    ...readSection('', general, input, report),
  });
}
