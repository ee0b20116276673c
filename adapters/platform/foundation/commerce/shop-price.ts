import { currencyStep } from '../../../../core/kernel/currency';
import { divideRounded, roundTo, toDecimal, toMinor } from '../../../../core/kernel/money';
import { roundNumber } from '../../../../core/kernel/round-number';
import type { CurrencyRateRecord } from '../../ports/selling/commerce';

/** Base currency; others are converted by the merchant's rates. */
export const BASE_CURRENCY = 'USD';

/** Integers to avoid rounding loss: currency units per 1,000,000 US dollars; other fields in minor units. */
interface Rate {
  readonly perMillionDollars: bigint;
  readonly step: bigint;
  readonly smallStep: bigint;
  readonly below: bigint;
}

export type CurrencyRates = ReadonlyMap<string, Rate>;

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

export class MissingRateError extends Error {
  override readonly name = 'MissingRateError';
  readonly code = 'missing-rate';

  constructor(readonly currency: string) {
    super(`There is no rate for ${currency}: set one in currency_rates`);
  }
}

function rateOf(currency: string, rates: CurrencyRates): Rate {
  const rate = rates.get(currency);
  if (!rate) throw new MissingRateError(currency);
  return rate;
}

function converted(dollars: number, { perMillionDollars }: Rate): bigint {
  return divideRounded(BigInt(toMinor(dollars)) * perMillionDollars, 1_000_000n);
}

/**
 * Converts a dollar price to a rounded retail price, both in major units (49.95 €, never 46.8823 €). A positive price
 * never becomes zero.
 * @throws MissingRateError for a currency without a rate
 */
export function shopPrice(dollars: number, currency: string, rates: CurrencyRates): number {
  if (currency === BASE_CURRENCY || dollars === 0) return dollars;
  const rate = rateOf(currency, rates);
  const exact = converted(dollars, rate);
  const sign = exact < 0n ? -1n : 1n;
  const amount = exact * sign;
  const coarse = amount >= 10n * rate.step;
  const step = coarse ? rate.step : rate.smallStep;
  const rounded = divideRounded(amount, step) * step - (coarse ? rate.below : 0n);
  return toDecimal(roundTo(Number(sign * (rounded > 0n ? rounded : rate.smallStep)), currencyStep(currency)));
}

/** Price steps in a limit: 365 € of 368 €. */
const LIMIT_STEPS = 5n;

/**
 * Converts a dollar threshold, such as free delivery, to a round amount in the shopper's favor; major units.
 * @throws MissingRateError for a currency without a rate
 */
export function shopLimit(dollars: number, currency: string, rates: CurrencyRates): number {
  if (currency === BASE_CURRENCY || dollars <= 0) return dollars;
  const rate = rateOf(currency, rates);
  const step = rate.step * LIMIT_STEPS;
  const steps = converted(dollars, rate) / step;
  return steps > 0n
    ? toDecimal(roundTo(Number(steps * step), currencyStep(currency)))
    : shopPrice(dollars, currency, rates);
}

/**
 * Converts a limit of a form to a round amount of the currency, in major units: 1,000 dollars are 200,000 yen. Without a
 * rate the number stays.
 */
export function roundLimit(dollars: number, currency: string, rates: CurrencyRates): number {
  const rate = currency === BASE_CURRENCY ? undefined : rates.get(currency);
  if (rate === undefined) return dollars;
  const smallest = toDecimal(currencyStep(currency));
  return Math.max(smallest, roundNumber((dollars * Number(rate.perMillionDollars)) / 1_000_000));
}

/** Returns an unrounded converter to dollars, in major units to the cent; undefined without a rate. */
export function dollarsFor(currency: string, rates: CurrencyRates): ((amount: number) => number) | undefined {
  if (currency === BASE_CURRENCY) return (amount) => amount;
  const rate = rates.get(currency);
  if (rate === undefined) return undefined;
  return (amount) => toDecimal(Number(divideRounded(BigInt(toMinor(amount)) * 1_000_000n, rate.perMillionDollars)));
}
