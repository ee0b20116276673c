import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';
import { BOOK_EVENTS } from './book-events';
import { BALANCE_ACCOUNTS, BOOK_ACCOUNTS, BOOK_CHARTS } from './book-settings';
import { MONTH_PATTERN, reportTable } from './manage-reports';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));

/** Maximum journal entries of a page. */
export const MAX_JOURNAL_ROWS = 2000;

const query = {
  token,
  /** Month such as 2026-03. Default: the previous month. */
  month: z.optional(z.string().check(z.regex(MONTH_PATTERN))),
  /** Code of a store. Default: all. */
  store: z.optional(z.string().check(z.maxLength(64))),
  /** Name of a seller in the invoice settings; not together with `store`. */
  seller: z.optional(z.string().check(z.maxLength(200))),
};

const account = {
  account: z.enum(BOOK_ACCOUNTS),
  /** Tax rate and country, or payment provider or method; empty otherwise. */
  of: z.string(),
  /** Number or name in the chart of accounts; empty if the chart has none, such as for a foreign rate. */
  number: z.string(),
};

const movements = z.object({
  account: z.enum(BALANCE_ACCOUNTS),
  /** Balance at the start of the month. */
  opening: amount,
  movements: z.array(z.object({ kind: z.enum(BOOK_EVENTS), amount })),
  /** Balance at the end of the month, or now. */
  closing: amount,
});
/** Balance of an account with its movements in a month. */
export type BookBalance = z.infer<typeof movements>;

const payment = z.object({
  /** Code of the payment method. */
  method: z.string(),
  /** Null if staff recorded the payment. */
  provider: z.nullable(z.string()),
  payments: z.number(),
  received: amount,
  refunds: z.number(),
  refunded: amount,
});

const bookAccountSum = z.object({ ...account, debit: amount, credit: amount });

const book = z.object({
  currency: z.string(),
  /** Sales, cancellations and refunds, as in the report `movements`. */
  movements: z.nullable(reportTable),
  /** By tax rate and country, as in the report `taxes`. */
  taxes: z.nullable(reportTable),
  documents: z.object({ invoices: z.number(), invoiced: amount, credit_notes: z.number(), credited: amount }),
  balances: z.array(movements),
  payments: z.array(payment),
  accounts: z.array(bookAccountSum),
});
/** Books of one currency. */
export type Book = z.infer<typeof book>;

export const booksResult = z.object({
  month: z.string(),
  /** True if the month has not ended. */
  is_open: z.boolean(),
  /** Day on which the books began, if the month began earlier; null otherwise. Earlier events are in opening balances. */
  since: z.nullable(z.string()),
  /** Number of journal entries in all currencies. */
  entries: z.number(),
  /** Names of sellers, for `seller`. */
  sellers: z.array(z.string()),
  books: z.array(book),
});
/** Books of a month. */
export type MonthBooks = z.infer<typeof booksResult>;

export const monthBooks = endpoint({
  name: 'monthBooks',
  method: 'GET',
  path: '/api/manage/books',
  access: 'staff',
  permission: 'figures:read',
  query: z.object(query),
  body: z.undefined(),
  result: booksResult,
  summary:
    'Returns the books of a month by currency: taxes, documents, payments, gift cards, bonuses, royalties and the accounts of the journal.',
  chapter,
});

const journalRow = z.object({
  /** YYYY-MM-DD, in the time zone of the shop. */
  day: z.string(),
  kind: z.enum(BOOK_EVENTS),
  currency: z.string(),
  /** Order number; null without one. */
  order: z.nullable(z.string()),
  /** Reference of the payment provider. */
  reference: z.nullable(z.string()),
  /** VAT number of a business that owes the tax. */
  vat_number: z.optional(z.string()),
  /** Add up to zero; debits are positive. tax_included: DATEV splits the tax from the account. */
  lines: z.array(z.object({ ...account, amount, tax_included: z.boolean() })),
});
/** Entry of the journal, in major units. */
export type JournalRow = z.infer<typeof journalRow>;

export const journalResult = z.object({
  month: z.string(),
  items: z.array(journalRow),
  total: z.number(),
  /** Settings for the header of a DATEV file. */
  datev: z.object({
    chart: z.enum(BOOK_CHARTS),
    consultant: z.nullable(z.number()),
    client: z.nullable(z.number()),
    year_start: z.number(),
    made_at: z.string(),
  }),
});
/** Page of the journal of a month. */
export type BooksJournal = z.infer<typeof journalResult>;

export const booksJournal = endpoint({
  name: 'booksJournal',
  method: 'GET',
  path: '/api/manage/books-journal',
  access: 'staff',
  permission: 'figures:read',
  query: z.object({
    ...query,
    page: z.optional(z.int().check(z.gte(1), z.lte(1000))),
    size: z.optional(z.int().check(z.gte(1), z.lte(MAX_JOURNAL_ROWS))),
    /** Leaves out later entries, in milliseconds since the epoch: `made_at` of the first page, for the further ones. */
    until: z.optional(z.int().check(z.gte(0))),
  }),
  body: z.undefined(),
  result: journalResult,
  summary: 'Returns the journal of a month in double entry, oldest first.',
  chapter,
});
