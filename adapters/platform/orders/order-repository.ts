import type { OrderResult, PlacedOrder } from '../../../core/contract';
import { documentOf, numberOf, textOf } from '../database/columns';
import type { Row, Sqlite } from '../database/sqlite';
import type { Units } from '../stock/stock-repository';

type OrderStatus = 'new' | 'paid' | 'canceled';

/** An order as it is kept. */
export interface StoredOrder {
  readonly id: number;
  readonly orderId: string;
  readonly number: string;
  readonly cartToken: string;
  readonly storeCode: string;
  readonly email: string;
  readonly status: OrderStatus;
  /** The shopper has to be sent to the payment page. */
  readonly redirect: boolean;
  readonly currency: string;
  /** Minor units. */
  readonly grandTotal: number;
  /** What it took from stock. */
  readonly units: readonly Units[];
  readonly document: OrderDocument;
  /** What placing it was answered with. */
  readonly result: OrderResult;
  readonly createdAt: number;
}

/** The unchanging part of a placed order, and what staff needs to fulfil it. */
interface OrderDocument {
  readonly products: PlacedOrder['products'];
  readonly totals: PlacedOrder['totals'];
  readonly addressInformation: unknown;
  readonly personalDetails: { readonly firstName: string; readonly lastName: string; readonly emailAddress: string };
  readonly promo_code?: string | undefined;
}

type NewOrder = Omit<StoredOrder, 'id' | 'number' | 'result' | 'status'> & { readonly hash: string };

const COLUMNS =
  'id, order_id, number, cart_token, store_code, email, status, redirect, currency, grand_total, units, document, result, created_at';

/** The number that the first order of a shop has, less one. */
const NUMBERS_AFTER = 100_000;

export class OrderRepository {
  constructor(private readonly database: Sqlite) {}

  byHash(hash: string): StoredOrder | undefined {
    return this.#one('hash = ?', hash);
  }

  byOrderId(orderId: string): StoredOrder | undefined {
    return this.#one('order_id = ?', orderId);
  }

  #one(condition: string, value: string): StoredOrder | undefined {
    const row = this.database.sql(`SELECT ${COLUMNS} FROM shop_order WHERE ${condition}`).first(value);
    return row && orderOf(row);
  }

  /** Id and number of the next order; only inside the transaction that writes it, which holds the lock. */
  next(): { readonly id: number; readonly number: string } {
    const row = this.database.sql('SELECT coalesce(max(id), 0) + 1 AS id FROM shop_order').first() ?? {};
    const id = numberOf(row, 'id');
    return { id, number: String(NUMBERS_AFTER + id) };
  }

  insert(order: NewOrder & Pick<StoredOrder, 'id' | 'number' | 'result'>): void {
    this.database
      .sql(
        `INSERT INTO shop_order (id, order_id, number, hash, cart_token, store_code, email, status, currency, grand_total,
           redirect, units, document, result, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, 'new', ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
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
      );
  }

  /** Orders that wait for a payment page since before a moment; the oldest few. */
  unpaidSince(before: number): readonly StoredOrder[] {
    return this.database
      .sql(
        `SELECT ${COLUMNS} FROM shop_order WHERE redirect = 1 AND status = 'new' AND created_at < ? ORDER BY created_at LIMIT 5`,
      )
      .all(before)
      .map(orderOf);
  }

  /** Changes the state of an order that is still new; says whether it was. */
  settle(id: number, status: 'paid' | 'canceled', now: number): boolean {
    return (
      this.database
        .sql("UPDATE shop_order SET status = ?, updated_at = ? WHERE id = ? AND status = 'new'")
        .run(status, now, id) === 1
    );
  }
}

function orderOf(row: Row): StoredOrder {
  const status = textOf(row, 'status');
  return {
    id: numberOf(row, 'id'),
    orderId: textOf(row, 'order_id'),
    number: textOf(row, 'number'),
    cartToken: textOf(row, 'cart_token'),
    storeCode: textOf(row, 'store_code'),
    email: textOf(row, 'email'),
    status: status === 'paid' || status === 'canceled' ? status : 'new',
    redirect: numberOf(row, 'redirect') === 1,
    currency: textOf(row, 'currency'),
    grandTotal: numberOf(row, 'grand_total'),
    units: documentOf<readonly Units[]>(row, 'units'),
    document: documentOf<OrderDocument>(row, 'document'),
    result: documentOf<OrderResult>(row, 'result'),
    createdAt: numberOf(row, 'created_at'),
  };
}
