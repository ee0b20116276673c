import type { CartItem } from '../cart/cart';
import { lineKey } from '../cart';
import type { QueueEntry } from './queue-entry';

/** The lines of an order that leave the cart with it: of those that are there still, as many units as are the order's. */
export function heldLines({ lines, holds }: QueueEntry): readonly CartItem[] {
  return holds ?? lines;
}

/** Whether lines of an order that was made in a store may be in its cart still. */
export function isHolding({ order, state, released }: QueueEntry, storeCode: string): boolean {
  return state !== 'canceled' && !released && order.store_code === storeCode;
}

/**
 * An order whose lines are in the cart, just before lines of another one come back to it: it has no more of them than there are by now.
 * What comes back was never its. Pure.
 */
export function holdNoMore(entry: QueueEntry, cartItems: readonly CartItem[]): QueueEntry {
  const there = new Map(cartItems.map((item) => [lineKey(item), item.qty]));
  const held = heldLines(entry);
  const isThere = held.every((line) => (there.get(lineKey(line)) ?? 0) >= line.qty);
  if (isThere) return entry;
  const holds = held.flatMap((line) => {
    const qty = Math.min(line.qty, there.get(lineKey(line)) ?? 0);
    return qty > 0 ? [{ ...line, qty }] : [];
  });
  return { ...entry, holds };
}
