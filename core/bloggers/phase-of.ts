import type { PromoProduct } from '../contract';

/** Where a promo product or set stands (A §4.9), in the order in which it passes them. */
export const PHASES = ['delivering', 'for-promotion', 'promoted'] as const;
/** Where an order of a blogger stands: from placed to paid out (A §4). */
export type PromoPhase = (typeof PHASES)[number];

/** A §4.9: what was shown, or is in the archive, is promoted; of the rest what has arrived is for promotion. Pure. */
export function phaseOf({
  archive,
  delivered,
  promoted_count,
}: Pick<PromoProduct, 'archive' | 'delivered' | 'promoted_count'>): PromoPhase {
  if (promoted_count > 0 || archive) return 'promoted';
  return delivered ? 'for-promotion' : 'delivering';
}
