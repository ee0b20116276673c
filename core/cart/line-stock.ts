import type { CartItem } from './cart';

/** How a line stands to what the shop can sell: all of it, fewer than it holds, or nothing. */
export type LineStock =
  | { readonly kind: 'enough' }
  | { readonly kind: 'short'; readonly left: number }
  | { readonly kind: 'sold-out' };

type Stocked = Pick<CartItem, 'qty' | 'stock_qty' | 'errors' | 'is_in_stock'>;

/**
 * What the shop last said of the line's stock, held against the quantity that the line has now (S §4, stock check: fewer than asked
 * for is not none). Where it named no number, its word alone counts.
 */
export function lineStock({ qty, stock_qty: left, errors, is_in_stock: inStock }: Stocked): LineStock {
  if (left === undefined) {
    return errors?.stock !== undefined || inStock === false ? { kind: 'sold-out' } : { kind: 'enough' };
  }
  if (left <= 0) return { kind: 'sold-out' };
  return left < qty ? { kind: 'short', left } : { kind: 'enough' };
}

/**
 * The largest quantity that a line can be given.
 * @param limit the shop's own, whatever there is in stock (S §4)
 */
export function mostOfLine({ stock_qty: left }: Pick<CartItem, 'stock_qty'>, limit: number): number {
  return left === undefined || left <= 0 ? limit : Math.min(left, limit);
}

/** How many there are of a line in stock, where these are fewer than were asked for; else it is not the stock that sets the limit. */
export function leftFor({ stock_qty: left }: Pick<CartItem, 'stock_qty'>, asked: number): number | undefined {
  return left !== undefined && left > 0 && left < asked ? left : undefined;
}
