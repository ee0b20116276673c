import type { CartItem } from './cart';
import { productsEqual } from './products-equal';

/**
 * The lines with one more: an equal line gets its quantity on top, otherwise it is appended (S §4, cart adding).
 * @param max the largest quantity of a line; more is cut down to it
 */
export function mergeItem(items: readonly CartItem[], added: CartItem, max: number): readonly CartItem[] {
  const match = items.find((item) => productsEqual(item, added));
  if (match === undefined) return [...items, { ...added, qty: Math.min(added.qty, max) }];
  return items.map((item) =>
    item === match ? { ...item, qty: Math.min(item.qty + added.qty, max), price: added.price } : item,
  );
}

/** The lines with at least so many units of one that had left them: never more, however often it is put back. */
export function putBackItem(items: readonly CartItem[], back: CartItem): readonly CartItem[] {
  const match = items.find((item) => productsEqual(item, back));
  if (match === undefined) return [...items, back];
  return items.map((item) => (item === match ? { ...item, qty: Math.max(item.qty, back.qty) } : item));
}
