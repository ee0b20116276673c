import type { CartItem } from './cart';
import { lineKey, type CartRecord } from './cart-record';
import { countChoices } from './choice-revisions';

/** Removed lines that are remembered; a message older than so many removals has long arrived. */
const MOST_REMOVALS = 200;

function revisionOf(item: Pick<CartItem, 'revision'> | undefined): number {
  return item?.revision ?? 0;
}

/** Counts what was changed, so that two tabs can tell which of two states is the later one. */
export function countChanges(before: CartRecord, after: CartRecord): CartRecord {
  return countChoices(before, countLines(before, after));
}

/**
 * Counts the changes of each line, so that two tabs can tell which of two states of it is the later one: clocks cannot,
 * for messages take time. A line that is new or has another quantity gets the next number; a line that is gone leaves
 * one behind.
 */
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
  return { ...after, cartItems, removals: Object.fromEntries([...removals].slice(-MOST_REMOVALS)) };
}

/**
 * The cart as it is kept after a change: one that its owner has left remembers none of the lines that were in it, because their keys show
 * what somebody had. Other tabs learn of the lines by the change itself.
 */
export function withoutTrace(before: CartRecord, after: CartRecord): CartRecord {
  return before.owner !== '' && after.owner === '' ? { ...after, removals: {} } : after;
}

/** Whether a line as another tab has it is later than what this tab has of it; of two equally late, the larger one. */
export function isLater(theirs: CartItem, ours: CartItem | undefined, removedAt: number | undefined): boolean {
  const revision = revisionOf(theirs);
  if (ours === undefined) return revision >= (removedAt ?? 0);
  if (revision !== revisionOf(ours)) return revision > revisionOf(ours);
  return theirs.qty >= ours.qty;
}

/** Whether a removal in another tab is later than this line. */
export function isRemoved(ours: CartItem, removedAt: number): boolean {
  return removedAt > revisionOf(ours);
}
