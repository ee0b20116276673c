import type { Product } from '../contract';
import { MONEY_DIGITS } from '../kernel/currency';
import type { Minor } from '../kernel/money';

/** Returns the smallest amount of the currency of a product's prices, in minor units; 1 where it has two decimals. */
export function priceStep({ currency_digits: digits = MONEY_DIGITS }: Pick<Product, 'currency_digits'>): Minor {
  return 10 ** Math.max(0, MONEY_DIGITS - digits);
}
