import type { BookEvent } from '../../../../core/contract/staff/book-events';
import {
  MAX_JOURNAL_ROWS,
  type Book,
  type BooksJournal,
  type MonthBooks,
} from '../../../../core/contract/staff/manage-books';
import { MAX_REPORT_ROWS } from '../../../../core/contract/staff/manage-reports';
import { toDecimal } from '../../../../core/kernel/money';
import { accountMovements, accountSums, paymentSums } from '../../../../core/manage/books/account-sums';
import { accountNumber, includesTax, type AccountPlan } from '../../../../core/manage/books/chart-of-accounts';
import { journalEntry, type JournalEntry } from '../../../../core/manage/books/journal';
import { dayAt, endOfDay, offsetSpans, startOfDay } from '../../../../core/kernel/calendar-days';
import { monthPeriod, presetPeriod } from '../../../../core/manage/reports/report-periods';
import { invalidField, timeZoneOf, type Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { BookQuery, DocumentSums } from '../../ports/staff/books';
import { bookRulesOf, type BookRules } from './book-rules';
import { withoutCosts } from '../../../../core/manage/reports/report-rows';
import { mustHaveStore, tablesOf } from './sales-report';

export interface BooksInput {
  /** Month such as 2026-03. Default: the previous month. */
  readonly month?: string | undefined;
  readonly store?: string | undefined;
  readonly seller?: string | undefined;
}

export interface JournalInput extends BooksInput {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  /** Leaves out later entries, in milliseconds. */
  readonly until?: number | undefined;
}

interface Dependencies {
  readonly database: Database;
  readonly settings: Settings;
}

interface Asked {
  readonly month: string;
  readonly zone: string;
  readonly query: BookQuery;
  readonly rules: BookRules;
}

/**
 * Reads the books of a month.
 * @throws ApiError for an unknown store or seller
 */
export function monthBooksOf({ database, settings }: Dependencies, input: BooksInput): Promise<MonthBooks> {
  return database.read(async (db) => {
    const { month, zone, query, rules } = await askedOf(db, settings, input);
    const { stores, now } = query;
    const period = monthPeriod(month);
    const since = await db.books.since();
    const events = await db.books.events(query);
    const earlier = await db.books.sums({ ...query, from: 0, before: query.from });
    const documents = await db.books.documents(period, stores);
    const days = { period, compared: undefined, zone };
    const movements = (await tablesOf(db, { name: 'movements', stores }, days)).map(withoutCosts);
    const taxes = (await tablesOf(db, { name: 'taxes', stores, limit: MAX_REPORT_ROWS }, days)).map(withoutCosts);
    const currencies = [...events, ...earlier, ...documents].map(({ currency }) => currency);
    return {
      month,
      is_open: now < query.before,
      since: since !== undefined && query.from < since ? dayAt(since, zone) : null,
      entries: events.filter((event) => journalEntry(event).lines.length > 0).length,
      sellers: [...rules.sellers],
      books: [...new Set(currencies)].sort().map((currency) => {
        const of = <T extends { readonly currency: string }>(all: readonly T[]) =>
          all.filter((one) => one.currency === currency);
        return {
          currency,
          movements: of(movements)[0] ?? null,
          taxes: of(taxes)[0] ?? null,
          documents: documentsOf(of(documents)[0]),
          ...figuresOf(of(earlier), of(events), rules.plan),
        };
      }),
    };
  });
}

/**
 * Reads a page of the journal of a month.
 * @throws ApiError for an unknown store or seller
 */
export function booksJournalOf(
  { database, settings }: Dependencies,
  { page = 1, size = MAX_JOURNAL_ROWS, until = Infinity, ...input }: JournalInput,
): Promise<BooksJournal> {
  return database.read(async (db) => {
    const { month, query: whole, rules } = await askedOf(db, settings, input);
    const query = { ...whole, now: Math.min(whole.now, until) };
    const entries = (await db.books.events(query)).map(journalEntry).filter(({ lines }) => lines.length > 0);
    const made_at = new Date(query.now).toISOString();
    return {
      ...{ month, total: entries.length, datev: { ...rules.datev, chart: rules.plan.chart, made_at } },
      items: entries.slice((page - 1) * size, page * size).map((entry) => rowOf(entry, rules.plan)),
    };
  });
}

async function askedOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  settings: Settings,
  { month: wanted, store, seller }: BooksInput,
): Promise<Asked> {
  mustHaveStore(settings, store);
  if (store !== undefined && seller !== undefined) throw invalidField('seller', 'must not be given with a store');
  const rules = await bookRulesOf(db, settings);
  const now = settings.clock.now();
  const zone = await timeZoneOf(db);
  const month = wanted ?? presetPeriod('last-month', dayAt(now, zone)).from.slice(0, 7);
  const { from: first, to } = monthPeriod(month);
  const [from, before] = [startOfDay(first, zone), endOfDay(to, zone)];
  const named = store === undefined ? undefined : [store];
  const stores = seller === undefined ? named : rules.storesOf(seller);
  return { month, zone, rules, query: { from, before, spans: offsetSpans(from, before, zone), stores, now } };
}

function figuresOf(
  earlier: readonly BookEvent[],
  events: readonly BookEvent[],
  plan: AccountPlan,
): Pick<Book, 'accounts' | 'balances' | 'payments'> {
  const entries = events.map(journalEntry);
  return {
    balances: accountMovements(earlier.map(journalEntry), entries).map(({ account, opening, movements, closing }) => ({
      account,
      opening: toDecimal(opening),
      movements: movements.map(({ kind, amount }) => ({ kind, amount: toDecimal(amount) })),
      closing: toDecimal(closing),
    })),
    payments: paymentSums(events).map(({ received, refunded, ...sum }) => ({
      ...{ ...sum, received: toDecimal(received), refunded: toDecimal(refunded) },
    })),
    accounts: accountSums(entries).map(({ account, of, debit, credit }) => ({
      ...{ account, of, number: accountNumber(plan, account, of) },
      ...{ debit: toDecimal(debit), credit: toDecimal(credit) },
    })),
  };
}

function rowOf({ lines, ...entry }: JournalEntry, plan: AccountPlan): BooksJournal['items'][number] {
  return {
    ...entry,
    lines: lines.map(({ account, of, amount }) => ({
      ...{ account, of, number: accountNumber(plan, account, of), amount: toDecimal(amount) },
      tax_included: includesTax(plan, account, of),
    })),
  };
}

function documentsOf(sums: DocumentSums | undefined): Book['documents'] {
  const { invoices = 0, invoiced = 0, creditNotes = 0, credited = 0 } = sums ?? {};
  return { invoices, invoiced: toDecimal(invoiced), credit_notes: creditNotes, credited: toDecimal(credited) };
}
