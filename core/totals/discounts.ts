import { percentOfRoundedUp, type Minor } from '../kernel/money';
import type { CartRule } from '../promotions';
import type { PaymentDiscount, TotalsCoupon } from './totals';

/** The coupon as a rule of its scope. */
export function couponRule({ type, value, skus, minimum }: TotalsCoupon): CartRule {
  return { skus, minimum, action: actionOf(type, value) };
}

function actionOf(type: TotalsCoupon['type'], value: number): CartRule['action'] {
  switch (type) {
    case 'percent':
      return { kind: 'percent', percent: value };
    case 'fixed':
      return { kind: 'fixed', amount: value };
    case 'free_delivery':
      return { kind: 'free_delivery' };
  }
}

/** True from the minimum of a payment discount that also ships free. */
export function hasFreeDelivery(goods: Minor, payment: PaymentDiscount | undefined): boolean {
  return payment?.freeDelivery === true && goods >= payment.minimum;
}

/**
 * Returns a percentage of goods above the minimum, rounded up to the step and capped.
 * @param goods subtotal without gift cards
 * @param step smallest amount of the currency
 */
export function paymentDiscount(goods: Minor, left: Minor, rule: PaymentDiscount | undefined, step: Minor = 1): Minor {
  if (rule === undefined || goods < rule.minimum) return 0;
  return Math.min(percentOfRoundedUp(goods, rule.percent, Math.ceil(rule.step / step) * step), left);
}
