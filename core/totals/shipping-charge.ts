import { taxOn, type Minor } from '../kernel/money';
import type { TotalsShipping } from './totals';

/**
 * What a way to ship costs an order, without and with its tax: nothing from its limit of net value on, nor with a coupon for free
 * delivery (S §5).
 * @param order `net` is the subtotal less the discounts, in minor units
 */
export function shippingCharge(
  { amount, limit, taxRate }: TotalsShipping,
  order: { readonly net: Minor; readonly isFree: boolean; readonly pricesIncludeTax: boolean },
): { readonly amount: Minor; readonly inclTax: Minor } {
  if (order.isFree || (limit !== undefined && order.net >= limit)) return { amount: 0, inclTax: 0 };
  return { amount, inclTax: order.pricesIncludeTax ? amount : amount + taxOn(amount, taxRate) };
}
