import { SENT_STEP } from '../../../../core/contract/orders/order-status';
import type { GuestHold, GuestHoldRepository, HoldKind, HoldOwner } from '../../../platform/ports/orders/guest-holds';
import type { Units } from '../../../platform/ports/catalogue/stock';
import { documentOf, numberOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { jsonNumber } from '../base/json';
import { STEP } from './order-step';

export class SqlGuestHolds implements GuestHoldRepository {
  constructor(private readonly connection: SqlConnection) {}

  async keep(orderId: number, { heldUntil, mailbox, network }: GuestHold): Promise<void> {
    await this.connection
      .sql('INSERT INTO guest_hold (order_id, held_until, mailbox, network) VALUES (?, ?, ?, ?)')
      .run(orderId, heldUntil, mailbox, network ?? null);
  }

  async units(holder: HoldOwner, network: string | undefined, kind: HoldKind) {
    const [isOwn, value] =
      'mailbox' in holder ? ['h.mailbox = ?', holder.mailbox] : [this.#isPlacedBy(), holder.customerId];
    const held = (condition: string) =>
      `SELECT o.id, o.units FROM guest_hold h JOIN shop_order o ON o.id = h.order_id WHERE o.status = 'new'
       AND o.redirect = ${kind === 'page' ? '1' : '0'} AND ${condition}`;
    const own = await this.connection.sql(held(isOwn)).all(value);
    const near = network === undefined ? [] : await this.connection.sql(held('h.network = ?')).all(network);
    const both = new Map([...own, ...near].map((row) => [numberOf(row, 'id'), row]));
    const unitsOf = (rows: Iterable<Row>) => [...rows].flatMap((row) => documentOf<readonly Units[]>(row, 'units'));
    return { own: unitsOf(own), near: unitsOf(both.values()) };
  }

  #isPlacedBy(): string {
    return `o.customer_id = ? AND ${jsonNumber(this.connection.dialect, 'o.fulfilment', 'confirmed')} = 1`;
  }

  async balance(customerId: number, currency: string) {
    const byCards = `coalesce(${jsonNumber(this.connection.dialect, 'o.fulfilment', 'giftCards')}, 0)`;
    const came = `SELECT o.grand_total - ${byCards} - (SELECT coalesce(sum(r.amount), 0) FROM order_refund r WHERE r.order_id = o.id) AS amount
      FROM shop_order o WHERE o.customer_id = ? AND o.currency = ? AND o.status = 'paid' AND (${STEP}) >= ${String(SENT_STEP)}`;
    const paid = await this.connection
      .sql(`SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS paid FROM (${came}) c WHERE amount > 0`)
      .first(customerId, currency);
    const open = await this.connection
      .sql(
        `SELECT o.units, o.currency, CAST(o.grand_total - ${byCards} AS BIGINT) AS due FROM shop_order o
       WHERE ${this.#isPlacedBy()} AND o.status = 'new' AND o.redirect = 0`,
      )
      .all(customerId);
    return {
      paid: numberOf(paid ?? {}, 'paid'),
      owed: open.reduce((sum, row) => (row['currency'] === currency ? sum + numberOf(row, 'due') : sum), 0),
      units: open.flatMap((row) => documentOf<readonly Units[]>(row, 'units')),
    };
  }

  async over(now: number): Promise<readonly number[]> {
    const rows = await this.connection
      .sql(
        `SELECT h.order_id FROM guest_hold h JOIN shop_order o ON o.id = h.order_id
         WHERE h.held_until <= ? AND o.redirect = 0 ORDER BY h.held_until, h.order_id`,
      )
      .all(now);
    return rows.map((row) => numberOf(row, 'order_id'));
  }

  async end(orderId: number): Promise<void> {
    await this.connection.sql('DELETE FROM guest_hold WHERE order_id = ?').run(orderId);
  }
}
