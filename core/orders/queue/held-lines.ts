import type { CartItem } from '../../cart/cart';
import { lineKey } from '../../cart';
import { hasLeftCart, isEnded } from './order-life';
import type { QueueEntry } from './queue-entry';

export function heldLines({ lines, holds }: QueueEntry): readonly CartItem[] {
  return holds ?? lines;
}

export function isHolding(entry: QueueEntry, storeCode: string): boolean {
  return !isEnded(entry) && !hasLeftCart(entry) && entry.order.store_code === storeCode;
}

/** @returns the lines that are still in the cart; undefined if all are */
export function holdNoMore(entry: QueueEntry, cartItems: readonly CartItem[]): QueueEntry['lines'] | undefined {
  const there = new Map(cartItems.map((item) => [lineKey(item), item.qty]));
  const held = heldLines(entry);
  const isThere = held.every((line) => (there.get(lineKey(line)) ?? 0) >= line.qty);
  if (isThere) return undefined;
  return held.flatMap((line) => {
    const qty = Math.min(line.qty, there.get(lineKey(line)) ?? 0);
    return qty > 0 ? [{ ...line, qty }] : [];
  });
}
