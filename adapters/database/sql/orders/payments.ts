import type {
  PaymentEvent,
  PaymentOutcome,
  PaymentRepository,
  TestPayment,
  TestPaymentRepository,
} from '../../../platform/ports/orders/payments';
import { numberOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class SqlTestPayments implements TestPaymentRepository {
  constructor(private readonly connection: SqlConnection) {}

  async write(orderId: string, { eventId, status }: TestPayment): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO test_payment (order_id, event_id, status) VALUES (?1, ?2, ?3)
         ON CONFLICT (order_id) DO UPDATE SET event_id = ?2, status = ?3 WHERE test_payment.status = 'declined'`,
      )
      .run(orderId, eventId, status);
  }

  async find(orderId: string): Promise<TestPayment | undefined> {
    const row = await this.connection
      .sql('SELECT event_id, status FROM test_payment WHERE order_id = ?')
      .first(orderId);
    if (row === undefined) return undefined;
    const status = textOf(row, 'status');
    return {
      eventId: textOf(row, 'event_id'),
      status: status === 'approved' || status === 'canceled' ? status : 'declined',
    };
  }
}

export class SqlPayments implements PaymentRepository {
  constructor(private readonly connection: SqlConnection) {}

  async outcomeOf(eventId: string): Promise<string | undefined> {
    const row = await this.connection.sql('SELECT outcome FROM payment_event WHERE event_id = ?').first(eventId);
    return row && textOf(row, 'outcome');
  }

  async add(event: PaymentEvent): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO payment_event (event_id, order_id, status, outcome, amount, currency, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(event.eventId, event.orderId, event.status, event.outcome, event.amount, event.currency, event.createdAt);
  }

  async countPaid(): Promise<number> {
    const row = await this.connection.sql("SELECT count(*) AS n FROM payment_event WHERE outcome = 'paid'").first();
    return numberOf(row ?? {}, 'n');
  }

  async wasDeclined(orderId: string): Promise<boolean> {
    return this.#hasOutcome(orderId, 'declined');
  }

  async isRefunded(orderId: string): Promise<boolean> {
    return (await this.#hasOutcome(orderId, 'refund')) || (await this.#isGivenBack(orderId));
  }

  async #isGivenBack(orderId: string): Promise<boolean> {
    return (
      (await this.connection
        .sql(
          "SELECT 1 AS found FROM order_refund r JOIN shop_order o ON o.id = r.order_id WHERE o.order_id = ? AND reason = 'canceled'",
        )
        .first(orderId)) !== undefined
    );
  }

  async #hasOutcome(orderId: string, outcome: PaymentOutcome): Promise<boolean> {
    return (
      (await this.connection
        .sql('SELECT 1 AS found FROM payment_event WHERE order_id = ? AND outcome = ? LIMIT 1')
        .first(orderId, outcome)) !== undefined
    );
  }
}
