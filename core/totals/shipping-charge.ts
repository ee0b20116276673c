import { taxOn, type Minor } from '../kernel/money';
import type { TotalsShipping } from './totals';

/**
 * Returns the charge with and without tax; free above its net limit or by coupon.
 * @param order `net` is goods without gift cards minus discounts, in minor units
 */
export function shippingCharge(
  { amount, limit, taxRate }: TotalsShipping,
  order: { readonly net: Minor; readonly isFree: boolean; readonly pricesIncludeTax: boolean; readonly step?: Minor },
): { readonly amount: Minor; readonly inclTax: Minor } {
  if (order.isFree || (limit !== undefined && order.net >= limit)) return { amount: 0, inclTax: 0 };
  return { amount, inclTax: order.pricesIncludeTax ? amount : amount + taxOn(amount, taxRate, order.step) };
}
