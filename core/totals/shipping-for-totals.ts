import type { ShippingMethod } from '../contract';
import { isPickup } from '../contract/selling/pickup';
import { toMinor } from '../kernel/money';
import type { TotalsLine, TotalsShipping } from './totals';

/** Taxed at the highest rate of the lines; a limit of 0 means none. */
export function shippingForTotals(
  method: ShippingMethod,
  lines: readonly Pick<TotalsLine, 'taxRate'>[],
): TotalsShipping {
  const limit = method.limit === undefined || method.limit === 0 ? {} : { limit: toMinor(method.limit) };
  const taxRate = Math.max(0, ...lines.map((line) => line.taxRate));
  const isCollected = isPickup(method.method_code);
  return { amount: toMinor(method.amount), ...limit, taxRate, ...(isCollected && { isCollected }) };
}
