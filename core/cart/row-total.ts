import type { CartItem } from './cart';

/**
 * What a line costs as the store shows its prices: with the tax where prices hold it, else without, so that lines add up to the
 * subtotal under them. Until the server has spoken of this quantity, price times quantity.
 */
export function rowTotal(item: CartItem, taxIncluded: boolean): number {
  const { totals, qty, price, prev_qty: counted = qty } = item;
  if (totals === undefined || counted !== qty) return price * qty;
  return taxIncluded ? (totals.row_total_incl_tax ?? totals.row_total) : totals.row_total;
}
