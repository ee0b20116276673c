import * as z from 'zod/mini';

/** Charts of accounts: plain names, or the numbers of the German charts SKR03 and SKR04. */
export const BOOK_CHARTS = ['plain', 'skr03', 'skr04'] as const;
export type BookChart = (typeof BOOK_CHARTS)[number];

/**
 * Accounts of the journal. receivable: owed by customers; payments: money at payment providers; bank: paid out to
 * bloggers; gift_cards_sold: paid gift cards until they are issued; gift_cards and gift_card_goodwill: unspent balances,
 * by whether they were paid for; goodwill, bonus_expense and royalty_expense: their costs.
 */
export const BOOK_ACCOUNTS = [
  'receivable',
  'payments',
  'bank',
  'sales',
  'shipping',
  'tax',
  'gift_cards_sold',
  'gift_cards',
  'gift_card_goodwill',
  'gift_cards_expired',
  'bonuses',
  'royalties',
  'goodwill',
  'bonus_expense',
  'royalty_expense',
  'opening',
] as const;
/** Account of the journal. */
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

/** Accounts whose balances are shown with their movements. */
export const BALANCE_ACCOUNTS = [
  'receivable',
  'gift_cards_sold',
  'gift_cards',
  'gift_card_goodwill',
  'bonuses',
  'royalties',
] as const satisfies readonly BookAccount[];
export type BalanceAccount = (typeof BALANCE_ACCOUNTS)[number];

const bookAccount = z.object({
  account: z.enum(BOOK_ACCOUNTS),
  /** Tax rate and country, such as `19 DE`, or a payment provider or method; empty for all others. */
  of: z.optional(z.string().check(z.maxLength(64))),
  /** Number or name in the merchant's chart of accounts. */
  number: z.string().check(z.minLength(1), z.maxLength(40)),
  /** DATEV splits the tax from sales booked on the account. Default: only if the account of the chart does so. */
  tax_included: z.optional(z.boolean()),
});
/** Account that replaces one of the chart. */
export type OwnAccount = z.infer<typeof bookAccount>;

export const bookSettings = {
  books_chart: z.optional(z.enum(BOOK_CHARTS)),
  books_accounts: z.optional(z.array(bookAccount).check(z.maxLength(200))),
  /** Number of the tax adviser at DATEV. */
  datev_consultant: z.optional(z.int().check(z.gte(1001), z.lte(9_999_999))),
  /** Number of the merchant at the tax adviser. */
  datev_client: z.optional(z.int().check(z.gte(1), z.lte(99_999))),
  /** Month in which the financial year starts. Default: 1. */
  datev_year_start: z.optional(z.int().check(z.gte(1), z.lte(12))),
};
