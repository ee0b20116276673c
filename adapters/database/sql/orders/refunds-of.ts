import type { LoggedRefund } from '../../../platform/ports/orders/order-log';
import { numberOf, optionalDocumentOf, optionalTextOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

/** Oldest first. */
export async function refundsOf(connection: SqlConnection, orderId: number): Promise<readonly LoggedRefund[]> {
  const rows = await connection
    .sql(
      'SELECT reason, amount, created_at, who, note, detail FROM order_refund WHERE order_id = ? ORDER BY created_at, reason',
    )
    .all(orderId);
  return rows.map((row) => ({
    reason: textOf(row, 'reason'),
    amount: numberOf(row, 'amount'),
    at: numberOf(row, 'created_at'),
    who: optionalTextOf(row, 'who'),
    note: optionalTextOf(row, 'note'),
    lines: [],
    shipping: 0,
    ...optionalDocumentOf<Pick<LoggedRefund, 'held' | 'lines' | 'shipping'>>(row, 'detail'),
  }));
}
