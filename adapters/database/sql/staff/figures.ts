import { isoDay, type OffsetSpan } from '../../../../core/kernel/calendar-days';
import type { FigureEntry, FigureRepository } from '../../../platform/ports/staff/figures';
import { numberOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { localDay } from '../base/local-day';

const REFUNDED = '(SELECT coalesce(sum(amount), 0) FROM order_refund WHERE order_refund.order_id = shop_order.id)';
const PAID = `CASE status WHEN 'paid' THEN grand_total WHEN 'canceled' THEN ${REFUNDED} ELSE 0 END`;

export class SqlFigures implements FigureRepository {
  constructor(private readonly connection: SqlConnection) {}

  async entries(from: number, before: number, spans: readonly OffsetSpan[] = []): Promise<readonly FigureEntry[]> {
    const [placedOn, refundedOn] = [localDay('created_at', spans), localDay('order_refund.created_at', spans)];
    const placed = await this.connection
      .sql(
        `SELECT ${placedOn} AS day, store_code, currency, count(*) AS orders, CAST(sum(grand_total) AS BIGINT) AS placed,
           CAST(sum(${PAID}) AS BIGINT) AS paid, 0 AS refunded
         FROM shop_order WHERE created_at >= ? AND created_at < ?
         GROUP BY ${placedOn}, store_code, currency`,
      )
      .all(from, before);
    const refunded = await this.connection
      .sql(
        `SELECT ${refundedOn} AS day, store_code, currency, 0 AS orders, 0 AS placed, 0 AS paid,
           CAST(sum(amount) AS BIGINT) AS refunded
         FROM order_refund JOIN shop_order ON shop_order.id = order_refund.order_id
         WHERE order_refund.created_at >= ? AND order_refund.created_at < ?
         GROUP BY ${refundedOn}, store_code, currency`,
      )
      .all(from, before);
    return [...placed, ...refunded].map(entryOf);
  }
}

function entryOf(row: Row): FigureEntry {
  return {
    day: isoDay(numberOf(row, 'day')),
    storeCode: textOf(row, 'store_code'),
    currency: textOf(row, 'currency'),
    orders: numberOf(row, 'orders'),
    placed: numberOf(row, 'placed'),
    paid: numberOf(row, 'paid'),
    refunded: numberOf(row, 'refunded'),
  };
}
