import type { CartItem } from './cart';
import { lineKey } from './cart-record';

/** The lines that remain when so many units of these are taken out. */
export function takeOut(items: readonly CartItem[], taken: readonly CartItem[]): readonly CartItem[] {
  const units = new Map(taken.map((item) => [lineKey(item), item.qty]));
  return items.flatMap((item) => {
    const qty = item.qty - (units.get(lineKey(item)) ?? 0);
    return qty > 0 ? [qty === item.qty ? item : { ...item, qty }] : [];
  });
}
