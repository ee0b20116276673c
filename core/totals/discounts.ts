import { percentOfRoundedUp, type Minor } from '../kernel/money';
import type { PaymentDiscount, TotalsCoupon } from './totals';

/**
 * What a coupon takes off goods: a percentage rounded up, or a sum; never more than they cost (S §5).
 * @param goods the subtotal of all lines that are not gift cards
 */
export function couponDiscount(goods: Minor, coupon: TotalsCoupon | undefined): Minor {
  if (coupon === undefined || coupon.type === 'free_delivery') return 0;
  const wanted = coupon.type === 'percent' ? percentOfRoundedUp(goods, coupon.value) : coupon.value;
  return Math.min(wanted, goods);
}

/**
 * Whether shipping is free: by a coupon (S §5), or by the way to pay from its minimum on.
 * @param goods the subtotal of all lines that are not gift cards
 */
export function hasFreeDelivery(
  goods: Minor,
  coupon: Pick<TotalsCoupon, 'type'> | undefined,
  payment: PaymentDiscount | undefined,
): boolean {
  return coupon?.type === 'free_delivery' || (payment?.freeDelivery === true && goods >= payment.minimum);
}

/**
 * What a way to pay takes off: a percentage of the goods once they reach the minimum, rounded up to the
 * step, and capped at what other discounts have left (S §5).
 * @param goods the subtotal of all lines that are not gift cards
 */
export function paymentDiscount(goods: Minor, left: Minor, rule: PaymentDiscount | undefined): Minor {
  if (rule === undefined || goods < rule.minimum) return 0;
  return Math.min(percentOfRoundedUp(goods, rule.percent, rule.step), left);
}
