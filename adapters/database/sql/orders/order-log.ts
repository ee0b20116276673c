import type {
  LoggedChange,
  LoggedEvent,
  LoggedRefund,
  OrderLog,
  OrderStatus,
} from '../../../platform/ports/orders/order-log';
import { staleOrder, type OrderFileKind, type StoredOrder } from '../../../platform/ports/orders/orders';
import { documentOf, numberOf, optionalDocumentOf, optionalTextOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';
import { hasReturns } from './order-search';

export class SqlOrderLog implements OrderLog {
  constructor(private readonly connection: SqlConnection) {}

  async revisionOf(id: number): Promise<number> {
    const row = await this.connection.sql('SELECT revision FROM shop_order WHERE id = ?').first(id);
    return numberOf(row ?? {}, 'revision');
  }

  async write(
    { id, status: from }: Pick<StoredOrder, 'id' | 'status'>,
    { status, deliveryStatus, stage, fulfilment }: OrderStatus,
    now: number,
  ): Promise<void> {
    const values = [status, deliveryStatus, stage ?? null, JSON.stringify(fulfilment), now];
    const written = await this.connection
      .sql(
        `UPDATE shop_order SET status = ?1, delivery_status = ?2, stage = ?3, fulfilment = ?4, updated_at = ?5, has_returns = ?6,
           canceled_at = CASE WHEN ?1 = 'canceled' THEN coalesce(canceled_at, ?5) END, revision = revision + 1
         WHERE id = ?7 AND status = ?8`,
      )
      .run(...values, hasReturns(fulfilment) ? 1 : 0, id, from);
    if (written !== 1) throw staleOrder(id, from);
  }

  async add(id: number, { at, who, what }: LoggedEvent): Promise<void> {
    await this.connection
      .sql('INSERT INTO order_event (order_id, at, who, what) VALUES (?, ?, ?, ?)')
      .run(id, at, who, JSON.stringify(what));
  }

  async history(id: number): Promise<readonly LoggedEvent[]> {
    return (
      await this.connection.sql('SELECT at, who, what FROM order_event WHERE order_id = ? ORDER BY id').all(id)
    ).map((row) => ({
      at: numberOf(row, 'at'),
      who: textOf(row, 'who'),
      what: documentOf<readonly LoggedChange[]>(row, 'what'),
    }));
  }

  async keepFile(id: number, kind: OrderFileKind, bytes: Uint8Array, now: number): Promise<boolean> {
    return (
      (await this.connection
        .sql(
          `INSERT INTO order_file (order_id, kind, bytes, created_at) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (order_id, kind) DO UPDATE SET bytes = ?3, created_at = ?4 WHERE order_file.bytes <> ?3`,
        )
        .run(id, kind, bytes, now)) === 1
    );
  }

  async file(id: number, kind: OrderFileKind): Promise<Uint8Array | undefined> {
    const row = await this.connection
      .sql('SELECT bytes FROM order_file WHERE order_id = ? AND kind = ?')
      .first(id, kind);
    const bytes = row?.['bytes'];
    return bytes instanceof Uint8Array ? bytes : undefined;
  }

  async refund(id: number, reason: string, amount: number, now: number): Promise<boolean> {
    return (
      (await this.connection
        .sql(
          'INSERT INTO order_refund (order_id, reason, amount, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        )
        .run(id, reason, amount, now)) === 1
    );
  }

  async refunds(id: number): Promise<readonly LoggedRefund[]> {
    const rows = await this.connection
      .sql(
        'SELECT reason, amount, created_at, who, note, detail FROM order_refund WHERE order_id = ? ORDER BY created_at, reason',
      )
      .all(id);
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

  async explain(
    id: number,
    reason: string,
    { who, note, lines, shipping, held, credited }: Omit<LoggedRefund, 'amount' | 'at' | 'reason'>,
  ): Promise<void> {
    await this.connection
      .sql('UPDATE order_refund SET who = ?, note = ?, detail = ? WHERE order_id = ? AND reason = ?')
      .run(who ?? null, note ?? null, JSON.stringify({ lines, shipping, held, credited }), id, reason);
  }

  async refundedOf(id: number): Promise<number> {
    const row = await this.connection
      .sql('SELECT coalesce(sum(amount), 0) AS n FROM order_refund WHERE order_id = ?')
      .first(id);
    return numberOf(row ?? {}, 'n');
  }
}
