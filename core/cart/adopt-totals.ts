import type { CartTotals } from '../contract';
import type { CartData, Taxing } from './cart-record';
import { takeTotals } from './take-totals';

export function adoptTotals(cart: CartData, given: CartTotals | undefined, taxing: Taxing | null): CartData {
  if (given === undefined || !isOf(cart, given.items)) return cart;
  const cartItems = cart.cartItems.map((item, index) => ({
    ...item,
    price: given.items[index]?.price ?? item.price,
  }));
  const priced = { ...cart, cartItems };
  return takeTotals(priced, { asked: priced, totals: given, taxing });
}

function isOf({ cartItems }: CartData, rows: readonly { readonly sku?: string | undefined; readonly qty: number }[]) {
  return rows.length === cartItems.length && rows.every(({ sku, qty }, index) => isRowOf(cartItems[index], sku, qty));
}

function isRowOf(item: CartData['cartItems'][number] | undefined, sku: string | undefined, qty: number): boolean {
  return item !== undefined && item.qty === qty && (sku === undefined || sku === item.sku);
}
