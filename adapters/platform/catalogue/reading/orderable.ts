import type { StockRecord } from '../../../../core/contract';

/** Returns the orderable quantity; infinity if stock is not tracked. */
export function orderable(record: StockRecord): number {
  if (!record.is_in_stock) return 0;
  return record.manage_stock === false ? Number.POSITIVE_INFINITY : record.qty;
}
