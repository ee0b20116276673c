import * as z from 'zod/mini';
import { stockPlace } from '../catalogue/stock-places';
import { endpoint } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const day = z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)));
const store = z.optional(z.string().check(z.maxLength(64)));
const period = z.object({ from: z.string(), to: z.string() });

/** Maximum rows of these reports. */
export const MAX_INSIGHT_ROWS = 1000;
export const INSIGHT_ROWS = 100;
const limit = z.optional(z.int().check(z.gte(1), z.lte(MAX_INSIGHT_ROWS)));

const missedSearch = z.object({
  words: z.string(),
  /** Number of searches; pages from a cache do not count. */
  count: z.number(),
  /** Newest day, YYYY-MM-DD. */
  last_day: z.string(),
});
/** Search words without results. */
export type MissedSearch = z.infer<typeof missedSearch>;

export const missedSearchesResult = z.object({ period, items: z.array(missedSearch), total: z.number() });

export const missedSearches = endpoint({
  name: 'missedSearches',
  method: 'GET',
  path: '/api/manage/missed-searches',
  access: 'staff',
  permission: 'figures:read',
  query: z.object({
    token,
    /** UTC; default: the first of this month. */
    from: day,
    /** Inclusive; default: today. */
    to: day,
    store,
    /** Default: 100. */
    limit,
  }),
  body: z.undefined(),
  result: missedSearchesResult,
  summary: 'Returns the most frequent search words without results. They are kept for 90 days, without personal data.',
  chapter,
});

/** Hours since the last change of a cart. */
export const CART_AGES = [1, 24, 168, 720] as const;

const leftCarts = z.object({
  store: z.string(),
  currency: z.string(),
  /** Minimum hours since the last change, of `CART_AGES`. */
  hours: z.number(),
  carts: z.number(),
  /** Carts of customers who are signed in. */
  of_customers: z.number(),
  units: z.number(),
  /** At current prices without coupons and shipping. */
  value: amount,
});
/** Carts with goods that were left, of one store and age. */
export type LeftCarts = z.infer<typeof leftCarts>;

export const leftCartsResult = z.object({
  /** ISO 8601. */
  asked_at: z.string(),
  items: z.array(leftCarts),
});

export const leftCartsReport = endpoint({
  name: 'leftCarts',
  method: 'GET',
  path: '/api/manage/left-carts',
  access: 'staff',
  permission: 'figures:read',
  query: z.object({ token, store }),
  body: z.undefined(),
  result: leftCartsResult,
  summary: 'Returns number and value of abandoned carts, by store and age, without personal data.',
  chapter,
});

const sellThrough = z.object({
  sku: z.string(),
  /** Null if the product was removed. */
  name: z.nullable(z.string()),
  /** Units sold in the period, less cancelled and returned ones. */
  sold: z.number(),
  /** Units in stock now. */
  stock: z.number(),
  /** Percentage of `sold` in the sum of both. */
  rate: z.number(),
  /** Days until the stock is sold at this pace; null if nothing was sold. */
  days_left: z.nullable(z.number()),
});
/** Units sold and in stock of a product. */
export type SellThrough = z.infer<typeof sellThrough>;

export const sellThroughResult = z.object({ period, items: z.array(sellThrough), total: z.number() });

export const sellThroughReport = endpoint({
  name: 'sellThrough',
  method: 'GET',
  path: '/api/manage/sell-through',
  access: 'staff',
  permission: 'figures:read',
  query: z.object({
    token,
    /** UTC; default: the first of this month. */
    from: day,
    /** Inclusive; default: today. */
    to: day,
    /** Store of the sales; stock is that of all stores. */
    store,
    /** Products with the lowest rate first. Default: false. */
    slowest: z.optional(z.enum(['true', 'false'])),
    /** Default: 100. */
    limit,
  }),
  body: z.undefined(),
  result: sellThroughResult,
  summary: 'Returns units sold and in stock of each product with counted stock, and the part that was sold.',
  chapter,
});

const placeValue = z.object({
  /** Code of the location. */
  place: z.string(),
  /** By language; null if the location was removed. */
  name: z.nullable(stockPlace.shape.name),
  units: z.number(),
  /** Units with a known cost, times this cost. */
  value: amount,
  /** Units without a known cost, which the value leaves out. */
  uncosted: z.number(),
});
/** Stock of one location at cost. */
export type PlaceStockValue = z.infer<typeof placeValue>;

export const stockValueResult = z.object({
  /** ISO 8601. */
  asked_at: z.string(),
  /** Base currency, of the costs. */
  currency: z.string(),
  items: z.array(placeValue),
  /** Sum of all locations. */
  total: z.object({ units: z.number(), value: amount, uncosted: z.number() }),
});

export const stockValueReport = endpoint({
  name: 'stockValue',
  method: 'GET',
  path: '/api/manage/stock-value',
  access: 'staff',
  permission: 'catalogue:read',
  query: z.object({ token }),
  body: z.undefined(),
  result: stockValueResult,
  summary:
    'Returns the value of counted stock at cost by location, without units in transit, and the units without a cost.',
  chapter,
});
