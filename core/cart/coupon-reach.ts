import type { CartItem } from './cart';

/** How far a coupon counts for a bag: for all of it, for all but gift cards, or, where there is nothing else, for nothing (S §5). */
export type CouponReach = 'all' | 'goods' | 'nothing';

/** How far a coupon counts for these lines: a gift card is money, and no coupon reduces it. Pure. */
export function couponReach(items: readonly Pick<CartItem, 'gift_card'>[]): CouponReach {
  const cards = items.filter(({ gift_card: isCard }) => isCard === true).length;
  if (cards === 0) return 'all';
  return cards === items.length ? 'nothing' : 'goods';
}
