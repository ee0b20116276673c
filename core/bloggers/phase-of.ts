import type { PromoProduct } from '../contract';

/** Phases of a promo product, in order. */
export const PHASES = ['delivering', 'for-promotion', 'promoted'] as const;
/** Phase of a promo product. */
export type PromoPhase = (typeof PHASES)[number];

/** Returns 'promoted' once shown or archived, otherwise by delivery. */
export function phaseOf({
  archive,
  delivered,
  promoted_count,
}: Pick<PromoProduct, 'archive' | 'delivered' | 'promoted_count'>): PromoPhase {
  if (promoted_count > 0 || archive) return 'promoted';
  return delivered ? 'for-promotion' : 'delivering';
}
