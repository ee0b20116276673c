import type { RefundTask, RefundTaskRepository } from '../../../platform/ports/orders/refund-tasks';
import { numberOf, optionalNumberOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class SqlRefundTasks implements RefundTaskRepository {
  constructor(private readonly connection: SqlConnection) {}

  async add({ orderId, reason, amount, createdAt }: RefundTask): Promise<void> {
    await this.connection
      .sql(
        'INSERT INTO refund_task (order_id, reason, amount, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (order_id, reason) DO NOTHING',
      )
      .run(orderId, reason, amount, createdAt);
  }

  async done(orderId: string, reason: string, who: string, at: number): Promise<boolean> {
    const changed = await this.connection
      .sql('UPDATE refund_task SET done_at = ?, done_by = ? WHERE order_id = ? AND reason = ? AND done_at IS NULL')
      .run(at, who, orderId, reason);
    return changed === 1;
  }

  async open(): Promise<readonly RefundTask[]> {
    const rows = await this.connection
      .sql(
        'SELECT order_id, reason, amount, created_at FROM refund_task WHERE done_at IS NULL ORDER BY created_at, order_id, reason LIMIT 1000',
      )
      .all();
    return rows.map((row) => ({
      orderId: textOf(row, 'order_id'),
      reason: textOf(row, 'reason'),
      amount: numberOf(row, 'amount'),
      createdAt: numberOf(row, 'created_at'),
    }));
  }

  async ofOrder(orderId: string) {
    const rows = await this.connection
      .sql('SELECT reason, amount, done_at FROM refund_task WHERE order_id = ?')
      .all(orderId);
    return rows.map((row) => ({
      reason: textOf(row, 'reason'),
      amount: numberOf(row, 'amount'),
      isDone: optionalNumberOf(row, 'done_at') !== undefined,
    }));
  }
}
