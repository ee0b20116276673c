import type { RoyaltyState } from '../../../../core/contract/bloggers/bloggers';
import type { OrderDocument } from '../../../platform/ports/orders/orders';
import type {
  NewRoyalty,
  ProfitSlot,
  RoyaltyRepository,
  RoyaltyStand,
  SaleFilter,
  SoldDay,
  StoredRoyalty,
  StoredSale,
  Window,
} from '../../../platform/ports/orders/royalties';
import { documentOf, numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { jsonPart } from '../base/json';
import { letterOf, statusOf } from './orders';

const COLUMNS = `r.order_id AS order_id, r.blogger_id AS blogger_id, r.currency AS currency, rule, code, label, base, kept, profit_percent, bonus_percent,
  return_days, ordered_at, order_total, state, r.sum AS sum, r.bonus AS bonus, due_at, confirmed_at, payout_id, paid_at,
  (SELECT count(*) FROM blogger_payout_file f WHERE f.payout_id = r.payout_id) AS files`;

export class SqlRoyalties implements RoyaltyRepository {
  constructor(private readonly connection: SqlConnection) {}

  async codeOf(bloggerId: number): Promise<string | undefined> {
    const row = await this.connection.sql('SELECT code FROM blogger_code WHERE blogger_id = ?').first(bloggerId);
    return row && textOf(row, 'code');
  }

  async ownersOf(codes: readonly string[]): Promise<readonly { readonly bloggerId: number; readonly code: string }[]> {
    if (codes.length === 0) return [];
    const places = codes.map(() => '?').join(', ');
    const rows = await this.connection
      .sql(`SELECT blogger_id, code FROM blogger_code WHERE code IN (${places}) ORDER BY blogger_id`)
      .all(...codes);
    return rows.map((row) => ({ bloggerId: numberOf(row, 'blogger_id'), code: textOf(row, 'code') }));
  }

  async setCode(bloggerId: number, code: string): Promise<boolean> {
    const [owner] = await this.ownersOf([code]);
    if (owner !== undefined) return owner.bloggerId === bloggerId;
    const changed = await this.connection
      .sql(
        'INSERT INTO blogger_code (blogger_id, code) VALUES (?1, ?2) ON CONFLICT (blogger_id) DO UPDATE SET code = excluded.code',
      )
      .run(bloggerId, code);
    return changed === 1;
  }

  async add(royalty: NewRoyalty): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO royalty (order_id, blogger_id, sum, bonus, currency, rule, code, base, kept, profit_percent, bonus_percent, return_days,
           ordered_at, order_total, label, state) VALUES (?1, ?2, 0, 0, ?3, ?4, ?5, ?6, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 'awaits-payment')`,
      )
      .run(
        royalty.orderId,
        royalty.bloggerId,
        royalty.currency,
        royalty.rule ?? null,
        royalty.code ?? null,
        royalty.base,
        royalty.profitPercent,
        royalty.bonusPercent,
        royalty.returnDays,
        royalty.orderedAt,
        royalty.orderTotal,
        royalty.label ?? null,
      );
  }

  async ofOrder(orderId: number): Promise<StoredRoyalty | undefined> {
    const row = await this.connection
      .sql(`SELECT ${COLUMNS} FROM royalty r LEFT JOIN blogger_payout p ON p.id = payout_id WHERE r.order_id = ?`)
      .first(orderId);
    return row && royaltyOf(row);
  }

  async change(orderId: number, { state, kept, sum, bonus, dueAt, confirmedAt }: RoyaltyStand): Promise<void> {
    await this.connection
      .sql(
        'UPDATE royalty SET state = ?, kept = ?, sum = ?, bonus = ?, due_at = ?, confirmed_at = ? WHERE order_id = ?',
      )
      .run(state, kept, sum, bonus, dueAt ?? null, confirmedAt ?? null, orderId);
  }

  async rebase(orderId: number, { base, orderTotal }: Pick<NewRoyalty, 'base' | 'orderTotal'>): Promise<void> {
    await this.connection
      .sql('UPDATE royalty SET base = ?, order_total = ? WHERE order_id = ?')
      .run(base, orderTotal, orderId);
  }

  async due(now: number, max: number, bloggerId?: number): Promise<readonly number[]> {
    const ofOne = bloggerId === undefined ? '' : 'AND blogger_id = ?';
    const rows = await this.connection
      .sql(
        `SELECT order_id FROM royalty WHERE state = 'pending' AND due_at IS NOT NULL AND due_at <= ? ${ofOne} ORDER BY due_at, order_id LIMIT ?`,
      )
      .all(now, ...(bloggerId === undefined ? [] : [bloggerId]), max);
    return rows.map((row) => numberOf(row, 'order_id'));
  }

  async sales(
    bloggerId: number,
    { limit, start = 0, ...filter }: Parameters<RoyaltyRepository['sales']>[1],
  ): Promise<readonly StoredSale[]> {
    const { text, values } = filtered(filter);
    const products = jsonPart(this.connection.dialect, 'o.document', 'products');
    const rows = await this.connection
      .sql(
        `SELECT ${COLUMNS}, number, delivery_status, status, redirect, ${products} AS products
         FROM (SELECT * FROM royalty WHERE blogger_id = ? ${text} ORDER BY ordered_at DESC, order_id DESC LIMIT ? OFFSET ?) r
         JOIN shop_order o ON o.id = r.order_id LEFT JOIN blogger_payout p ON p.id = payout_id ORDER BY ordered_at DESC, r.order_id DESC`,
      )
      .all(bloggerId, ...values, limit, start);
    return rows.map((row) => ({
      ...royaltyOf(row),
      number: textOf(row, 'number'),
      deliveryStatus: letterOf(row),
      canceled: statusOf(row) === 'canceled',
      paid: statusOf(row) === 'paid',
      products: documentOf<OrderDocument['products']>(row, 'products'),
    }));
  }

  async countSales(bloggerId: number, filter: SaleFilter = {}): Promise<number> {
    const { text, values } = filtered(filter);
    const row = await this.connection
      .sql(`SELECT count(*) AS n FROM royalty WHERE blogger_id = ? ${text}`)
      .first(bloggerId, ...values);
    return numberOf(row ?? {}, 'n');
  }

  async soldDays(bloggerId: number): Promise<readonly SoldDay[]> {
    const isUnbooked = `o.status = 'canceled' AND NOT EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.order_id = r.order_id)`;
    const rows = await this.connection
      .sql(
        `SELECT r.currency AS currency, r.ordered_at / ${String(LENGTHS.day)} AS day, o.status AS status, r.label AS label,
           CASE WHEN ${isUnbooked} THEN 0 ELSE 1 END AS booked, count(*) AS n,
           sum(CASE WHEN r.state IN ('pending', 'confirmed') THEN 1 ELSE 0 END) AS earning, sum(r.base) AS base,
           sum(r.kept) AS kept, sum(r.sum) AS sum, sum(r.bonus) AS bonus, min(r.ordered_at) AS first_at
         FROM royalty r JOIN shop_order o ON o.id = r.order_id WHERE r.blogger_id = ?
         GROUP BY r.currency, day, o.status, r.label, booked ORDER BY day, r.currency`,
      )
      .all(bloggerId);
    return rows.map((row) => ({
      currency: textOf(row, 'currency'),
      at: numberOf(row, 'day') * LENGTHS.day,
      status: statusOf(row),
      isBooked: numberOf(row, 'booked') === 1,
      orders: numberOf(row, 'n'),
      earning: numberOf(row, 'earning'),
      base: numberOf(row, 'base'),
      kept: numberOf(row, 'kept'),
      sum: numberOf(row, 'sum'),
      bonus: numberOf(row, 'bonus'),
      firstAt: numberOf(row, 'first_at'),
      label: optionalTextOf(row, 'label'),
    }));
  }

  async profits(bloggerId: number, { from, to }: Window, by: 'day' | 'hour'): Promise<readonly ProfitSlot[]> {
    const length = LENGTHS[by];
    const rows = await this.connection
      .sql(
        `SELECT currency, ordered_at / ${String(length)} AS slot, count(*) AS n, sum(sum) AS sum FROM royalty
         WHERE blogger_id = ? AND ordered_at >= ? AND ordered_at < ? AND state IN ('pending', 'confirmed')
         GROUP BY currency, slot ORDER BY slot, currency`,
      )
      .all(bloggerId, from, to);
    return rows.map((row) => ({
      currency: textOf(row, 'currency'),
      at: numberOf(row, 'slot') * length,
      orders: numberOf(row, 'n'),
      profit: numberOf(row, 'sum'),
    }));
  }

  async mentions(bloggerId: number, windows: readonly Window[]): Promise<readonly number[]> {
    const counts: number[] = [];
    const statement = this.connection.sql(
      'SELECT count(*) AS n FROM blogger_post WHERE blogger_id = ? AND promoted_at >= ? AND promoted_at < ?',
    );
    for (const { from, to } of windows) counts.push(numberOf((await statement.first(bloggerId, from, to)) ?? {}, 'n'));
    return counts;
  }
}

const IS_PAID = 'EXISTS (SELECT 1 FROM blogger_payout p WHERE p.id = royalty.payout_id AND p.paid_at IS NOT NULL)';
const IN_STATE: Readonly<Record<RoyaltyState, string>> = {
  'awaits-payment': "AND state = 'awaits-payment'",
  pending: "AND state = 'pending'",
  confirmed: "AND state = 'confirmed' AND payout_id IS NULL",
  payout: `AND state = 'confirmed' AND payout_id IS NOT NULL AND NOT ${IS_PAID}`,
  paid: `AND state = 'confirmed' AND ${IS_PAID}`,
  rejected: "AND state = 'rejected'",
};

function filtered({ state, number }: SaleFilter): { readonly text: string; readonly values: readonly SqlValue[] } {
  const parts = [
    ...(state === undefined ? [] : [IN_STATE[state]]),
    ...(number === undefined ? [] : ['AND order_id = (SELECT o.id FROM shop_order o WHERE o.number = ?)']),
  ];
  return { text: parts.join(' '), values: number === undefined ? [] : [number] };
}

const LENGTHS = { hour: 60 * 60 * 1000, day: 24 * 60 * 60 * 1000 } as const;

function royaltyOf(row: Row): StoredRoyalty {
  const rule = optionalTextOf(row, 'rule');
  return {
    orderId: numberOf(row, 'order_id'),
    bloggerId: numberOf(row, 'blogger_id'),
    currency: textOf(row, 'currency'),
    rule: rule === 'coupon' || rule === 'link' ? rule : undefined,
    code: optionalTextOf(row, 'code'),
    label: optionalTextOf(row, 'label'),
    base: numberOf(row, 'base'),
    kept: numberOf(row, 'kept'),
    profitPercent: numberOf(row, 'profit_percent'),
    bonusPercent: numberOf(row, 'bonus_percent'),
    returnDays: numberOf(row, 'return_days'),
    orderedAt: numberOf(row, 'ordered_at'),
    orderTotal: numberOf(row, 'order_total'),
    state: stateOf(row),
    sum: numberOf(row, 'sum'),
    bonus: numberOf(row, 'bonus'),
    dueAt: optionalNumberOf(row, 'due_at'),
    confirmedAt: optionalNumberOf(row, 'confirmed_at'),
    payoutId: optionalNumberOf(row, 'payout_id'),
    paidAt: optionalNumberOf(row, 'paid_at'),
    hasFile: numberOf(row, 'files') > 0,
  };
}

const STATES: readonly StoredRoyalty['state'][] = ['awaits-payment', 'pending', 'confirmed', 'rejected'];

function stateOf(row: Row): StoredRoyalty['state'] {
  const text = textOf(row, 'state');
  return STATES.find((state) => state === text) ?? 'rejected';
}
