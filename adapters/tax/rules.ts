import type { TaxRule } from '../../core/contract';
import { countryCode } from '../../core/contract/foundation/country-code';
import { MAX_TAX_NAMES, namedParts, partText } from '../../core/contract/orders/tax-part';
import { currencyStep } from '../../core/kernel/currency';
import { UTC } from '../../core/kernel/is-time-zone';
import { taxInside, taxOn } from '../../core/kernel/money';
import { sumOfRates, taxParts } from '../../core/pricing/tax';
import { taxRulesIn } from '../../core/pricing/tax-days';
import type { TaxCalculator } from '../platform/ports/selling/tax';

/** Options of `createRuleTax`. */
export interface RuleTaxOptions {
  /** In milliseconds, for rates with a period. Default: the system's. */
  readonly now?: () => number;
  /** Time zone in which rates begin and end. Default: UTC. */
  readonly timeZone?: string;
}

/** Calculates tax by product class, place and day; shipping takes the highest line rate. */
export function createRuleTax(
  rules: readonly TaxRule[],
  { now = Date.now, timeZone = UTC }: RuleTaxOptions = {},
): TaxCalculator {
  const dated = taxRulesIn(rules, timeZone);
  return {
    code: 'rules',
    calculate: ({ currency, customerClass, destination, lines, pricesIncludeTax, shipping }) => {
      const { country, region, regionId, postcode } = destination;
      const place = { country: countryCode(country), region, regionId, postcode };
      const step = currencyStep(currency);
      const taxOf = (amount: number, rate: number) => (pricesIncludeTax ? taxInside : taxOn)(amount, rate, step);
      const rated = lines.map(({ id, amount, taxClass: productClassId }) => {
        const parts = taxParts({ rules: dated, productClassId, customerClassId: customerClass, place, at: now() });
        return { id, amount, parts, rate: sumOfRates(parts) };
      });
      const names = new Set(rated.flatMap(({ parts }) => namedParts(parts)?.map(partText) ?? []));
      return Promise.resolve({
        lines: rated.map(({ id, amount, rate }) => ({ id, tax: taxOf(amount, rate) })),
        shippingTax: taxOf(shipping?.amount ?? 0, Math.max(0, ...rated.map(({ rate }) => rate))),
        ...(names.size > 0 && { names: [...names].slice(0, MAX_TAX_NAMES) }),
      });
    },
  };
}
