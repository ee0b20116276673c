import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { endpoint } from '../foundation/endpoint';
import { POST_TYPES } from './post-types';
import { amount } from '../foundation/scalars';

const base = '/api/blogger';
const chapter = 'A §7, blogger endpoints';
const token = z.optional(z.string().check(z.maxLength(200)));
const none = z.undefined();
const list = z.object({ token, size: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1000))) });
const moment = z.nullable(z.string());

export const PART_TYPES = ['top', 'bottom', 'shoes'] as const;
export type PartType = (typeof PART_TYPES)[number];

export const promoProduct = z.looseObject({
  id: z.number(),
  is_set: z.boolean(),
  parts: z.array(z.number()),
  /** For a set, the part that names it. */
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
  promoted_dates: z.partialRecord(z.enum(POST_TYPES), z.array(z.string())),
  archive: z.boolean(),
  archived_at: moment,
  archived_reason: z.nullable(z.string()),
  archived_notes: z.nullable(z.string()),
  archived_by: z.nullable(z.string()),
  blogger_images: z.array(z.string()),
});
/** Product given to a blogger to promote. */
export type PromoProduct = Known<z.infer<typeof promoProduct>>;

export const bloggerPost = z.looseObject({
  id: z.number(),
  type: z.enum(POST_TYPES),
  promoted_at: z.string(),
  text: z.string(),
  images: z.array(z.string()),
  products: z.array(
    z.looseObject({ id: z.number(), title: z.string(), sku: z.nullable(z.string()), image: z.nullable(z.string()) }),
  ),
});
/** Post with its products and pictures. */
export type BloggerPost = Known<z.infer<typeof bloggerPost>>;

export const bloggerPayout = z.looseObject({
  id: z.number(),
  sum: amount,
  bonus: amount,
  currency: z.string(),
  created_at: z.string(),
  /** Null while in transit. */
  paid_at: moment,
  orders: z.number(),
  /** Signed link, valid for half a day. */
  file: z.nullable(z.string()),
});
/** Payout to a blogger. */
export type BloggerPayout = Known<z.infer<typeof bloggerPayout>>;

/** States of a royalty. 'rejected': cancelled, fully returned, or no earnings. */
export const ROYALTY_STATES = ['awaits-payment', 'pending', 'confirmed', 'payout', 'paid', 'rejected'] as const;
/** State of a royalty. */
export type RoyaltyState = (typeof ROYALTY_STATES)[number];

/** Contains no personal data of the shopper. */
export const bloggerOrder = z.looseObject({
  id: z.number(),
  number: z.string(),
  date: z.string(),
  order_status: z.string(),
  canceled: z.boolean(),
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
    /** Paid for goods and not refunded. */
    base: amount,
    /** The same before refunds, returns and cancellation. */
    gross: amount,
    /** Placement label of the link; null without one. */
    label: z.nullable(z.string()),
    profit_percent: z.number(),
    bonus_percent: z.number(),
    /** Null while unknown. */
    payable_on: moment,
  }),
});
/** Order credited to a blogger. */
export type BloggerOrder = Known<z.infer<typeof bloggerOrder>>;

const balanceMembers = {
  id: z.number(),
  currency: z.string(),
  /** Earned and unpaid; negative if returns exceed earnings. */
  active: amount,
  /** Part of `active` not yet in a payout. */
  due: amount,
  /** From orders that may still be returned. */
  pending: amount,
  total: amount,
  paid: amount,
  /** Null below the minimum. */
  next_payment: moment,
};
export const bloggerBalance = z.object({
  ...balanceMembers,
  currencies: z.array(z.object(balanceMembers)),
});
/** Balance of a blogger per currency. */
export type BloggerBalance = z.infer<typeof bloggerBalance>;

const periodStats = z.object({
  count: z.number(),
  count_diff: z.number(),
  /** Net sales of goods without tax: `gross` less `back`. */
  sum: amount,
  sum_diff: amount,
  gross: amount,
  /** Refunded, returned or cancelled. */
  back: amount,
  /** Orders awaiting payment; their profit is part of `profit`, but they are not part of sales. */
  unpaid: z.object({ count: z.number(), sum: amount, profit: amount }),
  profit: amount,
  profit_diff: amount,
  bonus: amount,
  mentioned: z.number(),
  mentions_goal: z.number(),
});
const byCurrency = z.record(z.string(), periodStats);
/** UTC. */
const profitStep = z.object({ from: z.string(), profit: amount, orders: z.number() });
/** Profit of one part of a period. */
export type ProfitStep = z.infer<typeof profitStep>;
const steps = z.record(z.string(), z.array(profitStep));
export const bloggerStatistics = z.object({
  today: byCurrency,
  week: byCurrency,
  month: byCurrency,
  year: byCurrency,
  total: z.record(z.string(), z.object({ profit: amount, bonus: amount, start_date: moment })),
  /** Earliest first; they sum to the period's profit. */
  steps: z.object({ today: steps, week: steps, month: steps, year: steps }),
});
/** Statistics of a blogger per period and currency. */
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
  summary: "Returns the blogger's products and sets, newest first.",
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
  summary: "Returns the blogger's posts, newest first.",
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
  summary: 'Returns mentions, orders and profit by period and currency.',
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
  summary: "Returns the blogger's payouts, newest first (A §7: id:desc).",
  chapter,
});
export const orders = endpoint({
  name: 'bloggerOrders',
  method: 'GET',
  path: `${base}/orders`,
  access: 'user',
  role: 'blogger',
  query: z.extend(list, {
    state: z.optional(z.enum(ROYALTY_STATES)),
    start: z.optional(z.number().check(z.int(), z.gte(0))),
    number: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  body: none,
  result: z.object({ items: z.array(bloggerOrder), total: z.number() }),
  summary: 'Returns the sales credited to the blogger, newest first.',
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
  summary: "Returns the blogger's earnings and payouts.",
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
  summary: 'Returns whether a set of these promo products (comma-separated ids) exists.',
  chapter,
});
