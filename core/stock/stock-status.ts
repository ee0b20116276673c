import type { StockRecord } from '../contract';
import type { StockStatus } from './stock';

/** What a stock record says about a wish for so many. */
export interface StockAnswerFor {
  readonly status: StockStatus;
  /** How many there are; left out where stock is not managed or not known. */
  readonly qty?: number | undefined;
}

/**
 * S §4, stock check: ok when there are as many as asked for or stock is not managed; volatile when there are fewer, or the
 * record came with an error and so is not sure; out_of_stock when there are none. Without a record nothing stands against it.
 */
export function stockStatusOf(record: StockRecord | undefined, wanted: number): StockAnswerFor {
  if (record === undefined) return { status: 'ok' };
  if (record.api_error !== undefined) return { status: 'volatile' };
  if (!record.is_in_stock) return { status: 'out_of_stock', qty: 0 };
  if (record.manage_stock === false) return { status: 'ok' };
  return { status: record.qty >= wanted ? 'ok' : 'volatile', qty: Math.max(0, record.qty) };
}

/** Units of a product that can be sold now; undefined where they are not counted, or the record is not sure. */
export function unitsLeft(record: Pick<StockRecord, 'is_in_stock'> & Partial<StockRecord>): number | undefined {
  if (!record.is_in_stock) return 0;
  return record.manage_stock === false || record.api_error !== undefined ? undefined : record.qty;
}
