import type { TaxRule } from '../../core/contract';
import { countryCode } from '../../core/contract/foundation/country-code';
import { currencyStep } from '../../core/kernel/currency';
import { taxInside, taxOn } from '../../core/kernel/money';
import { taxRate } from '../../core/pricing/tax';
import type { TaxCalculator } from '../platform/ports/selling/tax';

/** Calculates tax by product class and place; shipping takes the highest line rate. */
export function createRuleTax(rules: readonly TaxRule[]): TaxCalculator {
  return {
    code: 'rules',
    calculate: ({ currency, customerClass, destination, lines, pricesIncludeTax, shipping }) => {
      const { country, region, regionId } = destination;
      const place = { country: countryCode(country), region, regionId };
      const step = currencyStep(currency);
      const taxOf = (amount: number, rate: number) => (pricesIncludeTax ? taxInside : taxOn)(amount, rate, step);
      const rated = lines.map(({ id, amount, taxClass }) => ({
        id,
        amount,
        rate: taxRate({ rules, productClassId: taxClass, customerClassId: customerClass, place }),
      }));
      return Promise.resolve({
        lines: rated.map(({ id, amount, rate }) => ({ id, tax: taxOf(amount, rate) })),
        shippingTax: taxOf(shipping?.amount ?? 0, Math.max(0, ...rated.map(({ rate }) => rate))),
      });
    },
  };
}
