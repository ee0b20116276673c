import { percentOfRoundedUp, type Minor } from '../kernel/money';
import type { PaymentDiscount, TotalsCoupon } from './totals';

/**
 * Percentages round up; never exceeds the goods.
 * @param goods subtotal without gift cards
 */
export function couponDiscount(goods: Minor, coupon: TotalsCoupon | undefined): Minor {
  if (coupon === undefined || coupon.type === 'free_delivery') return 0;
  const wanted = coupon.type === 'percent' ? percentOfRoundedUp(goods, coupon.value) : coupon.value;
  return Math.min(wanted, goods);
}

export function hasFreeDelivery(
  goods: Minor,
  coupon: Pick<TotalsCoupon, 'type'> | undefined,
  payment: PaymentDiscount | undefined,
): boolean {
  return coupon?.type === 'free_delivery' || (payment?.freeDelivery === true && goods >= payment.minimum);
}

/**
 * Returns a percentage of goods above the minimum, rounded up to the step and capped.
 * @param goods subtotal without gift cards
 */
export function paymentDiscount(goods: Minor, left: Minor, rule: PaymentDiscount | undefined): Minor {
  if (rule === undefined || goods < rule.minimum) return 0;
  return Math.min(percentOfRoundedUp(goods, rule.percent, rule.step), left);
}
