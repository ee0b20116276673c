import type { StockRecord } from '../contract';
import type { StockStatus } from './stock';

export interface StockAnswerFor {
  readonly status: StockStatus;
  readonly qty?: number | undefined;
}

/** ok: enough or unmanaged; volatile: too few or uncertain; out_of_stock: none. A missing record counts as ok. */
export function stockStatusOf(record: StockRecord | undefined, wanted: number): StockAnswerFor {
  if (record === undefined) return { status: 'ok' };
  if (record.api_error !== undefined) return { status: 'volatile' };
  if (!record.is_in_stock) return { status: 'out_of_stock', qty: 0 };
  if (record.manage_stock === false) return { status: 'ok' };
  return { status: record.qty >= wanted ? 'ok' : 'volatile', qty: Math.max(0, record.qty) };
}

export function unitsLeft(record: Pick<StockRecord, 'is_in_stock'> & Partial<StockRecord>): number | undefined {
  if (!record.is_in_stock) return 0;
  return record.manage_stock === false || record.api_error !== undefined ? undefined : record.qty;
}
