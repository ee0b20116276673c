import { toDecimal, toMinor } from '../kernel/money';
import type { CartItem } from './cart';

/**
 * Returns the row total with or without tax as the store shows prices; before a server answer, price times quantity.
 */
export function rowTotal(item: CartItem, taxIncluded: boolean): number {
  const { totals, qty, price, prev_qty: counted = qty } = item;
  if (totals === undefined || counted !== qty) return toDecimal(toMinor(price) * qty);
  return taxIncluded ? (totals.row_total_incl_tax ?? totals.row_total) : totals.row_total;
}
