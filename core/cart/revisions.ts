import type { CartItem } from './cart';
import { lineKey, type CartRecord } from './cart-record';
import { countChoices } from './choice-revisions';

/** Older messages have long arrived. */
const MAX_REMOVALS = 200;

function revisionOf(item: Pick<CartItem, 'revision'> | undefined): number {
  return item?.revision ?? 0;
}

export function countChanges(before: CartRecord, after: CartRecord): CartRecord {
  return countChoices(before, countLines(before, after));
}

/** Revisions instead of clocks, since messages take time. Removed lines leave a tombstone. */
function countLines(before: CartRecord, after: CartRecord): CartRecord {
  if (before.cartItems === after.cartItems) return after;
  const known = new Map(before.cartItems.map((item) => [lineKey(item), item]));
  const removals = new Map(Object.entries(before.removals));
  const cartItems = after.cartItems.map((item) => {
    const key = lineKey(item);
    const earlier = known.get(key);
    known.delete(key);
    if (earlier !== undefined && earlier.qty === item.qty) {
      return item.revision === earlier.revision ? item : { ...item, revision: revisionOf(earlier) };
    }
    const revision = 1 + Math.max(revisionOf(earlier), removals.get(key) ?? 0);
    removals.delete(key);
    return { ...item, revision };
  });
  for (const [key, gone] of known) removals.set(key, revisionOf(gone) + 1);
  if (known.size === 0 && removals.size === Object.keys(before.removals).length) return { ...after, cartItems };
  return { ...after, cartItems, removals: Object.fromEntries([...removals].slice(-MAX_REMOVALS)) };
}

/** Drops tombstones when the owner leaves, since their keys reveal the lines. */
export function withoutTrace(before: CartRecord, after: CartRecord): CartRecord {
  return before.owner !== '' && after.owner === '' ? { ...after, removals: {} } : after;
}

/** Ties go to the larger quantity. */
export function isLater(theirs: CartItem, ours: CartItem | undefined, removedAt: number | undefined): boolean {
  const revision = revisionOf(theirs);
  if (ours === undefined) return revision >= (removedAt ?? 0);
  if (revision !== revisionOf(ours)) return revision > revisionOf(ours);
  return theirs.qty >= ours.qty;
}

export function isRemoved(ours: CartItem, removedAt: number): boolean {
  return removedAt > revisionOf(ours);
}
