import type { StockRecord } from '../contract';
import { unitsLeft } from '../stock';
import type { CartItem } from './cart';
import { stockFacts } from './fold-server-line';

/** What becomes of a line that is out of stock: it says so, or it goes. */
export interface StockPolicy {
  readonly allowOutOfStockInCart: boolean;
  /** Whether the cart is synced: then the server has the last word, and no line goes behind its back. */
  readonly synchronize: boolean;
}

/**
 * The lines with the stock that was answered (S §4, stock sync): in stock clears a line's stock error; out of stock sets one,
 * unless out-of-stock items are disallowed and sync is off, in which case the line is removed. A line that nothing was answered
 * for stays as it is.
 */
export function planStock(
  items: readonly CartItem[],
  answers: readonly (Pick<StockRecord, 'is_in_stock'> & Partial<StockRecord> & { readonly sku: string })[],
  { allowOutOfStockInCart, synchronize }: StockPolicy,
): readonly CartItem[] {
  const known = new Map(answers.map((answer) => [answer.sku, answer]));
  const removes = !allowOutOfStockInCart && !synchronize;
  return items.flatMap((item) => {
    const record = known.get(item.sku);
    if (record === undefined) return item;
    const [inStock, left] = [record.is_in_stock, unitsLeft(record)];
    if (inStock === item.is_in_stock && left === item.stock_qty) return item;
    return !inStock && removes ? [] : { ...item, ...stockFacts(inStock, left) };
  });
}
