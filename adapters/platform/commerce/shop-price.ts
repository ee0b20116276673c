import { divideRounded, toDecimal, toMinor } from '../../../core/kernel/money';
import type { CurrencyRateRecord } from '../ports/commerce';

/** What the shop counts in; other currencies are made of it by the merchant's rates. */
export const BASE_CURRENCY = 'USD';

/** Whole numbers, so that nothing is lost on the way: units of the currency for 1,000,000 US dollars, the rest in minor units. */
interface Rate {
  readonly perMillionDollars: bigint;
  readonly step: bigint;
  readonly smallStep: bigint;
  readonly below: bigint;
}

/** What a US dollar is in other currencies, ready to be computed with. */
export type CurrencyRates = ReadonlyMap<string, Rate>;

/** Makes the merchant's rates ready. */
export function currencyRatesOf(records: readonly CurrencyRateRecord[]): CurrencyRates {
  return new Map(
    records.map(({ currency, per_dollar: rate, step, small_step: smallStep, below }) => [
      currency,
      {
        perMillionDollars: BigInt(toMinor(rate, 6)),
        step: BigInt(toMinor(step)),
        smallStep: BigInt(toMinor(smallStep)),
        below: BigInt(toMinor(below)),
      },
    ]),
  );
}

/** Raised where something is to be sold in a currency for which the merchant has set no rate. */
export class MissingRateError extends Error {
  override readonly name = 'MissingRateError';
  readonly code = 'missing-rate';

  constructor(readonly currency: string) {
    super(`There is no rate for ${currency}: set one in currency_rates`);
  }
}

/**
 * The price in a currency for a price in US dollars, both in major units, by the merchant's rates: a price that a shop would print, not an
 * exchange office's (49.95 € and 4,490 ₽, never 46.8823 €). Zero stays zero; a price above zero never becomes zero.
 * @throws MissingRateError for a currency without a rate
 */
export function shopPrice(dollars: number, currency: string, rates: CurrencyRates): number {
  if (currency === BASE_CURRENCY || dollars === 0) return dollars;
  const rate = rates.get(currency);
  if (!rate) throw new MissingRateError(currency);
  const exact = divideRounded(BigInt(toMinor(dollars)) * rate.perMillionDollars, 1_000_000n);
  const sign = exact < 0n ? -1n : 1n;
  const amount = exact * sign;
  // Below ten steps, where one would be coarse, prices end on the small one.
  const coarse = amount >= 10n * rate.step;
  const step = coarse ? rate.step : rate.smallStep;
  const rounded = divideRounded(amount, step) * step - (coarse ? rate.below : 0n);
  return toDecimal(Number(sign * (rounded > 0n ? rounded : rate.smallStep)));
}

/**
 * What gives US dollars for amounts in a currency, both in major units and to the cent, by the merchant's rates: `shopPrice` the other way about, without its
 * rounding. Undefined where there is no rate.
 */
export function dollarsFor(currency: string, rates: CurrencyRates): ((amount: number) => number) | undefined {
  if (currency === BASE_CURRENCY) return (amount) => amount;
  const rate = rates.get(currency);
  if (rate === undefined) return undefined;
  return (amount) => toDecimal(Number(divideRounded(BigInt(toMinor(amount)) * 1_000_000n, rate.perMillionDollars)));
}
