import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';

const base = '/api/blogger';
const token = z.optional(z.string().check(z.maxLength(200)));
const moment = z.nullable(z.string());

export const LEDGER_REASONS = [
  'order_placed',
  'order_paid',
  'return_period_over',
  'order_canceled',
  'line_returned',
  'money_returned',
  'payout_made',
  'payout_sent',
  'payout_withdrawn',
  /** Earned before the ledger existed. */
  'carried_over',
] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];
export const LEDGER_ACCOUNTS = ['pending', 'active', 'payout', 'paid'] as const;

export const ledgerEntry = z.object({
  id: z.number(),
  at: z.string(),
  reason: z.enum(LEDGER_REASONS),
  /** Null for the shop. */
  from: z.nullable(z.enum(LEDGER_ACCOUNTS)),
  to: z.nullable(z.enum(LEDGER_ACCOUNTS)),
  currency: z.string(),
  /** Profit; never negative. */
  sum: amount,
  bonus: amount,
  order_id: z.nullable(z.number()),
  order_number: z.nullable(z.string()),
  payout_id: z.nullable(z.number()),
  sku: z.nullable(z.string()),
  next_payout: moment,
});
/** Entry of a blogger's ledger. */
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const bloggerLedger = endpoint({
  name: 'bloggerLedger',
  method: 'GET',
  path: `${base}/ledger`,
  access: 'user',
  role: 'blogger',
  query: z.object({
    token,
    size: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1000))),
    /** Returns only entries with a lower id. */
    before: z.optional(z.number().check(z.int(), z.gte(1))),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    /** Order id; imported orders have ids below 1. */
    order: z.optional(z.number().check(z.int())),
    /** 0 selects confirmed entries not yet paid out. */
    payout: z.optional(z.number().check(z.int(), z.gte(0))),
  }),
  body: z.undefined(),
  result: z.object({ items: z.array(ledgerEntry), total: z.number() }),
  summary: 'Returns the ledger entries that make up the balance, newest first.',
  chapter: 'A §7, blogger endpoints',
});

export const bloggerTerms = z.object({
  id: z.number(),
  /** Value of `?promo=` in the blogger's links. */
  promo_code: z.string(),
  profit_percent: z.number(),
  bonus_percent: z.number(),
  /** Days after arrival; see `confirmationDays`. */
  return_days: z.number(),
  /** By currency; smaller sums carry over. */
  payout_minimum: z.record(z.string(), amount),
  /** Day of the month. */
  payout_day: z.number(),
  next_payout: moment,
});
/** Royalty and payout terms of a blogger. */
export type BloggerTerms = z.infer<typeof bloggerTerms>;

export const terms = endpoint({
  name: 'bloggerTerms',
  method: 'GET',
  path: `${base}/terms`,
  access: 'user',
  role: 'blogger',
  query: z.object({ token }),
  body: z.undefined(),
  result: bloggerTerms,
  summary: "Returns the blogger's promo code and earning rules.",
  chapter: 'A §7, blogger endpoints',
});
