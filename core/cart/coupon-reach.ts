import type { CartItem } from './cart';

/** Part of a bag that a coupon reduces. */
export type CouponReach = 'all' | 'goods' | 'nothing';

/** Gift cards are money; no coupon reduces them. */
export function couponReach(items: readonly Pick<CartItem, 'gift_card'>[]): CouponReach {
  const cards = items.filter(({ gift_card: isCard }) => isCard === true).length;
  if (cards === 0) return 'all';
  return cards === items.length ? 'nothing' : 'goods';
}
