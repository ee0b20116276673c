import type { EstimateAddress } from '../../../core/contract';
import { numberOf, optionalDocumentOf, optionalNumberOf, optionalTextOf, textOf } from '../database/columns';
import type { Row, Sqlite } from '../database/sqlite';

type CartStatus = 'open' | 'ordered' | 'closed';

/** A cart as it is kept. What it costs is worked out each time it is read. */
export interface StoredCart {
  readonly token: string;
  readonly storeCode: string;
  readonly status: CartStatus;
  readonly coupon: string | undefined;
  readonly shippingMethod: string | undefined;
  readonly shippingCarrier: string | undefined;
  readonly paymentMethod: string | undefined;
  /** Where it goes to, as far as that is known. */
  readonly address: EstimateAddress | undefined;
  /** The customer whose cart it is; a guest's has none. */
  readonly customerId: number | undefined;
  /** Whether the customer wants to pay with bonuses. */
  readonly spendsBonuses: boolean;
  /** How often it was changed. */
  readonly revision: number;
  /** The cart that took its lines, if it was joined with another one. */
  readonly joinedInto: string | undefined;
}

export interface StoredLine {
  readonly itemId: number;
  readonly sku: string;
  readonly parentSku: string | undefined;
  readonly qty: number;
  /** Canonical JSON of the choices (product_option); lines with the same sku and choice are one line. */
  readonly choice: string;
}

/** What of a cart is changed besides its lines; members left out stay. */
interface CartChange {
  readonly coupon?: string | null;
  readonly shippingMethod?: string;
  readonly shippingCarrier?: string;
  readonly paymentMethod?: string;
  readonly address?: EstimateAddress;
  readonly spendsBonuses?: boolean;
}

/** A cart left alone for 90 days is abandoned. */
const ABANDONED_MS = 90 * 24 * 60 * 60 * 1000;
const ABANDONED_AT_ONCE = 10;

/** Carts and their lines. */
export class CartRepository {
  constructor(private readonly database: Sqlite) {}

  /** A new cart. A few that nobody has touched for long make room for it, so that carts do not pile up for ever. */
  create(token: string, storeCode: string, now: number): void {
    this.database
      .sql(
        `DELETE FROM cart WHERE token IN (SELECT token FROM cart WHERE status <> 'ordered' AND updated_at < ? LIMIT ${ABANDONED_AT_ONCE})`,
      )
      .run(now - ABANDONED_MS);
    this.database
      .sql("INSERT INTO cart (token, store_code, status, created_at, updated_at) VALUES (?, ?, 'open', ?, ?)")
      .run(token, storeCode, now, now);
  }

  find(token: string): StoredCart | undefined {
    const row = this.database
      .sql(
        'SELECT token, store_code, status, coupon, shipping_method, shipping_carrier, payment_method, address, customer_id, spends_bonuses, revision, joined_into FROM cart WHERE token = ?',
      )
      .first(token);
    return row && cartOf(row);
  }

  /** The open carts of a customer in a store, the one used last first. */
  openOf(customerId: number, storeCode: string): readonly string[] {
    const rows = this.database
      .sql(
        "SELECT token FROM cart WHERE customer_id = ? AND store_code = ? AND status = 'open' ORDER BY updated_at DESC, token",
      )
      .all(customerId, storeCode);
    return rows.map((row) => textOf(row, 'token'));
  }

  /** Makes a cart that of a customer, who pays with bonuses unless they say otherwise (S §3, spendUserAccount). */
  own(token: string, customerId: number, now: number): void {
    this.database
      .sql(
        `UPDATE cart SET spends_bonuses = CASE WHEN customer_id IS NULL THEN 1 ELSE spends_bonuses END,
           customer_id = ?, updated_at = ? WHERE token = ?`,
      )
      .run(customerId, now, token);
  }

  lines(token: string): readonly StoredLine[] {
    return this.database
      .sql('SELECT item_id, sku, parent_sku, qty, choice FROM cart_line WHERE cart_token = ? ORDER BY item_id')
      .all(token)
      .map(lineOf);
  }

  line(token: string, itemId: number): StoredLine | undefined {
    const row = this.database
      .sql('SELECT item_id, sku, parent_sku, qty, choice FROM cart_line WHERE cart_token = ? AND item_id = ?')
      .first(token, itemId);
    return row && lineOf(row);
  }

  lineLike(token: string, sku: string, choice: string): StoredLine | undefined {
    const row = this.database
      .sql(
        'SELECT item_id, sku, parent_sku, qty, choice FROM cart_line WHERE cart_token = ? AND sku = ? AND choice = ?',
      )
      .first(token, sku, choice);
    return row && lineOf(row);
  }

  addLine(token: string, line: Omit<StoredLine, 'itemId'>): number {
    const itemId = numberOf(
      this.database
        .sql('UPDATE cart SET next_item = next_item + 1 WHERE token = ? RETURNING next_item - 1 AS item_id')
        .first(token) ?? {},
      'item_id',
    );
    this.database
      .sql('INSERT INTO cart_line (cart_token, item_id, sku, parent_sku, qty, choice) VALUES (?, ?, ?, ?, ?, ?)')
      .run(token, itemId, line.sku, line.parentSku ?? null, line.qty, line.choice);
    return itemId;
  }

  setLine(token: string, itemId: number, line: Omit<StoredLine, 'itemId'>): void {
    this.database
      .sql('UPDATE cart_line SET sku = ?, parent_sku = ?, qty = ?, choice = ? WHERE cart_token = ? AND item_id = ?')
      .run(line.sku, line.parentSku ?? null, line.qty, line.choice, token, itemId);
  }

  removeLine(token: string, itemId: number): void {
    this.database.sql('DELETE FROM cart_line WHERE cart_token = ? AND item_id = ?').run(token, itemId);
  }

  removeSku(token: string, sku: string): void {
    this.database.sql('DELETE FROM cart_line WHERE cart_token = ? AND sku = ?').run(token, sku);
  }

  /**
   * Counts a change of the lines.
   * @param known the revision that the change is meant for; undefined for whatever the cart is
   * @returns false, and counts nothing, where the cart is not at that revision
   */
  countChange(token: string, known: number | undefined, now: number): boolean {
    return (
      this.database
        .sql(
          'UPDATE cart SET revision = revision + 1, updated_at = ?2 WHERE token = ?1 AND (?3 IS NULL OR revision = ?3)',
        )
        .run(token, now, known ?? null) === 1
    );
  }

  /** Changes a cart besides its lines, which is counted too; `known` and what is returned as in `countChange`. */
  change(token: string, change: CartChange, now: number, known?: number): boolean {
    return (
      this.database
        .sql(
          `UPDATE cart SET coupon = CASE WHEN ?2 = 1 THEN ?3 ELSE coupon END,
             shipping_method = coalesce(?4, shipping_method), shipping_carrier = coalesce(?5, shipping_carrier),
             payment_method = coalesce(?6, payment_method), address = coalesce(?7, address),
             spends_bonuses = coalesce(?8, spends_bonuses), revision = revision + 1, updated_at = ?9
           WHERE token = ?1 AND (?10 IS NULL OR revision = ?10)`,
        )
        .run(
          token,
          change.coupon === undefined ? 0 : 1,
          change.coupon ?? null,
          change.shippingMethod ?? null,
          change.shippingCarrier ?? null,
          change.paymentMethod ?? null,
          change.address === undefined ? null : JSON.stringify(change.address),
          change.spendsBonuses === undefined ? null : Number(change.spendsBonuses),
          now,
          known ?? null,
        ) === 1
    );
  }

  /** Ends a cart that is open; says whether it was. */
  end(token: string, status: 'ordered' | 'closed', now: number): boolean {
    return (
      this.database
        .sql("UPDATE cart SET status = ?, updated_at = ? WHERE token = ? AND status = 'open'")
        .run(status, now, token) === 1
    );
  }

  /** Ends a cart whose lines another one took. */
  endJoined(token: string, into: string, now: number): void {
    this.database
      .sql("UPDATE cart SET status = 'closed', joined_into = ?, updated_at = ? WHERE token = ?")
      .run(into, now, token);
  }

  /** The open cart that took the lines of one that was joined, directly or by way of others. */
  openJoined(token: string): string | undefined {
    const row = this.database
      .sql(
        `WITH RECURSIVE follower (token) AS (
           SELECT joined_into FROM cart WHERE token = ? AND joined_into IS NOT NULL
           UNION SELECT cart.joined_into FROM cart JOIN follower ON cart.token = follower.token
             WHERE cart.joined_into IS NOT NULL)
         SELECT cart.token FROM cart JOIN follower ON cart.token = follower.token WHERE cart.status = 'open'`,
      )
      .first(token);
    return row && textOf(row, 'token');
  }

  /** Opens a cart again whose order was cancelled. */
  reopen(token: string, now: number): void {
    this.database
      .sql("UPDATE cart SET status = 'open', updated_at = ? WHERE token = ? AND status = 'ordered'")
      .run(now, token);
  }
}

function cartOf(row: Row): StoredCart {
  const status = textOf(row, 'status');
  return {
    token: textOf(row, 'token'),
    storeCode: textOf(row, 'store_code'),
    status: status === 'open' || status === 'ordered' ? status : 'closed',
    coupon: optionalTextOf(row, 'coupon'),
    shippingMethod: optionalTextOf(row, 'shipping_method'),
    shippingCarrier: optionalTextOf(row, 'shipping_carrier'),
    paymentMethod: optionalTextOf(row, 'payment_method'),
    address: optionalDocumentOf<EstimateAddress>(row, 'address'),
    customerId: optionalNumberOf(row, 'customer_id'),
    spendsBonuses: numberOf(row, 'spends_bonuses') === 1,
    revision: numberOf(row, 'revision'),
    joinedInto: optionalTextOf(row, 'joined_into'),
  };
}

function lineOf(row: Row): StoredLine {
  return {
    itemId: numberOf(row, 'item_id'),
    sku: textOf(row, 'sku'),
    parentSku: optionalTextOf(row, 'parent_sku'),
    qty: numberOf(row, 'qty'),
    choice: textOf(row, 'choice'),
  };
}
