import type { TotalsCoupon } from '../totals';
import type { CartItem } from './cart';

/** Part of a bag that a coupon reduces; 'credit' reduces nothing, because a blogger's code may only name the blogger. */
export type CouponReach = 'all' | 'credit' | 'goods' | 'nothing';

/** Gift cards are money; no coupon reduces them. */
export function couponReach(
  items: readonly Pick<CartItem, 'gift_card'>[],
  rule?: Pick<TotalsCoupon, 'type' | 'value'>,
): CouponReach {
  if (rule?.type === 'percent' && rule.value === 0) return 'credit';
  const cards = items.filter(({ gift_card: isCard }) => isCard === true).length;
  if (cards === 0) return 'all';
  return cards === items.length ? 'nothing' : 'goods';
}
