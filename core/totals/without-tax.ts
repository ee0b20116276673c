import { taxInside, type Minor } from '../kernel/money';
import type { TotalsInput, TotalsShipping } from './totals';

type Terms = Pick<TotalsInput, 'isTaxExempt' | 'pricesIncludeTax' | 'step'>;

/**
 * Returns the input of an exempt sale. A price that contains tax becomes its net price, per piece, at the rate that a
 * private customer would pay; discounts, limits and amounts of coupons apply to net prices then. Goods that the buyer
 * collects in a shop do not leave the country, so they are taxed.
 */
export function withoutTax(input: TotalsInput): TotalsInput {
  if (!isUntaxed(input)) return input;
  const { shipping, lines } = input;
  return {
    ...input,
    isTaxExempt: false,
    pricesIncludeTax: false,
    taxes: undefined,
    lines: lines.map((line) => ({
      ...line,
      unitPrice: netOf(line.unitPrice, line.taxRate, input),
      taxRate: 0,
      taxParts: [],
    })),
    ...(shipping && { shipping: shippingWithoutTax(shipping, input) }),
  };
}

/** True if no tax is charged with this way to ship. */
export function isUntaxed({ isTaxExempt, shipping }: Pick<TotalsInput, 'isTaxExempt' | 'shipping'>): boolean {
  return isTaxExempt === true && shipping?.isCollected !== true;
}

export function shippingWithoutTax(shipping: TotalsShipping, terms: Terms): TotalsShipping {
  if (!isUntaxed({ ...terms, shipping })) return shipping;
  return { ...shipping, amount: netOf(shipping.amount, shipping.taxRate, terms), taxRate: 0 };
}

/** Returns the net price of a piece in an exempt sale. */
export function netOf(price: Minor, rate: number, { pricesIncludeTax, step }: Omit<Terms, 'isTaxExempt'>): Minor {
  return pricesIncludeTax ? price - taxInside(price, rate, step) : price;
}
