import type { CartItem, RemovedLine } from '../../core';
import { keyOf } from './line-state';

/** What was taken out while the bag was in view; it can be put back. */
export interface GoneLine extends RemovedLine {
  /** It went to the wishlist. */
  readonly isSaved?: boolean;
  /** The wishlist did not have it before. */
  readonly isNew?: boolean;
}

/** A place in the list of the bag: a line, or what stands where one was. */
export type BagRow =
  | { readonly kind: 'line'; readonly item: CartItem }
  | { readonly kind: 'removed'; readonly removed: GoneLine };

/**
 * The lines with what was taken out shown at its old place. One that is back is a line again.
 * @param removed in the order in which they were taken out
 */
export function withRemoved(items: readonly CartItem[], removed: readonly GoneLine[]): readonly BagRow[] {
  const here = new Set(items.map(keyOf));
  const rows: BagRow[] = items.map((item) => ({ kind: 'line', item }));
  // Each stood among what was left when it was taken out: the last one goes back first.
  for (const gone of removed.toReversed()) {
    if (!here.has(keyOf(gone.item))) rows.splice(gone.place, 0, { kind: 'removed', removed: gone });
  }
  return rows;
}
