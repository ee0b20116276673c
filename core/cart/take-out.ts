import type { CartItem } from './cart';
import { lineKey, NEVER_SYNCED, type CartData } from './cart-record';
import { forgetServer } from './change-lines';

export function takeOut(items: readonly CartItem[], taken: readonly CartItem[]): readonly CartItem[] {
  const units = new Map(taken.map((item) => [lineKey(item), item.qty]));
  return items.flatMap((item) => {
    const qty = item.qty - (units.get(lineKey(item)) ?? 0);
    return qty > 0 ? [qty === item.qty ? item : { ...item, qty }] : [];
  });
}

export interface Release {
  /** The server has the order. */
  readonly isPlaced?: boolean;
  /** Server cart that was ordered. Default: any. */
  readonly of?: string | undefined;
}

/**
 * Removes ordered lines and their server cart. Another device may have moved the rest to a new cart; then the server is
 * asked.
 */
export function withoutOrdered(
  cart: CartData,
  ordered: readonly CartItem[],
  { isPlaced = false, of = cart.cartServerToken }: Release = {},
): CartData {
  if (cart.cartServerToken !== of) return cart;
  const cartItems = takeOut(cart.cartItems, ordered);
  const forgotten = { ...forgetServer({ ...cart, cartItems }), coupon: null };
  if (!isPlaced || cart.owner === '' || cartItems.length === 0) return forgotten;
  return { ...forgotten, cartServerToken: cart.cartServerToken, revision: NEVER_SYNCED };
}
