import type { PromotionSegment } from './totals';

/** True for the row of a promotion in the totals of a cart or order. */
export function isPromotionRow(code: string): code is PromotionSegment {
  return code.startsWith('promotion:');
}
