import type { EstimateAddress } from '../../../../core/contract';
import type { CartChange, CartRepository, StoredCart, StoredLine } from '../../../platform/ports/selling/carts';
import type { Row, SqlConnection } from '../base/connection';
import { documentOf, numberOf, optionalDocumentOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import { jsonRows } from '../base/json';

const ABANDONED_MS = 90 * 24 * 60 * 60 * 1000;
const ABANDONED_AT_ONCE = 200;
const LINE = 'item_id, sku, parent_sku, qty, choice';
const CART = `token, store_code, status, coupon, shipping_method, shipping_carrier, payment_method, address, customer_id, spends_bonuses,
  revision, joined_into, next_item,
  CASE WHEN EXISTS (SELECT 1 FROM cart_gift_card WHERE cart_token = cart.token) THEN 1 ELSE 0 END AS has_gift_cards`;

export class SqlCarts implements CartRepository {
  readonly #cart: string;

  constructor(private readonly connection: SqlConnection) {
    const lines = jsonRows(connection.dialect, LINE);
    this.#cart = `${CART}, (SELECT ${lines} FROM cart_line WHERE cart_token = cart.token) AS lines`;
  }

  async removeAbandoned(now: number): Promise<void> {
    await this.connection
      .sql(
        `DELETE FROM cart WHERE token IN (SELECT token FROM cart WHERE status <> 'ordered' AND updated_at < ? LIMIT ${ABANDONED_AT_ONCE})`,
      )
      .send(now - ABANDONED_MS);
  }

  async create(token: string, storeCode: string, now: number): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO cart (token, store_code, status, created_at, updated_at)
         SELECT CAST(?1 AS TEXT), CAST(?2 AS TEXT), 'open', CAST(?3 AS BIGINT), CAST(?3 AS BIGINT) WHERE 1 = 1 ${this.connection.later}`,
      )
      .send(token, storeCode, now);
  }

  async count(): Promise<number> {
    const row = await this.connection.sql('SELECT count(*) AS n FROM cart').first();
    return numberOf(row ?? {}, 'n');
  }

  async find(token: string): Promise<StoredCart | undefined> {
    const row = await this.connection.sql(`SELECT ${this.#cart} FROM cart WHERE token = ?`).first(token);
    return row && cartOf(row);
  }

  async openOf(customerId: number, storeCode: string): Promise<readonly string[]> {
    const rows = await this.connection
      .sql(
        "SELECT token FROM cart WHERE customer_id = ? AND store_code = ? AND status = 'open' ORDER BY updated_at DESC, token",
      )
      .all(customerId, storeCode);
    return rows.map((row) => textOf(row, 'token'));
  }

  async own(token: string, customerId: number, now: number): Promise<void> {
    await this.connection
      .sql(
        `UPDATE cart SET spends_bonuses = CASE WHEN customer_id IS NULL THEN 1 ELSE spends_bonuses END,
           customer_id = ?, updated_at = ? WHERE token = ?`,
      )
      .run(customerId, now, token);
  }

  async removeOf(customerId: number): Promise<void> {
    await this.connection.sql(`DELETE FROM cart WHERE customer_id = ? AND status <> 'ordered'`).run(customerId);
    await this.connection.sql('UPDATE cart SET customer_id = NULL WHERE customer_id = ?').run(customerId);
  }

  async lines(token: string): Promise<readonly StoredLine[]> {
    return (
      await this.connection.sql(`SELECT ${LINE} FROM cart_line WHERE cart_token = ? ORDER BY item_id`).all(token)
    ).map(lineOf);
  }

  async lineLike(token: string, sku: string, choice: string): Promise<StoredLine | undefined> {
    const row = await this.connection
      .sql(`SELECT ${LINE} FROM cart_line WHERE cart_token = ? AND sku = ? AND choice = ?`)
      .first(token, sku, choice);
    return row && lineOf(row);
  }

  async addLine(token: string, line: Omit<StoredLine, 'itemId'>): Promise<number> {
    const itemId = numberOf(
      (await this.connection
        .sql('UPDATE cart SET next_item = next_item + 1 WHERE token = ? RETURNING next_item - 1 AS item_id')
        .first(token)) ?? {},
      'item_id',
    );
    await this.insertLine(token, { ...line, itemId });
    return itemId;
  }

  async insertLine(token: string, line: StoredLine): Promise<void> {
    await this.connection
      .sql(`INSERT INTO cart_line (cart_token, ${LINE}) VALUES (?, ?, ?, ?, ?, ?)`)
      .send(token, line.itemId, line.sku, line.parentSku ?? null, line.qty, line.choice);
  }

  async setLine(token: string, itemId: number, line: Omit<StoredLine, 'itemId'>): Promise<void> {
    await this.connection
      .sql('UPDATE cart_line SET sku = ?, parent_sku = ?, qty = ?, choice = ? WHERE cart_token = ? AND item_id = ?')
      .send(line.sku, line.parentSku ?? null, line.qty, line.choice, token, itemId);
  }

  async removeLine(token: string, itemId: number): Promise<void> {
    await this.connection.sql('DELETE FROM cart_line WHERE cart_token = ? AND item_id = ?').send(token, itemId);
  }

  async removeSku(token: string, sku: string): Promise<void> {
    await this.connection.sql('DELETE FROM cart_line WHERE cart_token = ? AND sku = ?').send(token, sku);
  }

  async countChange(
    token: string,
    { known, items = 0 }: Parameters<CartRepository['countChange']>[1],
    now: number,
  ): Promise<StoredCart | undefined> {
    const row = await this.connection
      .sql(
        `UPDATE cart SET revision = revision + 1, updated_at = ?2, next_item = next_item + ?4
           WHERE token = ?1 AND (CAST(?3 AS BIGINT) IS NULL OR revision = ?3) RETURNING ${this.#cart}`,
      )
      .first(token, now, known ?? null, items);
    return row && cartOf(row);
  }

  async change(token: string, change: CartChange, now: number, known?: number): Promise<StoredCart | undefined> {
    const row = await this.connection
      .sql(
        `UPDATE cart SET coupon = CASE WHEN ?2 = 1 THEN ?3 ELSE coupon END,
             shipping_method = coalesce(?4, shipping_method), shipping_carrier = coalesce(?5, shipping_carrier),
             payment_method = coalesce(?6, payment_method), address = coalesce(?7, address),
             spends_bonuses = coalesce(?8, spends_bonuses), revision = revision + 1, updated_at = ?9
           WHERE token = ?1 AND (CAST(?10 AS BIGINT) IS NULL OR revision = ?10) AND status = 'open' ${this.connection.later}
           RETURNING ${this.#cart}`,
      )
      .first(
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
      );
    return row && cartOf(row);
  }

  async end(token: string, status: 'ordered' | 'closed', now: number): Promise<boolean> {
    return (
      (await this.connection
        .sql("UPDATE cart SET status = ?, updated_at = ? WHERE token = ? AND status = 'open'")
        .run(status, now, token)) === 1
    );
  }

  async endJoined(token: string, into: string, now: number): Promise<void> {
    await this.connection
      .sql("UPDATE cart SET status = 'closed', joined_into = ?, updated_at = ? WHERE token = ?")
      .run(into, now, token);
  }

  async openJoined(token: string): Promise<string | undefined> {
    const row = await this.connection
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

  async reopen(token: string, now: number): Promise<void> {
    await this.connection
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
    hasGiftCards: numberOf(row, 'has_gift_cards') === 1,
    lines: linesOf(row),
    nextItem: numberOf(row, 'next_item'),
  };
}

function linesOf(row: Row): readonly StoredLine[] {
  return documentOf<readonly LineRow[]>(row, 'lines')
    .map(([itemId, sku, parentSku, qty, choice]) => ({ itemId, sku, parentSku: parentSku ?? undefined, qty, choice }))
    .sort((one, other) => one.itemId - other.itemId);
}

/** Values of `LINE`. */
type LineRow = readonly [itemId: number, sku: string, parentSku: string | null, qty: number, choice: string];

function lineOf(row: Row): StoredLine {
  return {
    itemId: numberOf(row, 'item_id'),
    sku: textOf(row, 'sku'),
    parentSku: optionalTextOf(row, 'parent_sku'),
    qty: numberOf(row, 'qty'),
    choice: textOf(row, 'choice'),
  };
}
