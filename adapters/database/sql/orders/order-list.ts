import { CASH_ON_DELIVERY } from '../../../../core/contract/selling/methods';
import type { OrderFilters, OrderSum } from '../../../../core/contract/orders/manage-order-list';
import type { PaymentState } from '../../../../core/contract/orders/payment-states';
import { LAST_STEP, SENT_STEP } from '../../../../core/contract/orders/order-status';
import { endOfDay, startOfDay } from '../../../../core/kernel/calendar-days';
import { UTC } from '../../../../core/kernel/is-time-zone';
import type {
  ListedOrder,
  OrderCodes,
  OrderListRepository,
  OrderSort,
  OrderListQuery,
} from '../../../platform/ports/orders/order-list';
import type { Fulfilment, OrderDocument } from '../../../platform/ports/orders/orders';
import { documentOf, numberOf, optionalDocumentOf, textOf } from '../base/columns';
import { Conditions, containing } from '../base/conditions';
import type { Row, SqlConnection } from '../base/connection';
import { placeholders } from '../base/placeholders';
import { largeUnpaid } from './large-unpaid';
import { STEP } from './order-step';
import { orderSearchOf, hasReturns, wordsOf } from './order-search';
import { ORDER_COLUMNS, orderOf } from './orders';

const FILLED = 300;

const LETTER = `coalesce(o.delivery_status, CASE WHEN o.status = 'paid' THEN 'A' WHEN o.redirect = 1 THEN 'P' ELSE 'N' END)`;
const NOT_CANCELED = `o.status IN ('new', 'paid')`;
const HAS_REFUNDS = 'o.id IN (SELECT order_id FROM order_refund)';
const ALL_WENT_BACK = `(${HAS_REFUNDS} AND (SELECT sum(r.amount) FROM order_refund r WHERE r.order_id = o.id) >= o.grand_total)`;
const PAYMENT: Readonly<Record<PaymentState, string>> = {
  'not-paid': `(o.status = 'new' OR (o.status = 'canceled' AND NOT ${HAS_REFUNDS}))`,
  paid: `o.status = 'paid' AND NOT ${HAS_REFUNDS}`,
  'partly-refunded': `o.status = 'paid' AND ${HAS_REFUNDS} AND NOT ${ALL_WENT_BACK}`,
  refunded: `((o.status = 'canceled' AND ${HAS_REFUNDS}) OR (o.status = 'paid' AND ${ALL_WENT_BACK}))`,
};
const OWES = `(o.order_id IN (SELECT order_id FROM payment_refund WHERE state = 'waiting') OR o.order_id IN (SELECT order_id FROM refund_task WHERE done_at IS NULL))`;

/** Only an order that is sent in parts stores `parcels`; the last one moves it to the sent step. */
const PARTLY_SENT = `${NOT_CANCELED} AND ${STEP} < ${String(SENT_STEP)} AND coalesce(o.fulfilment, '') LIKE '%"parcels":%'`;

const ORDERS: Readonly<Record<OrderSort['by'], string>> = {
  created: 'o.created_at',
  number: 'o.id',
  total: 'o.grand_total',
};

export class SqlOrderList implements OrderListRepository {
  constructor(private readonly connection: SqlConnection) {}

  async list(
    filters: OrderListQuery,
    {
      sort = { by: 'created', isDescending: true },
      limit,
      offset,
    }: { readonly sort?: OrderSort | undefined; readonly limit: number; readonly offset: number },
  ): Promise<readonly ListedOrder[]> {
    const where = conditionsOf(filters, this.connection.dialect);
    const direction = sort.isDescending ? 'DESC' : 'ASC';
    const order = `${ORDERS[sort.by]} ${direction}, o.id ${direction}`;
    const rows = await this.connection
      .sql(
        `SELECT ${SHOWN} FROM shop_order o WHERE o.id IN (
           SELECT o.id FROM shop_order o WHERE ${where.text} ORDER BY ${order} LIMIT ? OFFSET ?) ORDER BY ${order}`,
      )
      .all(...where.values, limit, offset);
    return rows.map(listedOf);
  }

  async count(filters: OrderListQuery): Promise<number> {
    const where = conditionsOf(filters, this.connection.dialect);
    const row = await this.connection
      .sql(`SELECT count(*) AS n FROM shop_order o WHERE ${where.text}`)
      .first(...where.values);
    return numberOf(row ?? {}, 'n');
  }

  async sums(filters: OrderListQuery): Promise<readonly OrderSum[]> {
    const where = conditionsOf(filters, this.connection.dialect);
    const rows = await this.connection
      .sql(
        `SELECT o.currency, count(*) AS n, sum(o.grand_total) AS total FROM shop_order o WHERE ${where.text}
         GROUP BY o.currency ORDER BY n DESC, o.currency`,
      )
      .all(...where.values);
    const refunds = await this.connection
      .sql(
        `SELECT o.currency, sum(r.amount) AS refunded FROM order_refund r JOIN shop_order o ON o.id = r.order_id WHERE ${where.text}
         GROUP BY o.currency`,
      )
      .all(...where.values);
    const refunded = new Map(refunds.map((row) => [textOf(row, 'currency'), Number(row['refunded'] ?? 0)]));
    return rows.map((row) => ({
      currency: textOf(row, 'currency'),
      count: numberOf(row, 'n'),
      total: Number(row['total'] ?? 0),
      refunded: refunded.get(textOf(row, 'currency')) ?? 0,
    }));
  }

  async after(filters: OrderListQuery, id: number | undefined, limit: number): Promise<readonly ListedOrder[]> {
    const where = conditionsOf(filters, this.connection.dialect);
    if (id !== undefined) where.add('o.id < ?', id);
    const rows = await this.connection
      .sql(`SELECT ${SHOWN} FROM shop_order o WHERE ${where.text} ORDER BY o.id DESC LIMIT ?`)
      .all(...where.values, limit);
    return rows.map(listedOf);
  }

  async codes(): Promise<OrderCodes> {
    const bloggers = await this.connection
      .sql(
        `SELECT c.id, c.firstname, c.lastname, coalesce(c.login_email, c.login_phone, '') AS login FROM customer c
         WHERE c.id IN (SELECT DISTINCT blogger_id FROM royalty) ORDER BY c.firstname, c.lastname, c.id LIMIT 500`,
      )
      .all();
    return {
      payments: await this.#distinct('payment_method'),
      shippings: await this.#distinct('shipping_method'),
      stores: await this.#distinct('store_code'),
      bloggers: bloggers.map((row) => ({
        id: numberOf(row, 'id'),
        name: `${textOf(row, 'firstname')} ${textOf(row, 'lastname')}`.trim() || textOf(row, 'login'),
      })),
    };
  }

  async isFilled(): Promise<boolean> {
    const row = await this.connection.sql('SELECT id FROM shop_order WHERE search IS NULL LIMIT 1').first();
    return row === undefined;
  }

  async fill(): Promise<void> {
    const rows = await this.connection
      .sql('SELECT id, number, email, document, fulfilment FROM shop_order WHERE search IS NULL LIMIT ?')
      .all(FILLED);
    for (const row of rows) {
      const document = documentOf<OrderDocument>(row, 'document');
      const { words, payment, shipping } = orderSearchOf(textOf(row, 'number'), textOf(row, 'email'), document);
      const isReturned = hasReturns(optionalDocumentOf<Fulfilment>(row, 'fulfilment'));
      await this.connection
        .sql('UPDATE shop_order SET search = ?, payment_method = ?, shipping_method = ?, has_returns = ? WHERE id = ?')
        .run(words, payment, shipping, isReturned ? 1 : 0, numberOf(row, 'id'));
    }
  }

  /** Skip scan over the index: few distinct values among many orders. */
  async #distinct(column: 'payment_method' | 'shipping_method' | 'store_code'): Promise<readonly string[]> {
    const next = (behind: string) =>
      `SELECT ${column} FROM shop_order WHERE ${column} > ${behind} AND ${column} > '' ORDER BY ${column} LIMIT 1`;
    const rows = await this.connection
      .sql(
        `WITH RECURSIVE found (value) AS (
           SELECT * FROM (${next("''")}) first UNION ALL SELECT (${next('found.value')}) FROM found WHERE found.value IS NOT NULL)
         SELECT value FROM found WHERE value IS NOT NULL LIMIT 200`,
      )
      .all();
    return rows.map((row) => textOf(row, 'value'));
  }
}

const SHOWN = `${ORDER_COLUMNS.split(', ')
  .map((column) => `o.${column}`)
  .join(', ')}, o.revision, CASE WHEN ${OWES} THEN 1 ELSE 0 END AS owes,
  (SELECT coalesce(sum(r.amount), 0) FROM order_refund r WHERE r.order_id = o.id) AS refunded`;

function listedOf(row: Row): ListedOrder {
  return {
    order: orderOf(row),
    revision: numberOf(row, 'revision'),
    refunded: Number(row['refunded'] ?? 0),
    owesRefund: numberOf(row, 'owes') === 1,
  };
}

function conditionsOf(filters: OrderListQuery, dialect: SqlConnection['dialect']): Conditions {
  const where = new Conditions();
  const zone = filters.timeZone ?? UTC;
  for (const word of wordsOf(filters.q ?? '')) where.add(`o.search LIKE ? ESCAPE '\\'`, containing(word));
  if (filters.status !== undefined) where.add(`${LETTER} = ?`, filters.status);
  if (filters.step !== undefined) where.add(`${STEP} = ?`, filters.step);
  if (filters.paid !== undefined) where.add(`o.status ${filters.paid ? '=' : '<>'} 'paid'`);
  if (filters.canceled !== undefined) where.add(filters.canceled ? `o.status = 'canceled'` : NOT_CANCELED);
  if (filters.payment !== undefined) where.add('o.payment_method = ?', filters.payment);
  if (filters.shipping !== undefined) where.add('o.shipping_method = ?', filters.shipping);
  // The expression forces the list index; the store index would read each row.
  if (filters.store !== undefined) where.add(`o.store_code || '' = ?`, filters.store);
  if (filters.blogger !== undefined)
    where.add('o.id IN (SELECT order_id FROM royalty WHERE blogger_id = ?)', filters.blogger);
  if (filters.from !== undefined) where.add('o.created_at >= ?', startOfDay(filters.from, zone));
  if (filters.to !== undefined) where.add('o.created_at < ?', endOfDay(filters.to, zone));
  if (filters.partly_sent !== undefined) where.add(filters.partly_sent ? PARTLY_SENT : `NOT (${PARTLY_SENT})`);
  if (filters.payment_state !== undefined) where.add(PAYMENT[filters.payment_state]);
  if (filters.needs === 'sending') addSending(where, filters.sentOnlyPaid);
  else if (filters.needs === 'check') where.add(largeUnpaid(dialect));
  else if (filters.needs !== undefined) where.add(NEEDS[filters.needs]);
  return where;
}

function addSending(where: Conditions, sentOnlyPaid: readonly string[]): void {
  const isHeld =
    sentOnlyPaid.length === 0 ? '1 = 0' : `coalesce(o.payment_method, '') IN (${placeholders(sentOnlyPaid.length)})`;
  const later = `(o.status = 'new' AND o.redirect = 0 AND NOT ${isHeld})`;
  const mayGo = `((o.status = 'paid' AND NOT ${ALL_WENT_BACK}) OR ${later})`;
  where.add(`${NOT_CANCELED} AND ${STEP} < ${String(SENT_STEP)} AND ${mayGo}`, ...sentOnlyPaid);
}

const NEEDS: Readonly<Record<Exclude<NonNullable<OrderFilters['needs']>, 'check' | 'sending'>, string>> = {
  payment: `o.status = 'new' AND (coalesce(o.payment_method, '') <> '${CASH_ON_DELIVERY}' OR ${STEP} = ${String(LAST_STEP)})`,
  refund: OWES,
  return: 'o.has_returns = 1',
};
