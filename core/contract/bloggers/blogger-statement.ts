import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';
import { ledgerEntry } from './blogger-money';

/** Maximum movements of a statement; a busier year must be read by month. */
export const MAX_STATEMENT_ROWS = 20_000;

const row = z.object({
  ...z.omit(ledgerEntry, { next_payout: true, currency: true }).shape,
  /** Effect on the balance; 0 if money moved within it. */
  change: amount,
  balance: amount,
});

export const bloggerStatement = z.object({
  /** Year or month: 2026, 2026-11. */
  period: z.string(),
  currency: z.string(),
  /** Currencies of the ledger. */
  currencies: z.array(z.string()),
  /** First and last day, UTC. */
  from: z.string(),
  to: z.string(),
  /** First movement ever; null without any. */
  first_at: z.nullable(z.string()),
  /** Owed at the start of the period: pending, confirmed and in payouts. */
  opening: amount,
  earned: amount,
  /** Returned, refunded or cancelled. */
  back: amount,
  paid: amount,
  /** `opening + earned - back - paid`. */
  closing: amount,
  /** Oldest first. */
  rows: z.array(row),
  /** Signed link, valid for half a day. */
  pdf: z.string(),
});
/** Statement of a blogger for a month or year in one currency. */
export type BloggerStatement = z.infer<typeof bloggerStatement>;

export const statement = endpoint({
  name: 'bloggerStatement',
  method: 'GET',
  path: '/api/blogger/statement',
  access: 'user',
  role: 'blogger',
  query: z.object({
    token: z.optional(z.string().check(z.maxLength(200))),
    /** Default this month. */
    period: z.optional(z.string().check(z.regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/))),
    /** Default that of the account. */
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    /** Store that determines the language of the PDF. */
    storeCode: z.optional(z.string().check(z.minLength(1), z.maxLength(8))),
  }),
  body: z.undefined(),
  result: bloggerStatement,
  summary: 'Returns the statement of a month or year: opening balance, movements, closing balance.',
  chapter: 'A §7, blogger endpoints',
});
