import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { endpoint } from './endpoint';
import { POST_TYPES } from './post-types';
import { amount } from './scalars';

const base = '/api/blogger';
const chapter = 'A §7, blogger endpoints';
const token = z.optional(z.string().check(z.maxLength(200)));
const none = z.undefined();
/** A §9: blogger lists have up to 1000 entries. */
const list = z.object({ token, size: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1000))) });
const moment = z.nullable(z.string());

/** A set is a top or a bottom; its parts are of these types, in this order (A §3). */
export const PART_TYPES = ['top', 'bottom', 'shoes'] as const;
export type PartType = (typeof PART_TYPES)[number];

/** A product or set that the blogger has, or will have, to show (A §3, promo products). */
export const promoProduct = z.looseObject({
  id: z.number(),
  is_set: z.boolean(),
  /** What a set is made of: ids of other entries. */
  parts: z.array(z.number()),
  /** top, bottom or shoes; for a set the part that gives it its name. */
  type_type: z.nullable(z.enum(PART_TYPES)),
  sku: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  image: z.nullable(z.string()),
  title: z.string(),
  order_id: z.nullable(z.string()),
  delivered: z.boolean(),
  delivered_at: moment,
  days_to_delivery: z.nullable(z.number()),
  promoted_count: z.number(),
  /** By kind of post, the moments at which it was shown. */
  promoted_dates: z.partialRecord(z.enum(POST_TYPES), z.array(z.string())),
  archive: z.boolean(),
  archived_at: moment,
  archived_reason: z.nullable(z.string()),
  archived_notes: z.nullable(z.string()),
  archived_by: z.nullable(z.string()),
  blogger_images: z.array(z.string()),
});
/** A product that a blogger collects or posts about (A §4). */
export type PromoProduct = Known<z.infer<typeof promoProduct>>;

export const bloggerPost = z.looseObject({
  id: z.number(),
  type: z.enum(POST_TYPES),
  promoted_at: z.string(),
  text: z.string(),
  images: z.array(z.string()),
  /** The promo products shown in it. */
  products: z.array(
    z.looseObject({ id: z.number(), title: z.string(), sku: z.nullable(z.string()), image: z.nullable(z.string()) }),
  ),
});
/** A post of a blogger with its products and pictures (A §4). */
export type BloggerPost = Known<z.infer<typeof bloggerPost>>;

export const bloggerPayout = z.looseObject({
  id: z.number(),
  sum: amount,
  bonus: amount,
  currency: z.string(),
  created_at: z.string(),
  /** When the money was sent; null while it is on its way. */
  paid_at: moment,
  orders: z.number(),
  /** Link to its file, which counts for half a day and needs no token. */
  file: z.nullable(z.string()),
});
/** A payout of a blogger, as the cabinet lists it (A §4). */
export type BloggerPayout = Known<z.infer<typeof bloggerPayout>>;

/**
 * How far a royalty is: it waits for the order's payment, for its arrival and return period; it is confirmed, in a payout, or paid. Rejected: the
 * order was cancelled, came back whole, or earns nothing.
 */
export const ROYALTY_STATES = ['awaits-payment', 'pending', 'confirmed', 'payout', 'paid', 'rejected'] as const;
/** Where what a blogger earned by an order stands. */
export type RoyaltyState = (typeof ROYALTY_STATES)[number];

/** A sale that the blogger is paid for (A §3: number, royalty.payout_id, date). No shopper's name or address is in it. */
export const bloggerOrder = z.looseObject({
  id: z.number(),
  number: z.string(),
  date: z.string(),
  order_status: z.string(),
  canceled: z.boolean(),
  /** Its money has come. */
  paid: z.boolean(),
  price: amount,
  currency: z.string(),
  products: z.array(z.object({ sku: z.string(), name: z.string(), count: z.number(), image: z.nullable(z.string()) })),
  royalty: z.object({
    sum: amount,
    bonus: amount,
    currency: z.string(),
    sent: z.boolean(),
    payout_id: z.nullable(z.number()),
    file: z.nullable(z.string()),
    state: z.enum(ROYALTY_STATES),
    /** What the percentages are taken of: what was paid for the goods and not given back. */
    base: amount,
    profit_percent: z.number(),
    bonus_percent: z.number(),
    /** The day on which it is, or was, confirmed; null while nobody can say. */
    payable_on: moment,
  }),
});
/** An order that a blogger's promo code brought, as the cabinet lists it (A §4). */
export type BloggerOrder = Known<z.infer<typeof bloggerOrder>>;

const balanceMembers = {
  id: z.number(),
  currency: z.string(),
  /** Earned and to be paid out next, with what is on its way; below zero where more came back than was earned since. */
  active: amount,
  /** Of `active` what is in no payout yet: what the next one is made of. */
  due: amount,
  /** Of orders that may still come back. */
  pending: amount,
  total: amount,
  paid: amount,
  /** When `due` is paid; null while it is less than the minimum. */
  next_payment: moment,
};
export const bloggerBalance = z.object({
  /** In the currency of the account. */
  ...balanceMembers,
  /** In each currency that something was earned in, that of the account first. */
  currencies: z.array(z.object(balanceMembers)),
});
/** What a blogger has earned, was paid and is owed, in each currency (A §4). */
export type BloggerBalance = z.infer<typeof bloggerBalance>;

/** A §3, stats per period; differences are to the period of the same length before. */
const periodStats = z.object({
  count: z.number(),
  count_diff: z.number(),
  sum: amount,
  sum_diff: amount,
  profit: amount,
  profit_diff: amount,
  bonus: amount,
  mentioned: z.number(),
  mentions_goal: z.number(),
});
const byCurrency = z.record(z.string(), periodStats);
/** What was earned in a part of a period: an hour of today, a day of a week or month, a month of a year. In UTC. */
const profitStep = z.object({ from: z.string(), profit: amount, orders: z.number() });
/** How much of an order's sum a blogger earns, from a number of orders on (A §4). */
export type ProfitStep = z.infer<typeof profitStep>;
const steps = z.record(z.string(), z.array(profitStep));
export const bloggerStatistics = z.object({
  today: byCurrency,
  week: byCurrency,
  month: byCurrency,
  year: byCurrency,
  total: z.record(z.string(), z.object({ profit: amount, bonus: amount, start_date: moment })),
  /** The profit of each period part by part, the earliest first; they sum to its profit. */
  steps: z.object({ today: steps, week: steps, month: steps, year: steps }),
});
/** Orders and profit of a blogger over each period, in each currency (A §4). */
export type BloggerStatistics = z.infer<typeof bloggerStatistics>;

export const promoProducts = endpoint({
  name: 'bloggerPromoProducts',
  method: 'GET',
  path: `${base}/promo_products`,
  access: 'user',
  role: 'blogger',
  query: list,
  body: none,
  result: z.object({ items: z.array(promoProduct), total: z.number() }),
  summary: 'The products and sets that the blogger shows, newest first.',
  chapter,
});
export const posts = endpoint({
  name: 'bloggerPosts',
  method: 'GET',
  path: `${base}/posts`,
  access: 'user',
  role: 'blogger',
  query: list,
  body: none,
  result: z.object({ items: z.array(bloggerPost), total: z.number() }),
  summary: "The blogger's posts, newest first.",
  chapter,
});
export const statistics = endpoint({
  name: 'bloggerStatistics',
  method: 'GET',
  path: `${base}/statistics`,
  access: 'user',
  role: 'blogger',
  query: z.object({ token }),
  body: none,
  result: bloggerStatistics,
  summary: 'Mentions, orders and profit by period and currency.',
  chapter: 'A §2.11',
});
export const payouts = endpoint({
  name: 'bloggerPayouts',
  method: 'GET',
  path: `${base}/payouts`,
  access: 'user',
  role: 'blogger',
  query: list,
  body: none,
  result: z.object({ items: z.array(bloggerPayout), total: z.number() }),
  summary: 'What was paid to the blogger, newest first (A §7: id:desc).',
  chapter,
});
export const orders = endpoint({
  name: 'bloggerOrders',
  method: 'GET',
  path: `${base}/orders`,
  access: 'user',
  role: 'blogger',
  query: z.extend(list, {
    /** Those alone whose royalty is so far; `total` counts them. */
    state: z.optional(z.enum(ROYALTY_STATES)),
    /** How many newer ones are left out. */
    start: z.optional(z.number().check(z.int(), z.gte(0))),
    /** That order alone, by its number, however old it is. */
    number: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  body: none,
  result: z.object({ items: z.array(bloggerOrder), total: z.number() }),
  summary: 'The sales that the blogger is paid for, newest first.',
  chapter,
});
export const balance = endpoint({
  name: 'bloggerBalance',
  method: 'GET',
  path: `${base}/balance`,
  access: 'user',
  role: 'blogger',
  query: z.object({ token }),
  body: none,
  result: bloggerBalance,
  summary: 'What the blogger has earned, and what of it was paid.',
  chapter,
});
export const checkSet = endpoint({
  name: 'bloggerCheckSet',
  method: 'GET',
  path: `${base}/check_set`,
  access: 'user',
  role: 'blogger',
  query: z.object({ token, ids: z.string().check(z.maxLength(200)) }),
  body: none,
  result: z.object({ exists: z.boolean(), id: z.nullable(z.number()) }),
  summary: 'Whether a set of these promo products (ids joined by commas) exists already.',
  chapter,
});
