import type { PaymentPage, PaymentReturns } from '../../../platform/ports/orders/payment-provider';
import type { PaymentAttempt, PaymentAttemptRepository, PaymentEvent } from '../../../platform/ports/orders/payments';
import { documentOf, jsonOf, numberOf, optionalDocumentOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

const COLUMNS = 'order_id, attempt, provider, reference, status, returns, page, created_at';

export class SqlPaymentAttempts implements PaymentAttemptRepository {
  constructor(private readonly connection: SqlConnection) {}

  latest(orderId: string): Promise<PaymentAttempt | undefined> {
    return this.#first('order_id = ? ORDER BY attempt DESC LIMIT 1', orderId);
  }

  approved(orderId: string): Promise<PaymentAttempt | undefined> {
    return this.#first("order_id = ? AND status = 'approved' ORDER BY attempt LIMIT 1", orderId);
  }

  async ofOrder(orderId: string): Promise<readonly PaymentAttempt[]> {
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} FROM payment_attempt WHERE order_id = ? ORDER BY attempt`)
      .all(orderId);
    return rows.map(attemptOf);
  }

  byReference(provider: string, reference: string): Promise<PaymentAttempt | undefined> {
    return this.#first('provider = ? AND reference = ?', provider, reference);
  }

  async begin(attempt: PaymentAttempt): Promise<void> {
    await this.connection
      .sql(`INSERT INTO payment_attempt (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
      .run(
        attempt.orderId,
        attempt.attempt,
        attempt.provider,
        attempt.reference ?? null,
        attempt.status,
        JSON.stringify(attempt.returns),
        jsonOf(attempt.page),
        attempt.createdAt,
      );
  }

  async keep({
    orderId,
    attempt,
    reference,
    page,
  }: Pick<PaymentAttempt, 'attempt' | 'orderId' | 'page' | 'reference'>): Promise<void> {
    await this.connection
      .sql('UPDATE payment_attempt SET reference = ?, page = ? WHERE order_id = ? AND attempt = ?')
      .run(reference ?? null, jsonOf(page), orderId, attempt);
  }

  async settle(
    { orderId, attempt }: Pick<PaymentAttempt, 'attempt' | 'orderId'>,
    status: PaymentEvent['status'],
  ): Promise<void> {
    await this.connection
      .sql("UPDATE payment_attempt SET status = ? WHERE order_id = ? AND attempt = ? AND status <> 'approved'")
      .run(status, orderId, attempt);
  }

  async #first(condition: string, ...values: readonly string[]): Promise<PaymentAttempt | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM payment_attempt WHERE ${condition}`).first(...values);
    return row && attemptOf(row);
  }
}

const STATUSES = new Map<string, PaymentAttempt['status']>([
  ['approved', 'approved'],
  ['declined', 'declined'],
  ['canceled', 'canceled'],
]);

function attemptOf(row: Row): PaymentAttempt {
  return {
    orderId: textOf(row, 'order_id'),
    attempt: numberOf(row, 'attempt'),
    provider: textOf(row, 'provider'),
    reference: optionalTextOf(row, 'reference'),
    status: STATUSES.get(textOf(row, 'status')) ?? 'open',
    returns: documentOf<PaymentReturns>(row, 'returns'),
    page: optionalDocumentOf<PaymentPage>(row, 'page'),
    createdAt: numberOf(row, 'created_at'),
  };
}
