import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { amount } from './scalars';

const base = '/api/blogger';
const token = z.optional(z.string().check(z.maxLength(200)));
const moment = z.nullable(z.string());

/** Why money of a blogger moved. */
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
  /** What was earned before the ledger began. */
  'carried_over',
] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];
/** Where money of a blogger can be: expected, earned, in a payout that is on its way, paid. */
export const LEDGER_ACCOUNTS = ['pending', 'active', 'payout', 'paid'] as const;

/** One movement of a blogger's money: from an account to another; outside of them is the shop's. */
export const ledgerEntry = z.object({
  id: z.number(),
  at: z.string(),
  reason: z.enum(LEDGER_REASONS),
  /** Null for the shop. */
  from: z.nullable(z.enum(LEDGER_ACCOUNTS)),
  to: z.nullable(z.enum(LEDGER_ACCOUNTS)),
  currency: z.string(),
  /** Profit; never below zero. */
  sum: amount,
  bonus: amount,
  /** The order that it is for; null for a payout. */
  order_id: z.nullable(z.number()),
  order_number: z.nullable(z.string()),
  payout_id: z.nullable(z.number()),
  /** The line that came back, where one did. */
  sku: z.nullable(z.string()),
  /** When it is paid out next, where that is still to come and the day is known; from the minimum on. */
  next_payout: moment,
});
/** An entry of a blogger's ledger: what was earned, taken back or paid, and for which order (A §4). */
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
    /** Entries older than this id. */
    before: z.optional(z.number().check(z.int(), z.gte(1))),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    /** Of one order, by its id; orders from before the shop opened have one below 1. */
    order: z.optional(z.number().check(z.int())),
    /** Of one payout; of 0: what is confirmed and in none yet, which is what the next one is made of. */
    payout: z.optional(z.number().check(z.int(), z.gte(0))),
  }),
  body: z.undefined(),
  result: z.object({ items: z.array(ledgerEntry), total: z.number() }),
  summary: 'How the figures of the balance came to be, newest first.',
  chapter: 'A §7, blogger endpoints',
});

/** By what a blogger earns, and when it is paid; with where their shop begins. */
export const bloggerTerms = z.object({
  id: z.number(),
  /** What links of the blogger carry as `?promo=`. */
  promo_code: z.string(),
  profit_percent: z.number(),
  bonus_percent: z.number(),
  /** Days after the arrival until what an order earns is confirmed: `confirmationDays`. */
  return_days: z.number(),
  /** Less is not paid out but carried on, by currency. */
  payout_minimum: z.record(z.string(), amount),
  /** Day of the month on which payouts are made. */
  payout_day: z.number(),
  next_payout: moment,
});
/** Terms that a blogger works by: what is paid, for what, since when (A §4). */
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
  summary: "The blogger's promo code, and by which rules they earn.",
  chapter: 'A §7, blogger endpoints',
});
