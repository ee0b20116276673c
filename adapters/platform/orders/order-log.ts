import type { OrderChange } from '../../../core/orders/plan-advance';
import { documentOf, numberOf, textOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';
import type { Fulfilment, OrderFileKind, OrderState } from './order-repository';

/** Something done to an order. */
export interface LoggedEvent {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly who: string;
  readonly what: readonly LoggedChange[];
}

/** A change of the plan, a file, or what followed from them: money and bonuses, in minor units. */
export interface LoggedChange {
  readonly name: OrderChange['name'] | OrderFileKind | 'bonuses' | 'cashback' | 'refund' | 'stock';
  readonly from: string | null;
  readonly to: string | null;
}

/** How an order is after a change of staff. */
export interface OrderStanding {
  readonly status: OrderState;
  readonly deliveryStatus: string;
  readonly stage: number | undefined;
  readonly fulfilment: Fulfilment;
}

/** What happens to orders after they were placed: how they stand, who did what, files and refunds. Only inside a transaction. */
export class OrderLog {
  constructor(private readonly database: Sqlite) {}

  revisionOf(id: number): number {
    const row = this.database.sql('SELECT revision FROM shop_order WHERE id = ?').first(id);
    return numberOf(row ?? {}, 'revision');
  }

  /** Writes how an order stands now, and raises its revision. */
  write(id: number, { status, deliveryStatus, stage, fulfilment }: OrderStanding, now: number): void {
    this.database
      .sql(
        `UPDATE shop_order SET status = ?, delivery_status = ?, stage = ?, fulfilment = ?, updated_at = ?, revision = revision + 1
         WHERE id = ?`,
      )
      .run(status, deliveryStatus, stage ?? null, JSON.stringify(fulfilment), now, id);
  }

  add(id: number, { at, who, what }: LoggedEvent): void {
    this.database
      .sql('INSERT INTO order_event (order_id, at, who, what) VALUES (?, ?, ?, ?)')
      .run(id, at, who, JSON.stringify(what));
  }

  /** Oldest first. */
  history(id: number): readonly LoggedEvent[] {
    return this.database
      .sql('SELECT at, who, what FROM order_event WHERE order_id = ? ORDER BY id')
      .all(id)
      .map((row) => ({
        at: numberOf(row, 'at'),
        who: textOf(row, 'who'),
        what: documentOf<readonly LoggedChange[]>(row, 'what'),
      }));
  }

  /** @returns whether it is another file than before */
  keepFile(id: number, kind: OrderFileKind, bytes: Uint8Array, now: number): boolean {
    return (
      this.database
        .sql(
          `INSERT INTO order_file (order_id, kind, bytes, created_at) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (order_id, kind) DO UPDATE SET bytes = ?3, created_at = ?4 WHERE bytes <> ?3`,
        )
        .run(id, kind, bytes, now) === 1
    );
  }

  file(id: number, kind: OrderFileKind): Uint8Array | undefined {
    const row = this.database.sql('SELECT bytes FROM order_file WHERE order_id = ? AND kind = ?').first(id, kind);
    const bytes = row?.['bytes'];
    return bytes instanceof Uint8Array ? bytes : undefined;
  }

  /** Money that goes back for a reason, once. @returns whether it was not written before */
  refund(id: number, reason: string, amount: number, now: number): boolean {
    return (
      this.database
        .sql(
          'INSERT INTO order_refund (order_id, reason, amount, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        )
        .run(id, reason, amount, now) === 1
    );
  }

  /** All that went back of an order, in minor units. */
  refundedOf(id: number): number {
    const row = this.database
      .sql('SELECT coalesce(sum(amount), 0) AS n FROM order_refund WHERE order_id = ?')
      .first(id);
    return numberOf(row ?? {}, 'n');
  }
}
