import * as z from 'zod/mini';
import { AVAILABLE_STORES, storeView, STORE_VIEWS } from '../store-views';
import { ShopError } from '../kernel/shop-error';

const whole = (least: number) => z.number().check(z.int(), z.gte(least));
/** A section that may be left out whole or in part; each member has its own default. */
const section = <S extends Readonly<Record<string, z.core.$ZodType>>>(shape: S) =>
  z.prefault(z.object(shape), {} as never); // every member has a default, so {} is a valid input

const catalogue = section({
  /** Items of a listing page (S §9). */
  pageSize: z._default(whole(1), 50),
  /** Most categories fetched at once (S §9). */
  categoryFetchSize: z._default(whole(1), 4000),
  attributeFetchSize: z._default(whole(1), 150),
  /** Most values of one filter or aggregation asked for (S §9: 999, 500 in a later setting). */
  maxFiltersQuerySize: z._default(whole(1), 999),
  /** Sort of a listing when none is chosen (S §9). */
  defaultSort: z._default(z.string(), 'promoted:desc,id:desc'),
  /** Filters that a category offers (S §9). */
  defaultFilters: z._default(z.array(z.string()), ['gender', 'ptype', 'color', 'size', 'set', 'brand', 'approved']),
  /** Values per aggregation; 20 where nothing is said (S §9). */
  aggregationSizes: z._default(z.record(z.string(), whole(1)), { ptype: 50, set: 2, gender: 3 }),
  defaultAggregationSize: z._default(whole(1), 20),
  /** Time-outs of a search in milliseconds (S §9). */
  clientTimeoutMs: z._default(whole(1), 5000),
  serverTimeoutMs: z._default(whole(1), 1000),
  /** Categories are a tree below this id (S §9). */
  rootCategoryId: z._default(whole(0), 1),
  /** Level of the menu's categories when nothing else is configured (A §9). */
  menuLevel: z._default(whole(0), 2),
});

const products = section({
  /** Show and list products that are out of stock (S §9). */
  listOutOfStockProducts: z._default(z.boolean(), true),
  filterUnavailableVariants: z._default(z.boolean(), true),
  calculateBundlePriceByOptions: z._default(z.boolean(), true),
  /** A product whose status is at or above this cannot be shown (S §4, S §9). */
  maxStatus: z._default(whole(0), 2),
  /** Visibility 1 leads to the parent product (S §2). */
  preventConfigurableChildrenDirectAccess: z._default(z.boolean(), true),
  /** Picking a variant changes the URL (S §2). */
  firstVariantInUrl: z._default(z.boolean(), true),
  /** Ids per request and children per product of a stock prefetch (S §9). */
  stockBatchSize: z._default(whole(1), 15),
  stockChildrenPrefetch: z._default(whole(0), 8),
});

const urls = section({
  /** Clean addresses '/{url_path}' resolved by the URL map, instead of '/c/…' and '/p/…' (S §2). */
  useUrlDispatcher: z._default(z.boolean(), false),
  /** Take category slugs from url_key instead of name and id (S §3). */
  useUrlKeys: z._default(z.boolean(), true),
});

const cart = section({
  /** Quantities of a line (S §5 leaves them open). */
  minQuantity: z._default(whole(1), 1),
  maxQuantity: z._default(whole(1), 10_000),
  synchronize: z._default(z.boolean(), true),
  synchronizeTotals: z._default(z.boolean(), true),
  /** Attempts to connect as a guest after a 401 (S §4, S §9). */
  maxBypassAttempts: z._default(whole(0), 1),
  serverMergeByDefault: z._default(z.boolean(), true),
  serverSyncCanRemoveLocalItems: z._default(z.boolean(), true),
  serverSyncCanModifyLocalItems: z._default(z.boolean(), true),
  /** Out-of-stock items may be put in the cart (S §9). */
  allowOutOfStockInCart: z._default(z.boolean(), true),
  /** What the counter on the cart counts (S §9). */
  countType: z._default(z.enum(['items', 'quantities']), 'quantities'),
  confirmRemoval: z._default(z.boolean(), true),
});

const checkout = section({
  /** How long checkout stays active after its last change, in milliseconds (S §9). */
  activeMs: z._default(whole(0), 1_800_000),
});

const orders = section({
  /** Send queued orders without asking when the network returns (S §4, offline orders). */
  automaticTransmission: z._default(z.boolean(), false),
  /** Drop configurable option fields from the payload (S §5). */
  optimize: z._default(z.boolean(), false),
});

const cache = section({
  /** A read or write without answer in so many milliseconds counts as an error (S §4). */
  timeoutMs: z._default(whole(1), 800),
  maxReadErrors: z._default(whole(1), 1),
  maxWriteErrors: z._default(whole(1), 30),
  /** S §9: local storage quota and how often it is checked. */
  quotaKb: z._default(whole(1), 4096),
  quotaCheckMs: z._default(whole(1), 30_000),
});

const tasks = section({
  /** Put the token in an Authorization header instead of the query (S §6). */
  tokenInHeader: z._default(z.boolean(), false),
  autoRefreshTokens: z._default(z.boolean(), true),
  /** S §9. */
  maxNetworkAttempts: z._default(whole(1), 1),
  timeoutMs: z._default(whole(1), 15_000),
});

export const shopConfig = z.object({
  stores: section({
    views: z._default(z.array(storeView).check(z.minLength(1)), [...STORE_VIEWS]),
    /** Codes of the stores that are open; the first is the default (S §1). */
    available: z._default(z.array(z.string()).check(z.minLength(1)), [...AVAILABLE_STORES]),
    /** Whether requests carry the store code and paths may be prefixed with it (S §2, S §4). */
    multistore: z._default(z.boolean(), true),
  }),
  catalogue,
  products,
  urls,
  cart,
  checkout,
  orders,
  cache,
  tasks,
  notices: section({ /** S §9, milliseconds. */ timeToLiveMs: z._default(whole(0), 2000) }),
  /** Who shoppers are told to write to when an order fails. */
  contactEmail: z._default(z.string(), 'service@vitrine.example'),
  /** Running where pages are rendered: no carts, no queues, short time-outs (S §4, cart sync). */
  serverSide: z._default(z.boolean(), false),
});
export type ShopConfig = z.infer<typeof shopConfig>;
export type ShopConfigInput = z.input<typeof shopConfig>;

/**
 * Parses the configuration once, fills in the defaults of S §9 and freezes it.
 * @throws ShopError 'invalid-input' naming the setting and what is wrong with it
 */
export function parseConfig(input: ShopConfigInput = {}): ShopConfig {
  const parsed = shopConfig.safeParse(input);
  if (parsed.success) return Object.freeze(parsed.data);
  const issue = parsed.error.issues[0];
  throw new ShopError('invalid-input', {
    params: { field: issue?.path.join('.') ?? 'config', message: issue?.message ?? 'is not valid' },
    cause: parsed.error,
  });
}
