import type { CartItem, RemovedLine } from './cart';
import { lineKey } from './cart-record';
import { withoutServerIds } from './change-lines';

/**
 * The lines with those put back that were removed: choices and quantity as they were, each at its old place, as far as the cart
 * still has so many lines. A line that came back meanwhile gets at least its old quantity. Restoring twice, or from two tabs, gives
 * no more units than once.
 * @param isKnown whether the server may still have the line of this key; else its ids there are void
 */
export function restoreLines(
  items: readonly CartItem[],
  removed: readonly RemovedLine[],
  isKnown: (key: string) => boolean,
): readonly CartItem[] {
  const restored = [...items];
  for (const { item, place } of removed.toSorted((a, b) => a.place - b.place)) {
    const key = lineKey(item);
    const at = restored.findIndex((line) => lineKey(line) === key);
    const line = restored[at];
    if (line === undefined) restored.splice(Math.max(0, place), 0, isKnown(key) ? item : withoutServerIds(item));
    else if (line.qty < item.qty) restored[at] = { ...line, qty: item.qty };
  }
  return restored;
}
