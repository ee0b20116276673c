import type { ShopConfig } from '../config';
import type { StockArea } from '../stock/stock';
import type { AddRequest } from './plan-add';
import type { Problem } from './validate-product';

/** Volatile stock warns unless out-of-stock items are allowed; out-of-stock items warn and are not added. */
export async function addVerdict(
  wanted: AddRequest,
  stock: Pick<StockArea, 'check'>,
  { allowOutOfStockInCart }: Pick<ShopConfig['cart'], 'allowOutOfStockInCart'>,
): Promise<{ readonly add: boolean; readonly problem?: Problem }> {
  const { sku, qty } = wanted.item;
  const status = wanted.stock === 'ask' ? (await stock.check(sku, qty)).status : wanted.stock;
  if (status === 'out_of_stock') return { add: false, problem: wanted.outOfStock };
  return status === 'volatile' && !allowOutOfStockInCart ? { add: true, problem: wanted.volatile } : { add: true };
}
