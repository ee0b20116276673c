import { LISTING_SORT, MAX_FILTER_VALUES, MAX_STATUS, PAGE_SIZE } from '../contract/listing';
import { MOST_QUANTITY } from '../kernel/quantity';
import { ShopError } from '../kernel/shop-error';
import {
  AVAILABLE_STORES,
  INTERFACE_LOCALES,
  STORE_VIEWS,
  openStoresProblem,
  storeViewProblem,
  withDefaultStore,
} from '../store-views';
import { flag, listOf, oneOf, readSection, text, texts, whole, wholeNumbers } from './setting';
import type { InputOf, SettingProblem, ValuesOf } from './setting';

const stores = {
  views: listOf(STORE_VIEWS, storeViewProblem),
  /** Codes of the stores that are open; the first is the default (S §1). */
  available: texts(AVAILABLE_STORES, 1),
  /** Whether requests carry the store code and paths may be prefixed with it (S §2, S §4). */
  multistore: flag(true),
  /** Languages that a shopper may choose for the interface (A §1, A §2.5). */
  interfaceLocales: texts(INTERFACE_LOCALES, 1),
} as const;

const catalogue = {
  /** Items of a listing page (S §9). */
  pageSize: whole(1, PAGE_SIZE),
  /** Most categories fetched at once (S §9). */
  categoryFetchSize: whole(1, 4000),
  /** Most attributes fetched at once (S §9). */
  attributeFetchSize: whole(1, 150),
  /** Most values of one filter asked for (S §9: 999, then 500 in a later setting, which is what the contract takes). */
  maxFiltersQuerySize: whole(1, MAX_FILTER_VALUES),
  /** Sort of a listing when none is chosen (S §9). */
  defaultSort: text(LISTING_SORT),
  /** Filters that a category offers (S §9). */
  defaultFilters: texts(['gender', 'ptype', 'color', 'size', 'set', 'brand', 'approved']),
  /** Values per aggregation; where nothing is said 20, of sizes all (S §9). */
  aggregationSizes: wholeNumbers({ ptype: 50, set: 2, gender: 3 }),
  /** Values of an aggregation that has no number of its own (S §9). */
  defaultAggregationSize: whole(1, 20),
  /** Time-outs of a search in milliseconds (S §9). */
  clientTimeoutMs: whole(1, 5000),
  /** Time-out of the search itself in milliseconds, within that of the client (S §9). */
  serverTimeoutMs: whole(1, 1000),
  /** Categories are a tree below this id (S §9). */
  rootCategoryId: whole(0, 1),
  /** Level of the menu's categories; below 0 the standard one, which is 2 (A §2.5, §9). */
  menuLevel: whole(-1, -1),
} as const;

const products = {
  /** Show and list products that are out of stock (S §9). */
  listOutOfStockProducts: flag(true),
  /** Leave variants that cannot be had out of what a product offers (S §9). */
  filterUnavailableVariants: flag(true),
  /** Whether the choices of a bundle change its price; if not, its default parts make it (S §9). */
  calculateBundlePriceByOptions: flag(true),
  /** A product whose status is at or above this cannot be shown (S §4, S §9). */
  maxStatus: whole(0, MAX_STATUS),
  /** Visibility 1 leads to the parent product (S §2). */
  preventConfigurableChildrenDirectAccess: flag(true),
  /**
   * What a product page chooses before the shopper has: 'variant' the whole of the first available variant (S §4), 'look' only what
   * its pictures show (the colour), so that nobody buys a size unseen, 'nothing' not even that, nor what the shopper last took.
   */
  preselect: oneOf(['look', 'variant', 'nothing'], 'look'),
  /** Picking a variant changes the URL (S §2). */
  firstVariantInUrl: flag(true),
  /** Ids per request and children per product of a stock prefetch (S §9). */
  stockBatchSize: whole(1, 15),
  /** Variants of a product whose stock is asked for with a listing (S §9). */
  stockChildrenPrefetch: whole(0, 8),
  /** Requests for products carry the shopper's group, for prices or taxes of its own (S §6: off). */
  userGroupPrices: flag(false),
  /** Ask for the prices of a product again when it is opened: for a search whose prices are older than the shop's own (S §4). */
  syncPlatformPrices: flag(false),
} as const;

const urls = {
  /** Clean addresses '/{url_path}' resolved by the URL map, instead of '/c/…' and '/p/…' (S §2). */
  useUrlDispatcher: flag(false),
  /** Take category slugs from url_key instead of name and id (S §3). */
  useUrlKeys: flag(true),
  /** Where filters and sort of a listing are written: in the query, or in the path's parameters (S §2). */
  filtersIn: oneOf(['query', 'params'], 'query'),
} as const;

const cart = {
  /** Quantities of a line (S §5 leaves them open). */
  minQuantity: whole(1, 1),
  /** Most pieces of a line. */
  maxQuantity: whole(1, MOST_QUANTITY),
  /** Whether the bag is kept in step with that of the server (S §4). */
  synchronize: flag(true),
  /** Whether the sums of the bag come from the server (S §4). */
  synchronizeTotals: flag(true),
  /** Attempts to connect as a guest after a 401 (S §4, S §9). */
  maxBypassAttempts: whole(0, 1),
  /** Whether the bag of the device and that of the server are merged when both have changed (S §4). */
  serverMergeByDefault: flag(true),
  /** Whether a line that the server no longer has goes from the device (S §4). */
  serverSyncCanRemoveLocalItems: flag(true),
  /** Whether quantities of the server take the place of those of the device (S §4). */
  serverSyncCanModifyLocalItems: flag(true),
  /** Out-of-stock items may be put in the cart (S §9). */
  allowOutOfStockInCart: flag(true),
  /** What the counter on the cart counts (S §9). */
  countType: oneOf(['items', 'quantities'], 'quantities'),
  /** Whether the shopper is asked before a line is taken out. */
  confirmRemoval: flag(true),
} as const;

const checkout = {
  /** How long checkout stays active after its last change, in milliseconds (S §9). */
  activeMs: whole(0, 1_800_000),
} as const;

const orders = {
  /** Send queued orders without asking when the network returns (S §4, offline orders). */
  automaticTransmission: flag(true),
  /** Drop configurable option fields from the payload (S §5). */
  optimize: flag(false),
} as const;

const cache = {
  /** A read or write without answer in so many milliseconds counts as an error (S §4). */
  timeoutMs: whole(1, 800),
  /** Reads that may fail before the store of the device is given up (S §9). */
  maxReadErrors: whole(1, 1),
  /** Writes that may fail before the store of the device is given up (S §9). */
  maxWriteErrors: whole(1, 30),
  /** S §9: local storage quota and how often it is checked. */
  quotaKb: whole(1, 4096),
  /** How often the quota is checked, in milliseconds (S §9). */
  quotaCheckMs: whole(1, 30_000),
} as const;

const tasks = {
  /**
   * Where the customer's token travels (S §6): in an Authorization header, which no log and no history keeps, or in the query, for a back
   * end that reads it there alone, or that is on another host and does not allow the header (CORS). Default true.
   */
  tokenInHeader: flag(true),
  /** Whether a token that has run out is renewed by itself (A §4). */
  autoRefreshTokens: flag(true),
  /** Refreshes in a row without success; then the shopper is asked to sign in again (S §4, S §9). */
  maxRefreshAttempts: whole(1, 3),
  /** S §9. */
  maxNetworkAttempts: whole(1, 1),
  timeoutMs: whole(1, 15_000),
} as const;

const lists = {
  /** Most products of the lists on a shopper's device; the specification names no figures. */
  wishlistLimit: whole(1, 100),
  /** As many columns as can be read side by side. */
  compareLimit: whole(2, 4),
  /** Most products that were seen last (S §9). */
  recentlyViewedLimit: whole(1, 24),
} as const;

const notices = {
  /** S §9, milliseconds. */
  timeToLiveMs: whole(0, 2000),
} as const;

/** Settings that stand in no section. */
export const general = {
  /** The address that shoppers are asked to write to when an order fails. */
  contactEmail: text('service@vitrine.example'),
  /** Running where pages are rendered: no carts, no queues, short time-outs (S §4, cart sync). */
  serverSide: flag(false),
  /** The stage that the shop runs in; search engines are kept out of everything but 'production' (A §2.1). */
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

/** Every setting of a shop with its value; `docs/operate/settings.md` lists them (S §9). */
export type ShopConfig = { readonly [Name in keyof Sections]: ValuesOf<Sections[Name]> } & ValuesOf<typeof general>;
/** Settings that differ from the standard; sections and members may be left out. */
export type ShopConfigInput = { readonly [Name in keyof Sections]?: InputOf<Sections[Name]> | undefined } & InputOf<
  typeof general
>;

function report({ field, message }: SettingProblem): never {
  throw new ShopError('invalid-input', { params: { field, message } });
}

/** The first open store is the default one, and all of them are known. */
function readStores(stores: ShopConfig['stores']): ShopConfig['stores'] {
  const { views, available } = stores;
  const message = openStoresProblem(views, available);
  if (message !== undefined) report({ field: 'stores.available', message });
  return { ...stores, views: withDefaultStore(views, available) };
}

/**
 * Reads the configuration once, fills in the defaults of S §9 and freezes it.
 * @throws ShopError 'invalid-input' naming the setting and what is wrong with it
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
