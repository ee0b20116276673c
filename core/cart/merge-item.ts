import { saleQuantity } from '../kernel/sale-quantity';
import type { CartItem } from './cart';
import { lineKey } from './cart-record';
import { productsEqual } from './products-equal';

/**
 * Adds to an equal line or appends.
 * @param max quantities are capped to it
 */
export function mergeItem(items: readonly CartItem[], added: CartItem, max: number): readonly CartItem[] {
  const match = items.find((item) => productsEqual(item, added));
  const maximum = saleQuantity(added, { min: 1, max }).max;
  if (match === undefined) return [...items, { ...added, qty: Math.min(added.qty, maximum) }];
  return items.map((item) =>
    item === match ? { ...item, qty: Math.min(item.qty + added.qty, maximum), price: added.price } : item,
  );
}

/**
 * Returns units of a cancelled order, once per order.
 * @param max quantities are capped to it
 */
export function putBackItem(
  items: readonly CartItem[],
  back: CartItem,
  { orderId, max }: { readonly orderId: string; readonly max: number },
): readonly CartItem[] {
  const match = items.find((item) => productsEqual(item, back));
  if (match === undefined) return [...items, { ...back, qty: Math.min(back.qty, max), put_back: [orderId] }];
  const earlier = match.put_back ?? [];
  if (earlier.includes(orderId)) return items;
  const qty = Math.min(match.qty + back.qty, max);
  return items.map((item) => (item === match ? { ...item, qty, put_back: [...earlier, orderId] } : item));
}

export function inPlaceOf(
  items: readonly CartItem[],
  replaced: CartItem | undefined,
  change: (others: readonly CartItem[]) => readonly CartItem[],
): readonly CartItem[] {
  const place = replaced === undefined ? -1 : items.findIndex((item) => lineKey(item) === lineKey(replaced));
  if (place < 0) return change(items);
  const others = items.filter((_, at) => at !== place);
  const changed = change(others);
  return [...changed.slice(0, place), ...changed.slice(others.length), ...changed.slice(place, others.length)];
}
