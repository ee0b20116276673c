import type { CartItem } from './cart';

/** Stock of a line relative to its quantity. */
export type LineStock =
  | { readonly kind: 'enough' }
  | { readonly kind: 'short'; readonly left: number }
  | { readonly kind: 'sold-out' };

type Stocked = Pick<CartItem, 'qty' | 'stock_qty' | 'errors' | 'is_in_stock'>;

/** Compares the line's quantity with the last known stock; without a number only in/out of stock counts. */
export function lineStock({ qty, stock_qty: left, errors, is_in_stock: inStock }: Stocked): LineStock {
  if (left === undefined) {
    return errors?.stock !== undefined || inStock === false ? { kind: 'sold-out' } : { kind: 'enough' };
  }
  if (left <= 0) return { kind: 'sold-out' };
  return left < qty ? { kind: 'short', left } : { kind: 'enough' };
}

/**
 * Returns the maximum quantity of a line.
 * @param limit the shop's own maximum
 */
export function maxOfLine({ stock_qty: left }: Pick<CartItem, 'stock_qty'>, limit: number): number {
  return left === undefined || left <= 0 ? limit : Math.min(left, limit);
}

/** Returns the stock if it limits the line; otherwise undefined. */
export function leftFor({ stock_qty: left }: Pick<CartItem, 'stock_qty'>, asked: number): number | undefined {
  return left !== undefined && left > 0 && left < asked ? left : undefined;
}
