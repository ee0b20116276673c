import type { CartItem, RemovedLine } from '../../../core/shopper';
import { keyOf } from './line-state';

export interface GoneLine extends RemovedLine {
  readonly isSaved?: boolean;
  readonly isNew?: boolean;
}

export type BagRow =
  | { readonly kind: 'line'; readonly item: CartItem }
  | { readonly kind: 'removed'; readonly removed: GoneLine };

/**
 * Inserts removed lines at their old places, unless restored.
 * @param removed in the order of removal
 */
export function withRemoved(items: readonly CartItem[], removed: readonly GoneLine[]): readonly BagRow[] {
  const here = new Set(items.map(keyOf));
  const rows: BagRow[] = items.map((item) => ({ kind: 'line', item }));
  // Indexes refer to the list at removal, so restore in reverse.
  for (const gone of removed.toReversed()) {
    if (!here.has(keyOf(gone.item))) rows.splice(gone.place, 0, { kind: 'removed', removed: gone });
  }
  return rows;
}
