import type { CartItem } from './cart';
import { lineKey, UNSEEN, type CartRecord } from './cart-record';
import { forgetServer } from './change-lines';

/** The lines that remain when so many units of these are taken out. */
export function takeOut(items: readonly CartItem[], taken: readonly CartItem[]): readonly CartItem[] {
  const units = new Map(taken.map((item) => [lineKey(item), item.qty]));
  return items.flatMap((item) => {
    const qty = item.qty - (units.get(lineKey(item)) ?? 0);
    return qty > 0 ? [qty === item.qty ? item : { ...item, qty }] : [];
  });
}

/**
 * The cart without lines that were ordered, and without the server cart that they were in. A customer's other devices may have heard
 * of the order first, and put what is left into a cart of theirs: then the server is asked which one that is.
 * @param isPlaced whether the shop has the order
 */
export function withoutOrdered(cart: CartRecord, ordered: readonly CartItem[], isPlaced: boolean): CartRecord {
  const cartItems = takeOut(cart.cartItems, ordered);
  const forgotten = { ...forgetServer({ ...cart, cartItems }), coupon: null };
  if (!isPlaced || cart.owner === '' || cartItems.length === 0) return forgotten;
  return { ...forgotten, cartServerToken: cart.cartServerToken, revision: UNSEEN };
}
