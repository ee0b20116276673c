import type { PaymentRefund, PaymentRefundRepository } from '../../../platform/ports/orders/payments';
import { numberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

const COLUMNS = 'order_id, reason, provider, reference, amount, state, tries, next_at, error, created_at';

export class SqlPaymentRefunds implements PaymentRefundRepository {
  constructor(private readonly connection: SqlConnection) {}

  async ask(
    refund: Pick<PaymentRefund, 'amount' | 'createdAt' | 'orderId' | 'provider' | 'reason' | 'reference'>,
  ): Promise<boolean> {
    const changed = await this.connection
      .sql(
        `INSERT INTO payment_refund (${COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, 'waiting', 0, ?6, NULL, ?6)
         ON CONFLICT (order_id, reason) DO NOTHING`,
      )
      .run(refund.orderId, refund.reason, refund.provider, refund.reference, refund.amount, refund.createdAt);
    return changed === 1;
  }

  async due(now: number, orderId?: string): Promise<readonly PaymentRefund[]> {
    const ofOne = orderId === undefined ? '' : 'AND order_id = ?';
    const rows = await this.connection
      .sql(
        `SELECT ${COLUMNS} FROM payment_refund WHERE state = 'waiting' AND next_at <= ? ${ofOne} ORDER BY created_at, order_id, reason`,
      )
      .all(now, ...(orderId === undefined ? [] : [orderId]));
    return rows.map(refundOf);
  }

  async claim({ orderId, reason, tries }: PaymentRefund, until: number): Promise<boolean> {
    const changed = await this.connection
      .sql(
        `UPDATE payment_refund SET tries = tries + 1, next_at = ?
         WHERE order_id = ? AND reason = ? AND tries = ? AND state = 'waiting'`,
      )
      .run(until, orderId, reason, tries);
    return changed === 1;
  }

  async settle(
    { orderId, reason }: PaymentRefund,
    { state, nextAt, error }: Pick<PaymentRefund, 'error' | 'nextAt' | 'state'>,
  ): Promise<void> {
    await this.connection
      .sql('UPDATE payment_refund SET state = ?, next_at = ?, error = ? WHERE order_id = ? AND reason = ?')
      .run(state, nextAt, error ?? null, orderId, reason);
  }

  async sumOf(provider: string, reference: string): Promise<number> {
    const row = await this.connection
      .sql('SELECT COALESCE(sum(amount), 0) AS total FROM payment_refund WHERE provider = ? AND reference = ?')
      .first(provider, reference);
    return numberOf(row ?? {}, 'total');
  }

  async ofOrder(orderId: string): Promise<readonly PaymentRefund[]> {
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} FROM payment_refund WHERE order_id = ? ORDER BY created_at, reason`)
      .all(orderId);
    return rows.map(refundOf);
  }

  async list(state: PaymentRefund['state']): Promise<readonly PaymentRefund[]> {
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} FROM payment_refund WHERE state = ? ORDER BY created_at, order_id, reason LIMIT 1000`)
      .all(state);
    return rows.map(refundOf);
  }
}

function refundOf(row: Row): PaymentRefund {
  const state = textOf(row, 'state');
  return {
    orderId: textOf(row, 'order_id'),
    reason: textOf(row, 'reason'),
    provider: textOf(row, 'provider'),
    reference: textOf(row, 'reference'),
    amount: numberOf(row, 'amount'),
    state: state === 'done' || state === 'failed' ? state : 'waiting',
    tries: numberOf(row, 'tries'),
    nextAt: numberOf(row, 'next_at'),
    error: optionalTextOf(row, 'error'),
    createdAt: numberOf(row, 'created_at'),
  };
}
