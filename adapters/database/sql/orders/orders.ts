import type { OrderResult } from '../../../../core/contract';
import {
  staleOrder,
  type Fulfilment,
  type InsertedOrder,
  type OrderDocument,
  type OrderRepository,
  type OrderState,
  type PastOrder,
  type PlacedBefore,
  type StoredOrder,
} from '../../../platform/ports/orders/orders';
import type { Units } from '../../../platform/ports/catalogue/stock';
import { documentOf, numberOf, optionalDocumentOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { SqlBookMoves } from './book-moves';
import { hasReturns, orderSearchOf } from './order-search';

export const ORDER_COLUMNS =
  'id, order_id, number, cart_token, store_code, email, status, redirect, currency, grand_total, units, document, result, created_at, customer_id, delivery_status, stage, fulfilment';

const NUMBERS_AFTER = 100_000;
/** The first condition lets the index of a cart's order serve. */
const UNPAID = "status <> 'canceled' AND redirect = 1 AND status = 'new'";

const INSERTED = `id, order_id, number, hash, cart_token, store_code, email, status, currency, grand_total, redirect, units, document,
  result, created_at, updated_at, fulfilment, search, payment_method, shipping_method, has_returns, coupon, has_facts, customer_id`;
const INSERT = `INSERT INTO shop_order (${INSERTED}) VALUES (?, ?, ?, ?, ?, ?, ?, 'new', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1,`;
const OWNER = `(SELECT CASE WHEN is_verified = 1 THEN id END FROM customer WHERE login_email = ? ORDER BY id LIMIT 1)`;

export class SqlOrders implements OrderRepository {
  constructor(private readonly connection: SqlConnection) {}

  async byHash(hash: string): Promise<StoredOrder | undefined> {
    return this.#one('hash = ?', hash);
  }

  async byOrderId(orderId: string): Promise<StoredOrder | undefined> {
    return this.#one('order_id = ?', orderId);
  }

  async placed({ hash, orderId, cartToken }: Parameters<OrderRepository['placed']>[0]): Promise<PlacedBefore> {
    const rows = await this.connection
      .sql(
        `SELECT hash, ${ORDER_COLUMNS} FROM shop_order WHERE hash = ?1 OR order_id = ?2 OR number = ?2 UNION ALL
         SELECT hash, ${ORDER_COLUMNS} FROM shop_order WHERE cart_token = ?3 AND ${UNPAID}`,
      )
      .all(hash, orderId, cartToken);
    const known = rows.find((row) => textOf(row, 'hash') === hash);
    const other = rows.find((row) => [textOf(row, 'order_id'), textOf(row, 'number')].includes(orderId));
    const unpaid = rows.find((row) => isUnpaid(row) && textOf(row, 'cart_token') === cartToken);
    return { known: known && orderOf(known), other: other && orderOf(other), unpaid: unpaid && orderOf(unpaid) };
  }

  async #one(condition: string, value: string): Promise<StoredOrder | undefined> {
    const row = await this.connection.sql(`SELECT ${ORDER_COLUMNS} FROM shop_order WHERE ${condition}`).first(value);
    return row && orderOf(row);
  }

  async lock(cartToken: string): Promise<void> {
    if (this.connection.dialect === 'postgres') {
      await this.connection.sql('SELECT pg_advisory_xact_lock(1, hashtext(?)) AS locked').send(cartToken);
    }
  }

  async next(): Promise<{ readonly id: number; readonly number: string }> {
    // The function locks the numbers before it reads.
    const next = {
      postgres: 'SELECT next_order_id() AS id',
      sqlite: 'SELECT CASE WHEN max(id) > 0 THEN max(id) ELSE 0 END + 1 AS id FROM shop_order',
    };
    const row = (await this.connection.sql(next[this.connection.dialect]).first()) ?? {};
    const id = numberOf(row, 'id');
    return { id, number: String(NUMBERS_AFTER + id) };
  }

  async lastNumber(storeCode: string): Promise<string | undefined> {
    const row = await this.connection
      .sql('SELECT number FROM shop_order WHERE store_code = ? AND id > 0 ORDER BY id DESC LIMIT 1')
      .first(storeCode);
    return row && textOf(row, 'number');
  }

  async insert(order: InsertedOrder): Promise<number | undefined> {
    const values = valuesOf(order);
    if (order.customerId !== undefined || order.ownerEmail === undefined) {
      await this.connection.sql(`${INSERT} ?)`).send(...values, order.customerId ?? null);
      return order.customerId;
    }
    const row = await this.connection
      .sql(`${INSERT} ${OWNER}) RETURNING customer_id`)
      .first(...values, order.ownerEmail);
    return optionalNumberOf(row ?? {}, 'customer_id');
  }

  async insertPast(order: PastOrder): Promise<void> {
    await this.insert(order);
    await this.connection
      .sql(
        `UPDATE shop_order SET status = ?1, delivery_status = ?2, stage = ?3, source = ?4, has_facts = 0,
           canceled_at = CASE WHEN ?1 = 'canceled' THEN created_at END WHERE id = ?5`,
      )
      .run(order.status, order.deliveryStatus, order.stage ?? null, order.source, order.id);
    if (order.status === 'paid') await new SqlBookMoves(this.connection).paid(order.id, order.createdAt);
  }

  async removeSource(source: string): Promise<void> {
    await this.connection.sql('DELETE FROM shop_order WHERE source = ?').run(source);
  }

  async countSource(source: string): Promise<number> {
    const row = await this.connection.sql('SELECT count(*) AS n FROM shop_order WHERE source = ?').first(source);
    return numberOf(row ?? {}, 'n');
  }

  async ofCustomer(
    customerId: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<readonly StoredOrder[]> {
    return (
      await this.connection
        .sql(
          `SELECT ${ORDER_COLUMNS} FROM shop_order WHERE customer_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
        )
        .all(customerId, page.limit, page.offset)
    ).map(orderOf);
  }

  async count(): Promise<number> {
    const row = await this.connection.sql('SELECT count(*) AS n FROM shop_order').first();
    return numberOf(row ?? {}, 'n');
  }

  async countOfCustomer(customerId: number): Promise<number> {
    const row = await this.connection
      .sql('SELECT count(*) AS n FROM shop_order WHERE customer_id = ?')
      .first(customerId);
    return numberOf(row ?? {}, 'n');
  }

  async hasPaid(customerId: number): Promise<boolean> {
    const row = await this.connection
      .sql(`SELECT id FROM shop_order WHERE customer_id = ? AND status = 'paid' AND grand_total > 0 LIMIT 1`)
      .first(customerId);
    return row !== undefined;
  }

  async oneOfCustomer(customerId: number, key: string): Promise<StoredOrder | undefined> {
    const row = await this.connection
      .sql(
        `SELECT ${ORDER_COLUMNS} FROM shop_order WHERE customer_id = ?1 AND (number = ?2 OR order_id = ?2 OR id = ?3)
         ORDER BY (number = ?2) DESC, (order_id = ?2) DESC LIMIT 1`,
      )
      .first(customerId, key, idOf(key));
    return row && orderOf(row);
  }

  async byKey(key: string): Promise<StoredOrder | undefined> {
    const row = await this.connection
      .sql(
        `SELECT ${ORDER_COLUMNS} FROM shop_order WHERE number = ?1 OR order_id = ?1 OR id = ?2
         ORDER BY (number = ?1) DESC, (order_id = ?1) DESC LIMIT 1`,
      )
      .first(key, idOf(key));
    return row && orderOf(row);
  }

  async hasNumber(number: string): Promise<boolean> {
    return (await this.connection.sql('SELECT 1 FROM shop_order WHERE number = ?').first(number)) !== undefined;
  }

  async give(orderId: string, customerId: number): Promise<void> {
    await this.connection
      .sql('UPDATE shop_order SET customer_id = ? WHERE order_id = ? AND customer_id IS NULL')
      .run(customerId, orderId);
  }

  async adopt(email: string, customerId: number): Promise<void> {
    await this.connection
      .sql('UPDATE shop_order SET customer_id = ?2 WHERE customer_id IS NULL AND lower(trim(email)) = ?1')
      .run(email, customerId);
  }

  async disown(customerId: number, but: string | undefined): Promise<void> {
    await this.connection
      .sql('UPDATE shop_order SET customer_id = NULL WHERE customer_id = ?1 AND lower(trim(email)) <> ?2')
      .run(customerId, but ?? '');
  }

  async byId(id: number): Promise<StoredOrder | undefined> {
    const row = await this.connection.sql(`SELECT ${ORDER_COLUMNS} FROM shop_order WHERE id = ?`).first(id);
    return row && orderOf(row);
  }

  async unpaidHolding(sku: string): Promise<readonly StoredOrder[]> {
    const rows = await this.connection
      .sql(
        `SELECT ${ORDER_COLUMNS} FROM shop_order WHERE redirect = 1 AND status = 'new' AND units LIKE ? ESCAPE '\\'
         ORDER BY created_at LIMIT 50`,
      )
      .all(holding(sku));
    return rows.map(orderOf).filter(({ units }) => units.some((unit) => unit.sku === sku));
  }

  async keepUnits(id: number, units: readonly Units[], fulfilment: Fulfilment, now: number): Promise<boolean> {
    const written = JSON.stringify(units);
    return (
      (await this.connection
        .sql(
          "UPDATE shop_order SET units = ?1, fulfilment = ?2, updated_at = ?3 WHERE id = ?4 AND status = 'new' AND units <> ?1",
        )
        .run(written, JSON.stringify(fulfilment), now, id)) === 1
    );
  }

  async placeUnits(
    { id, status }: Pick<StoredOrder, 'id' | 'status'>,
    units: readonly Units[],
    now: number,
  ): Promise<void> {
    const written = await this.connection
      .sql('UPDATE shop_order SET units = ?, updated_at = ?, revision = revision + 1 WHERE id = ? AND status = ?')
      .run(JSON.stringify(units), now, id, status);
    if (written !== 1) throw staleOrder(id, status);
  }

  async withOpenPayment(since: number): Promise<readonly number[]> {
    return (
      await this.connection
        .sql(
          `SELECT id FROM shop_order WHERE redirect = 1 AND status = 'new'
         UNION SELECT id FROM shop_order WHERE redirect = 1 AND status = 'canceled' AND updated_at >= ? ORDER BY id`,
        )
        .all(since)
    ).map((row) => numberOf(row, 'id'));
  }

  async unpaidOfCart(cartToken: string): Promise<StoredOrder | undefined> {
    return this.#one(`cart_token = ? AND ${UNPAID}`, cartToken);
  }

  async unpaidOfJoined(cartToken: string): Promise<readonly StoredOrder[]> {
    return (
      await this.connection
        .sql(
          `WITH RECURSIVE part (token) AS (
           SELECT token FROM cart WHERE joined_into = ?
           UNION SELECT cart.token FROM cart JOIN part ON cart.joined_into = part.token)
         SELECT ${ORDER_COLUMNS} FROM shop_order
         WHERE cart_token IN (SELECT token FROM part) AND ${UNPAID}`,
        )
        .all(cartToken)
    ).map(orderOf);
  }

  async ofCart(cartToken: string): Promise<StoredOrder | undefined> {
    return this.#one("status <> 'canceled' AND cart_token = ?", cartToken);
  }

  async settle(id: number, status: 'paid' | 'canceled', now: number): Promise<boolean> {
    return (
      (await this.connection
        .sql(
          `UPDATE shop_order SET status = ?1, updated_at = ?2, revision = revision + 1,
             canceled_at = CASE WHEN ?1 = 'canceled' THEN CAST(?2 AS BIGINT) END
           WHERE id = ?3 AND status = 'new'`,
        )
        .run(status, now, id)) === 1
    );
  }

  async rewrite(order: StoredOrder, now: number): Promise<void> {
    const { words, payment, shipping } = orderSearchOf(order.number, order.email, order.document);
    const values = [order.document, order.result, order.units, order.fulfilment].map((one) => JSON.stringify(one));
    const written = await this.connection
      .sql(
        `UPDATE shop_order SET document = ?, result = ?, units = ?, fulfilment = ?, grand_total = ?, search = ?, payment_method = ?,
           shipping_method = ?, updated_at = ?, revision = revision + 1 WHERE id = ? AND status = ?`,
      )
      .run(...values, order.grandTotal, words, payment, shipping, now, order.id, order.status);
    if (written !== 1) throw staleOrder(order.id, order.status);
  }
}

function valuesOf(order: InsertedOrder): readonly SqlValue[] {
  const { words, payment, shipping } = orderSearchOf(order.number, order.email, order.document);
  return [
    order.id,
    order.orderId,
    order.number,
    order.hash,
    order.cartToken,
    order.storeCode,
    order.email,
    order.currency,
    order.grandTotal,
    order.redirect ? 1 : 0,
    JSON.stringify(order.units),
    JSON.stringify(order.document),
    JSON.stringify(order.result),
    order.createdAt,
    order.createdAt,
    order.fulfilment === undefined ? null : JSON.stringify(order.fulfilment),
    words,
    payment,
    shipping,
    hasReturns(order.fulfilment) ? 1 : 0,
    order.coupon ?? null,
  ];
}

function holding(sku: string): string {
  return `%${JSON.stringify(sku).replace(/[\\%_]/g, '\\$&')}%`;
}

function idOf(key: string): number | null {
  const id = Number(key);
  return Number.isSafeInteger(id) && String(id) === key ? id : null;
}

export function letterOf(row: Row): string {
  const written = optionalTextOf(row, 'delivery_status');
  if (written !== undefined) return written;
  if (statusOf(row) === 'paid') return 'A';
  return numberOf(row, 'redirect') === 1 ? 'P' : 'N';
}

export function statusOf(row: Row): OrderState {
  const status = textOf(row, 'status');
  return status === 'paid' || status === 'canceled' ? status : 'new';
}

function isUnpaid(row: Row): boolean {
  return statusOf(row) === 'new' && numberOf(row, 'redirect') === 1;
}

export function orderOf(row: Row): StoredOrder {
  return {
    id: numberOf(row, 'id'),
    orderId: textOf(row, 'order_id'),
    number: textOf(row, 'number'),
    cartToken: textOf(row, 'cart_token'),
    storeCode: textOf(row, 'store_code'),
    email: textOf(row, 'email'),
    status: statusOf(row),
    redirect: numberOf(row, 'redirect') === 1,
    currency: textOf(row, 'currency'),
    grandTotal: numberOf(row, 'grand_total'),
    units: documentOf<readonly Units[]>(row, 'units'),
    document: documentOf<OrderDocument>(row, 'document'),
    result: documentOf<OrderResult>(row, 'result'),
    createdAt: numberOf(row, 'created_at'),
    customerId: optionalNumberOf(row, 'customer_id'),
    deliveryStatus: letterOf(row),
    stage: optionalNumberOf(row, 'stage'),
    fulfilment: optionalDocumentOf<Fulfilment>(row, 'fulfilment') ?? {},
  };
}
