import * as z from 'zod/mini';
import { statementOf, statementTimes } from '../../../core/bloggers/statement';
import { MAX_STATEMENT_ROWS, type BloggerStatement } from '../../../core/contract/bloggers/blogger-statement';
import type { InvoiceSheet } from '../../../core/contract/orders/invoice-sheet';
import { dayAt } from '../../../core/kernel/calendar-days';
import { toDecimal } from '../../../core/kernel/money';
import { type Content, siteSettings } from '../content';
import { invalidField, royaltyRulesOf, storeOf, timeZoneOf, type OrderFileLinks, type Settings } from '../foundation';
import type { Database, Repositories } from '../ports/database';
import { isMissingGlyphs } from '../ports/orders/invoice-printer';
import { entryView } from './money-views';
import { statementSheet } from './statement-sheet';

/** Blogger, time and currency of a statement. */
export interface StatementOf {
  readonly bloggerId: number;
  /** Year or month in the time zone of the shop, such as 2026 or 2026-11. */
  readonly period: string;
  readonly currency: string;
  readonly store: string;
}

export type StatementFile =
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  | { readonly kind: 'no-pdf'; readonly why: string; readonly sheet: InvoiceSheet };

const shopNames = z.looseObject({
  company: z.optional(z.string()),
  company_info: z.optional(z.string()),
  name: z.optional(z.string()),
});

/** Blogger statements, generated from the ledger. */
export class Statements {
  constructor(
    private readonly services: {
      readonly content: Content;
      readonly database: Database;
      readonly fileLinks: OrderFileLinks;
      readonly settings: Settings;
    },
  ) {}

  /** @throws ApiError 400 naming the period if it has too many movements */
  async of(wanted: StatementOf): Promise<BloggerStatement> {
    const { database, fileLinks, settings } = this.services;
    const found = await database.read((db) => this.#statement(db, wanted));
    return { ...found, pdf: fileLinks.sign(statementPath(wanted), settings.clock.now()) };
  }

  /** Generates the PDF; falls back to a printable page without a printer or if the font lacks a character. */
  async file(wanted: StatementOf): Promise<StatementFile> {
    const { invoicePrinter, telemetry } = this.services.settings;
    const sheet = await this.services.database.read((db) => this.#sheet(db, wanted));
    if (invoicePrinter === undefined) return { kind: 'no-pdf', why: 'This shop makes no PDF files', sheet };
    try {
      return { kind: 'made', bytes: await invoicePrinter.pdf(sheet) };
    } catch (error) {
      if (!isMissingGlyphs(error)) throw error;
      telemetry.log('warn', error.message, { statement: wanted.period });
      return { kind: 'no-pdf', why: error.message, sheet };
    }
  }

  async #sheet(db: Repositories, wanted: StatementOf): Promise<InvoiceSheet> {
    const blogger = await db.customers.byId(wanted.bloggerId);
    const shop = await siteSettings(db, this.services, shopNames);
    const name = `${blogger?.firstname ?? ''} ${blogger?.lastname ?? ''}`.trim();
    const parties = {
      shop: [shop?.company ?? shop?.name ?? '', ...(shop?.company_info ?? '').split(/\r?\n/)].filter(
        (line) => line !== '',
      ),
      blogger: [name, blogger?.loginEmail ?? blogger?.loginPhone ?? ''].filter((line) => line !== ''),
    };
    const store = { ...storeOf(wanted.store, this.services.settings), timeZone: await timeZoneOf(db) };
    return statementSheet(await this.#statement(db, wanted), parties, store);
  }

  async #statement(
    db: Repositories,
    { bloggerId, period, currency }: StatementOf,
  ): Promise<Omit<BloggerStatement, 'pdf'>> {
    const timeZone = await timeZoneOf(db);
    const { from, to } = statementTimes(period, timeZone);
    const [postings, before] = [
      await db.ledger.between(bloggerId, { currency, from, to }, MAX_STATEMENT_ROWS + 1),
      await db.ledger.owedAt(bloggerId, currency, from),
    ];
    if (postings.length > MAX_STATEMENT_ROWS)
      throw invalidField('period', `must have at most ${String(MAX_STATEMENT_ROWS)} movements: choose a month`);
    const { rows, opening, earned, back, paid, closing } = statementOf(before, postings);
    const facts = { now: this.services.settings.clock.now(), rules: await royaltyRulesOf(db), timeZone };
    const firstAt = await db.ledger.firstAt(bloggerId);
    const known = (await db.ledger.balances(bloggerId)).map((account) => account.currency);
    const iso = (moment: number) => new Date(moment).toISOString();
    return {
      period,
      currency,
      currencies: [...new Set([...known, currency])].sort(),
      from: dayAt(from, timeZone),
      to: dayAt(to - 1, timeZone),
      first_at: firstAt === undefined ? null : iso(firstAt),
      ...{ opening: toDecimal(opening), earned: toDecimal(earned), back: toDecimal(back) },
      ...{ paid: toDecimal(paid), closing: toDecimal(closing) },
      rows: rows.map(({ posting, change, balance }) => {
        const { next_payout: _next, currency: _currency, ...entry } = entryView(posting, facts);
        return { ...entry, change: toDecimal(change), balance: toDecimal(balance) };
      }),
    };
  }
}

function statementPath({ bloggerId, period, currency, store }: StatementOf): string {
  return `/api/blogger/statement/${String(bloggerId)}/${period}/${currency}/${encodeURIComponent(store)}/file`;
}
