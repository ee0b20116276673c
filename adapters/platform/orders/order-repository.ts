import type { OrderResult, PlacedOrder } from '../../../core/contract';
import type { OrderStatus as DeliveryStatus } from '../../../core/contract/order-status';
import {
  documentOf,
  numberOf,
  optionalDocumentOf,
  optionalNumberOf,
  optionalTextOf,
  textOf,
} from '../database/columns';
import type { Row, Sqlite } from '../database/sqlite';
import type { Units } from '../stock/stock-repository';

/** A §3, files of an order. */
export type OrderFileKind = 'invoice' | 'receipt';

export type OrderState = 'new' | 'paid' | 'canceled';

/** An order as it is kept. */
export interface StoredOrder {
  readonly id: number;
  readonly orderId: string;
  readonly number: string;
  readonly cartToken: string;
  readonly storeCode: string;
  readonly email: string;
  readonly status: OrderState;
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
  /** Who ordered, where that was somebody signed in. */
  readonly customerId: number | undefined;
  /** The letter of A §2.10. */
  readonly deliveryStatus: string;
  readonly stage: number | undefined;
  readonly fulfilment: Fulfilment;
}

/** What happened to an order after it was placed. Amounts in minor units, moments in milliseconds. */
export interface Fulfilment {
  readonly cancelReason?: string;
  /** A free order, for a blogger to show. */
  readonly promo?: boolean;
  /** Bonuses that were spent on it. */
  readonly bonus?: number;
  /** What is paid for its goods in money: all but the shipping and its tax. */
  readonly goods?: number;
  /** Bonuses that it earns once it is delivered and paid. */
  readonly cashback?: number;
  /** Of those, what was awarded. */
  readonly awarded?: number;
  /** Of the bonuses that were spent on it, what was given back. */
  readonly bonusBack?: number;
  readonly carrier?: string;
  readonly trackingNumber?: string;
  readonly trackingLink?: string;
  readonly deliveredAt?: number;
  /** When it should arrive. */
  readonly expectedAt?: number;
  /** Skus that were sent back. */
  readonly returned?: readonly string[];
  /** Files that there are of it. */
  readonly files?: readonly OrderFileKind[];
  /** What the shopper was written about it, so that nothing is written twice. */
  readonly mailed?: readonly string[];
}

/** An order as it was before this shop opened, or as a test wants it. */
export interface PastOrder extends NewOrder {
  readonly id: number;
  readonly number: string;
  readonly result: OrderResult;
  readonly status: OrderState;
  readonly deliveryStatus: DeliveryStatus;
  readonly stage: number | undefined;
  readonly fulfilment: Fulfilment;
  readonly source: string;
}

/** The unchanging part of a placed order, and what staff needs to fulfil it. */
export interface OrderDocument {
  readonly products: PlacedOrder['products'];
  readonly totals: PlacedOrder['totals'];
  readonly addressInformation: unknown;
  readonly personalDetails: { readonly firstName: string; readonly lastName: string; readonly emailAddress: string };
  readonly promo_code?: string | undefined;
  /** What each line took from stock, in the order of `products`; orders from before do not have it. */
  readonly line_units?: readonly (readonly Units[])[] | undefined;
}

type NewOrder = Omit<StoredOrder, 'id' | 'number' | 'result' | 'status' | 'deliveryStatus' | 'stage' | 'fulfilment'> & {
  readonly hash: string;
};

const COLUMNS =
  'id, order_id, number, cart_token, store_code, email, status, redirect, currency, grand_total, units, document, result, created_at, customer_id, delivery_status, stage, fulfilment';

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
    const row = this.database.sql('SELECT max(coalesce(max(id), 0), 0) + 1 AS id FROM shop_order').first() ?? {};
    const id = numberOf(row, 'id');
    return { id, number: String(NUMBERS_AFTER + id) };
  }

  insert(order: NewOrder & Pick<StoredOrder, 'id' | 'number' | 'result'> & { readonly fulfilment?: Fulfilment }): void {
    this.database
      .sql(
        `INSERT INTO shop_order (id, order_id, number, hash, cart_token, store_code, email, status, currency, grand_total,
           redirect, units, document, result, created_at, updated_at, customer_id, fulfilment)
         VALUES (?, ?, ?, ?, ?, ?, ?, 'new', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
        order.customerId ?? null,
        order.fulfilment === undefined ? null : JSON.stringify(order.fulfilment),
      );
  }

  /** Writes an order with all that has happened to it since. Its stock was taken long ago. */
  insertPast(order: PastOrder): void {
    this.insert(order);
    this.database
      .sql('UPDATE shop_order SET status = ?, delivery_status = ?, stage = ?, source = ? WHERE id = ?')
      .run(order.status, order.deliveryStatus, order.stage ?? null, order.source, order.id);
  }

  /** Removes orders that were written under a source, such as those of the demo. */
  removeSource(source: string): void {
    this.database.sql('DELETE FROM shop_order WHERE source = ?').run(source);
  }

  /** The orders of a customer, newest first. */
  ofCustomer(customerId: number, page: { readonly limit: number; readonly offset: number }): readonly StoredOrder[] {
    return this.database
      .sql(`SELECT ${COLUMNS} FROM shop_order WHERE customer_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`)
      .all(customerId, page.limit, page.offset)
      .map(orderOf);
  }

  countOfCustomer(customerId: number): number {
    const row = this.database.sql('SELECT count(*) AS n FROM shop_order WHERE customer_id = ?').first(customerId);
    return numberOf(row ?? {}, 'n');
  }

  /** One order of a customer by its number or one of its ids; nobody else's is ever found. */
  oneOfCustomer(customerId: number, key: string): StoredOrder | undefined {
    const row = this.database
      .sql(
        `SELECT ${COLUMNS} FROM shop_order WHERE customer_id = ?1 AND (number = ?2 OR order_id = ?2 OR CAST(id AS TEXT) = ?2)`,
      )
      .first(customerId, key);
    return row && orderOf(row);
  }

  /** An order by its number or one of its ids, of any customer: for staff. */
  byKey(key: string): StoredOrder | undefined {
    const row = this.database
      .sql(`SELECT ${COLUMNS} FROM shop_order WHERE number = ?1 OR order_id = ?1 OR CAST(id AS TEXT) = ?1`)
      .first(key);
    return row && orderOf(row);
  }

  /** Gives an order that is nobody's to a customer. */
  give(orderId: string, customerId: number): void {
    this.database
      .sql('UPDATE shop_order SET customer_id = ? WHERE order_id = ? AND customer_id IS NULL')
      .run(customerId, orderId);
  }

  /**
   * Gives guests' orders to the customer who has shown that the address they were placed with is theirs.
   * @param email in its one form, see `readEmail`
   */
  adopt(email: string, customerId: number): void {
    this.database
      .sql('UPDATE shop_order SET customer_id = ?2 WHERE customer_id IS NULL AND lower(trim(email)) = ?1')
      .run(email, customerId);
  }

  byId(id: number): StoredOrder | undefined {
    const row = this.database.sql(`SELECT ${COLUMNS} FROM shop_order WHERE id = ?`).first(id);
    return row && orderOf(row);
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

  /** Ids of the orders that wait for a payment page, and of those for one that were cancelled since a moment: the oldest first. */
  withOpenPayment(since: number): readonly number[] {
    return this.database
      .sql(
        `SELECT id FROM shop_order WHERE redirect = 1 AND status = 'new'
         UNION SELECT id FROM shop_order WHERE redirect = 1 AND status = 'canceled' AND updated_at >= ? ORDER BY id`,
      )
      .all(since)
      .map((row) => numberOf(row, 'id'));
  }

  /** The order of a cart that waits for its payment page. */
  unpaidOfCart(cartToken: string): StoredOrder | undefined {
    const row = this.database
      .sql(
        `SELECT ${COLUMNS} FROM shop_order WHERE cart_token = ? AND status <> 'canceled' AND redirect = 1 AND status = 'new'`,
      )
      .first(cartToken);
    return row && orderOf(row);
  }

  /** Orders that wait for their payment page, of carts whose lines went into this one since. */
  unpaidOfJoined(cartToken: string): readonly StoredOrder[] {
    return this.database
      .sql(
        `WITH RECURSIVE part (token) AS (
           SELECT token FROM cart WHERE joined_into = ?
           UNION SELECT cart.token FROM cart JOIN part ON cart.joined_into = part.token)
         SELECT ${COLUMNS} FROM shop_order
         WHERE cart_token IN (SELECT token FROM part) AND status <> 'canceled' AND redirect = 1 AND status = 'new'`,
      )
      .all(cartToken)
      .map(orderOf);
  }

  /** The order that a cart was ordered with. */
  ofCart(cartToken: string): StoredOrder | undefined {
    return this.#one("status <> 'canceled' AND cart_token = ?", cartToken);
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

/** The letter that a row has; until the warehouse says more it waits for its payment (P), is accepted (A), or new (N). */
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

function orderOf(row: Row): StoredOrder {
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
