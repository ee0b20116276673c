import type { PaymentNotice } from '../../../core/contract/payments';
import { textOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';
import type { PaymentOutcome } from './plan-payment';

/** What a provider reported, and what came of it. */
interface PaymentEvent {
  readonly eventId: string;
  readonly orderId: string;
  readonly status: PaymentNotice['status'];
  readonly outcome: PaymentOutcome;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly createdAt: number;
}

/** What payment providers have reported; each event once. */
export class PaymentRepository {
  constructor(private readonly database: Sqlite) {}

  /** What came of an event that was reported before. */
  outcomeOf(eventId: string): string | undefined {
    const row = this.database.sql('SELECT outcome FROM payment_event WHERE event_id = ?').first(eventId);
    return row && textOf(row, 'outcome');
  }

  add(event: PaymentEvent): void {
    this.database
      .sql(
        `INSERT INTO payment_event (event_id, order_id, status, outcome, amount, currency, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(event.eventId, event.orderId, event.status, event.outcome, event.amount, event.currency, event.createdAt);
  }

  /** Whether a payment of an order was refused. */
  wasDeclined(orderId: string): boolean {
    return this.#hasOutcome(orderId, 'declined');
  }

  /** Whether money that came for a cancelled order goes back: it came too late, or was there when staff cancelled the order. */
  isRefunded(orderId: string): boolean {
    return this.#hasOutcome(orderId, 'refund') || this.#isGivenBack(orderId);
  }

  #isGivenBack(orderId: string): boolean {
    return (
      this.database
        .sql(
          "SELECT 1 AS found FROM order_refund r JOIN shop_order o ON o.id = r.order_id WHERE o.order_id = ? AND reason = 'canceled'",
        )
        .first(orderId) !== undefined
    );
  }

  #hasOutcome(orderId: string, outcome: PaymentOutcome): boolean {
    return (
      this.database
        .sql('SELECT 1 AS found FROM payment_event WHERE order_id = ? AND outcome = ? LIMIT 1')
        .first(orderId, outcome) !== undefined
    );
  }
}
