import type { StockRecord } from '../contract';
import { unitsLeft } from '../stock';
import type { CartItem } from './cart';
import { stockFacts } from './fold-server-line';

export interface StockPolicy {
  readonly allowOutOfStockInCart: boolean;
  /** With sync on, the server decides and no line is removed locally. */
  readonly synchronize: boolean;
}

/** Updates stock errors; removes out-of-stock lines only if they are disallowed and sync is off. */
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
