import {
  CARD_EVENTS,
  type AmountEntry,
  type BookEvent,
  type CardEntry,
  type RoyaltyEntry,
  type SaleEvent,
} from '../../../../core/contract/staff/book-events';
import { BALANCE_ACCOUNTS } from '../../../../core/contract/staff/book-settings';
import type { LoggedRefund } from '../../../platform/ports/orders/order-log';
import type { BookQuery, BookRepository, DocumentSums } from '../../../platform/ports/staff/books';
import { documentOf, numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import { Conditions } from '../base/conditions';
import { jsonNumber } from '../base/json';
import { DAY_MS, localDay } from '../base/local-day';
import type { Row, SqlConnection } from '../base/connection';
import { REVOKED } from '../selling/gift-cards';
import { storesIn, SUMS, sumsOf } from './sales-sums';

const sum = (of: string) => `CAST(sum(${of}) AS BIGINT)`;
/** The card had expired, or was revoked before. */
const CLOSED = `CASE WHEN c.expires_at <= m.at OR c.taken_back_at < m.at THEN 1 ELSE 0 END`;
/** Change of a card's balance after it expired; a revocation leaves the balance as it is. */
const AFTER = (of: string) =>
  `coalesce((SELECT ${sum(
    `CASE WHEN m.kind IN ('card-back', 'card-issued') THEN m.${of} ELSE -m.${of} END`,
  )} FROM book_move m WHERE m.card_id = c.id AND m.at >= c.expires_at AND coalesce(m.reason, '') <> '${REVOKED}'), 0)`;

/** Grouping of events: each with its day and order, or sums by currency. */
type Detail = 'events' | 'sums';

export class SqlBooks implements BookRepository {
  constructor(private readonly connection: SqlConnection) {}

  events(query: BookQuery): Promise<readonly BookEvent[]> {
    return this.#all(query, 'events');
  }

  sums(query: BookQuery): Promise<readonly BookEvent[]> {
    return this.#all(query, 'sums');
  }

  async #all(asked: BookQuery, detail: Detail): Promise<readonly BookEvent[]> {
    // Earlier events are in the opening balances.
    const query = { ...asked, from: Math.max(asked.from, (await this.since()) ?? 0) };
    if (query.from >= query.before) return [];
    const events = [
      ...(await this.#sales(query, detail)),
      ...(await this.#moves(query, detail)),
      ...(await this.#expired(query)),
      ...(await this.#withheld(query)),
      ...(await this.#royalties(query, detail)),
    ];
    // Sorting is stable: events of a day keep their order.
    return detail === 'sums' ? events : events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  }

  async #sales(query: BookQuery, detail: Detail): Promise<readonly BookEvent[]> {
    const where = new Conditions();
    // The days, which are in UTC, are for the index.
    where.add(
      'f.whole = 0 AND f.day >= ? AND f.day <= ? AND f.at >= ? AND f.at < ?',
      ...[Math.floor(query.from / DAY_MS), Math.floor((query.before - 1) / DAY_MS)],
      ...[query.from, Math.min(query.before, query.now + 1)],
    );
    storesIn(where, query.stores, 'f.store_code');
    const day = localDay('f.at', query.spans);
    const isEach = detail === 'events';
    const rows = await this.connection
      .sql(
        `SELECT ${isEach ? `${day} AS day, f.order_id, o.number, max(f.vat_number) AS vat_number, ` : ''}f.kind, f.currency,
           coalesce(f.tax_rate, '') AS rate, f.country, ${SUMS}
         FROM sales_fact f ${isEach ? 'JOIN shop_order o ON o.id = f.order_id' : ''} WHERE ${where.text}
         GROUP BY ${isEach ? `${day}, f.order_id, o.number, ` : ''}f.kind, f.currency, coalesce(f.tax_rate, ''), f.country
         ORDER BY ${isEach ? 'day, f.order_id, o.number, ' : ''}f.kind, f.currency, rate, f.country`,
      )
      .all(...where.values);
    return rows.map((row): SaleEvent => {
      const [rate, country] = [textOf(row, 'rate'), textOf(row, 'country')];
      const vatNumber = optionalTextOf(row, 'vat_number');
      return {
        ...{ ...aboutOf(row), kind: 'sale', act: actOf(row), rate, country, sums: sumsOf(row) },
        ...(vatNumber !== undefined && { vatNumber }),
      };
    });
  }

  async #moves(query: BookQuery, detail: Detail): Promise<readonly BookEvent[]> {
    const where = momentsIn(query, 'm.at');
    where.add(`m.kind <> 'start'`);
    storesIn(where, query.stores, 'm.store_code');
    const from = `FROM book_move m LEFT JOIN gift_card c ON c.id = m.card_id`;
    const sql =
      detail === 'events'
        ? `SELECT ${localDay('m.at', query.spans)} AS day, o.number, m.kind, m.reason, m.currency, m.amount, m.goodwill, ${CLOSED} AS closed,
             o.payment_method, m.provider, m.reference ${from} LEFT JOIN shop_order o ON o.id = m.order_id
           WHERE ${where.text} ORDER BY m.at, m.id`
        : `SELECT m.kind, m.reason, m.currency, ${sum('m.amount')} AS amount, ${sum('m.goodwill')} AS goodwill, ${CLOSED} AS closed
           ${from} WHERE ${where.text} GROUP BY m.kind, m.reason, m.currency, ${CLOSED}
           ORDER BY m.kind, m.reason, m.currency, closed`;
    const rows = await this.connection.sql(sql).all(...where.values);
    return rows.flatMap((row) => moveOf(row) ?? []);
  }

  async #expired(query: BookQuery): Promise<readonly BookEvent[]> {
    const where = momentsIn(query, 'c.expires_at');
    where.add('c.granted_at IS NOT NULL AND (c.taken_back_at IS NULL OR c.taken_back_at >= c.expires_at)');
    storesIn(where, query.stores, 'coalesce(o.store_code, c.store_code)');
    const rows = await this.connection
      .sql(
        `SELECT ${localDay('c.expires_at', query.spans)} AS day, o.number, c.currency, c.balance - ${AFTER('amount')} AS amount,
           c.goodwill_left - ${AFTER('goodwill')} AS goodwill
         FROM gift_card c LEFT JOIN shop_order o ON o.id = c.order_id WHERE ${where.text} ORDER BY c.expires_at, c.id`,
      )
      .all(...where.values);
    return rows
      .map((row): CardEntry => ({ ...aboutOf(row), kind: 'card-expired', ...amountsOf(row), isClosed: false }))
      .filter(({ amount }) => amount > 0);
  }

  async #withheld(query: BookQuery): Promise<readonly BookEvent[]> {
    const where = momentsIn(query, 'r.created_at');
    where.add(`r.detail LIKE '%"held":%'`);
    storesIn(where, query.stores, 'o.store_code');
    const rows = await this.connection
      .sql(
        `SELECT ${localDay('r.created_at', query.spans)} AS day, o.number, o.currency, r.detail
         FROM order_refund r JOIN shop_order o ON o.id = r.order_id WHERE ${where.text} ORDER BY r.created_at, r.order_id, r.reason`,
      )
      .all(...where.values);
    return rows.map((row): AmountEntry => {
      const { held = 0 } = documentOf<Pick<LoggedRefund, 'held'>>(row, 'detail');
      return { ...aboutOf(row), kind: 'withheld', amount: held };
    });
  }

  async #royalties(query: BookQuery, detail: Detail): Promise<readonly BookEvent[]> {
    const where = momentsIn(query, 't.at');
    storesIn(where, query.stores, 'o.store_code');
    const from = `FROM ledger_transaction t LEFT JOIN shop_order o ON o.id = t.order_id WHERE ${where.text}`;
    const sql =
      detail === 'events'
        ? `SELECT ${localDay('t.at', query.spans)} AS day, o.number, t.currency, t.source, t.target, t.sum AS earned, t.bonus ${from} ORDER BY t.at, t.id`
        : `SELECT t.currency, t.source, t.target, ${sum('t.sum')} AS earned, ${sum('t.bonus')} AS bonus ${from}
           GROUP BY t.currency, t.source, t.target ORDER BY t.currency, t.source, t.target`;
    const rows = await this.connection.sql(sql).all(...where.values);
    return rows.flatMap((row) => royaltyOf(row) ?? []);
  }

  async documents({ from, to }: { readonly from: string; readonly to: string }, stores: readonly string[] | undefined) {
    const where = new Conditions();
    where.add('i.issued_on >= ? AND i.issued_on <= ?', from, to);
    storesIn(where, stores, 'o.store_code');
    const gross = jsonNumber(this.connection.dialect, 'i.document', 'gross');
    const of = (kind: string, value: string) => sum(`CASE WHEN i.kind = '${kind}' THEN ${value} ELSE 0 END`);
    const rows = await this.connection
      .sql(
        `SELECT o.currency, ${of('invoice', '1')} AS invoices, ${of('invoice', gross)} AS invoiced,
           ${of('credit_note', '1')} AS credit_notes, ${of('credit_note', gross)} AS credited
         FROM invoice i JOIN shop_order o ON o.id = i.order_id WHERE ${where.text} GROUP BY o.currency ORDER BY o.currency`,
      )
      .all(...where.values);
    return rows.map((row): DocumentSums => ({
      ...{
        currency: textOf(row, 'currency'),
        invoices: numberOf(row, 'invoices'),
        invoiced: numberOf(row, 'invoiced'),
      },
      ...{ creditNotes: numberOf(row, 'credit_notes'), credited: numberOf(row, 'credited') },
    }));
  }

  async since(): Promise<number | undefined> {
    const row = await this.connection.sql(`SELECT min(at) AS at FROM book_move WHERE kind = 'start'`).first();
    return optionalNumberOf(row ?? {}, 'at');
  }
}

function momentsIn({ from, before, now }: BookQuery, column: string): Conditions {
  const where = new Conditions();
  where.add(`${column} >= ? AND ${column} < ?`, from, Math.min(before, now + 1));
  return where;
}

function aboutOf(row: Row) {
  const day = optionalNumberOf(row, 'day');
  return {
    day: day === undefined ? '' : dayOf(day),
    currency: textOf(row, 'currency'),
    order: optionalTextOf(row, 'number') ?? null,
  };
}

function amountsOf(row: Row) {
  return { amount: numberOf(row, 'amount'), goodwill: numberOf(row, 'goodwill') };
}

function actOf(row: Row): 'cancel' | 'refund' | 'sale' {
  const kind = textOf(row, 'kind');
  return kind === 'cancel' || kind === 'refund' ? kind : 'sale';
}

function moveOf(row: Row): BookEvent | undefined {
  const [kind, about, { amount, goodwill }] = [textOf(row, 'kind'), aboutOf(row), amountsOf(row)];
  if (kind === 'payment' || kind === 'refund') {
    const [provider, reference] = [optionalTextOf(row, 'provider'), optionalTextOf(row, 'reference')];
    const method = optionalTextOf(row, 'payment_method') ?? '';
    return { ...about, kind, amount, method, provider: provider ?? null, reference: reference ?? null };
  }
  if (kind === 'opening') {
    const account = BALANCE_ACCOUNTS.find((name) => name === optionalTextOf(row, 'reason'));
    return account && { ...about, kind, account, amount };
  }
  if (kind === 'bonus') return { ...about, kind, amount, reason: textOf(row, 'reason') };
  const card = CARD_EVENTS.find((name) => name === kind);
  return card && { ...about, kind: card, amount, goodwill, isClosed: numberOf(row, 'closed') === 1 };
}

const OWED: ReadonlySet<string> = new Set(['pending', 'active', 'payout']);

/** Only transactions from or to what bloggers are owed change the books. */
function royaltyOf(row: Row): RoyaltyEntry | undefined {
  const [source, target] = [textOf(row, 'source'), textOf(row, 'target')];
  if (OWED.has(source) === OWED.has(target)) return undefined;
  const act = source === 'paid' || target === 'paid' ? 'paid' : 'accrued';
  const sign = OWED.has(target) === (act === 'accrued') ? 1 : -1;
  const [earned, bonus] = [sign * numberOf(row, 'earned'), sign * numberOf(row, 'bonus')];
  return { ...aboutOf(row), kind: 'royalty', act, sum: earned, bonus };
}

function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
