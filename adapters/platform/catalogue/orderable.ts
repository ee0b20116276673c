import type { StockRecord } from '../../../core/contract';

/** How many of it can be ordered now; infinity where stock is not counted. */
export function orderable(record: StockRecord): number {
  if (!record.is_in_stock) return 0;
  return record.manage_stock === false ? Number.POSITIVE_INFINITY : record.qty;
}
