import type { CartItem, RemovedLine } from './cart';
import { lineKey } from './cart-record';
import { withoutServerIds } from './change-lines';

/**
 * Restores lines at their old positions. Idempotent, also across tabs.
 * @param isKnown false drops the line's server ids
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
