import type { CartTotals, TotalSegment } from '../contract';
import type { CartItem } from './cart';

/**
 * Part of a bag that a coupon discounts. 'credit': it only credits a blogger. 'unmet': the bag has no goods in its scope,
 * or too few.
 */
export type CouponReach = 'all' | 'credit' | 'goods' | 'nothing' | 'unmet';

/** Gift cards are money; no coupon reduces them. */
export function couponReach(
  items: readonly Pick<CartItem, 'gift_card'>[],
  { rules, segments }: { readonly rules?: CartTotals['rules']; readonly segments: readonly TotalSegment[] },
): CouponReach {
  if (rules?.coupon?.type === 'percent' && rules.coupon.value === 0) return 'credit';
  const cards = items.filter(({ gift_card: isCard }) => isCard === true).length;
  if (cards > 0 && cards === items.length) return 'nothing';
  const { coupon } = rules ?? {};
  const hasTerms = coupon !== undefined && (coupon.skus !== undefined || coupon.minimum !== undefined);
  const isIdle = coupon?.type !== 'free_delivery' && !segments.some(({ code }) => code === 'discount');
  if (hasTerms && isIdle) return 'unmet';
  return cards === 0 ? 'all' : 'goods';
}
