import type { GuestHold, GuestHoldRepository } from '../../platform/ports/guest-holds';
import type { Units } from '../../platform/ports/stock';
import { documentOf, numberOf } from './columns';
import type { SqlConnection } from './connection';

export class SqlGuestHolds implements GuestHoldRepository {
  constructor(private readonly connection: SqlConnection) {}

  async keep(orderId: number, { heldUntil, network }: GuestHold): Promise<void> {
    await this.connection
      .sql('INSERT INTO guest_hold (order_id, held_until, network) VALUES (?, ?, ?)')
      .run(orderId, heldUntil, network ?? null);
  }

  async units(email: string, network: string | undefined) {
    const held = `SELECT o.id, o.units, o.email FROM guest_hold h JOIN shop_order o ON o.id = h.order_id WHERE o.status = 'new'`;
    // One select for each index.
    const rows = await this.connection
      .sql(`${held} AND o.email = ? UNION ${held} AND h.network = ?`)
      .all(email, network ?? null);
    const unitsOf = (some: typeof rows) => some.flatMap((row) => documentOf<readonly Units[]>(row, 'units'));
    return { own: unitsOf(rows.filter((row) => row['email'] === email)), near: unitsOf(rows) };
  }

  async over(now: number): Promise<readonly number[]> {
    const rows = await this.connection
      .sql('SELECT order_id FROM guest_hold WHERE held_until <= ? ORDER BY held_until, order_id')
      .all(now);
    return rows.map((row) => numberOf(row, 'order_id'));
  }

  async end(orderId: number): Promise<void> {
    await this.connection.sql('DELETE FROM guest_hold WHERE order_id = ?').run(orderId);
  }
}
