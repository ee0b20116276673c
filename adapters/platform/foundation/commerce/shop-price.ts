import { currencyStep } from '../../../../core/kernel/currency';
import { divideRounded, roundTo, toDecimal, toMinor } from '../../../../core/kernel/money';
import { roughRate } from '../../../../core/kernel/rough-rate';
import { roundNumber } from '../../../../core/kernel/round-number';
import type { CurrencyRateRecord } from '../../ports/selling/commerce';

/** Base currency of a shop that names none. */
export const DEFAULT_BASE = 'USD';

const RATE_DIGITS = 9;
const ONE = 10n ** BigInt(RATE_DIGITS);

/** Integers to avoid rounding loss: currency units per 10^9 of the base currency; other fields in minor units. */
interface Rate {
  readonly perBillion: bigint;
  readonly step: bigint;
  readonly smallStep: bigint;
  readonly below: bigint;
}

export interface CurrencyRates {
  /** Currency of the stored amounts. */
  readonly base: string;
  /** By currency, without the base. */
  readonly others: ReadonlyMap<string, Rate>;
}

export function currencyRatesOf(records: readonly CurrencyRateRecord[], base: string = DEFAULT_BASE): CurrencyRates {
  const others = new Map(
    records.map(({ currency, rate, step, small_step: smallStep, below }) => [
      currency,
      {
        perBillion: BigInt(toMinor(rate, RATE_DIGITS)),
        step: BigInt(toMinor(step)),
        smallStep: BigInt(toMinor(smallStep)),
        below: BigInt(toMinor(below)),
      },
    ]),
  );
  return { base, others };
}

export class MissingRateError extends Error {
  override readonly name = 'MissingRateError';
  readonly code = 'missing-rate';

  constructor(readonly currency: string) {
    super(`There is no rate for ${currency}: set one in currency_rates`);
  }
}

function rateOf(currency: string, { others }: CurrencyRates): Rate {
  const rate = others.get(currency);
  if (!rate) throw new MissingRateError(currency);
  return rate;
}

function converted(amount: number, { perBillion }: Rate): bigint {
  return divideRounded(BigInt(toMinor(amount)) * perBillion, ONE);
}

/** Amounts of the base currency are shown as they are stored; older ones may have decimals that it lacks. */
function inBase(amount: number, base: string): number {
  const step = currencyStep(base);
  return step === 1 ? amount : toDecimal(roundTo(toMinor(amount), step));
}

/**
 * Converts a price of the base currency to a rounded retail price, both in major units (49.95 €, never 46.8823 €). A
 * positive price never becomes zero.
 * @throws MissingRateError for a currency without a rate
 */
export function shopPrice(price: number, currency: string, rates: CurrencyRates): number {
  if (currency === rates.base || price === 0) return inBase(price, rates.base);
  const rate = rateOf(currency, rates);
  const exact = converted(price, rate);
  const sign = exact < 0n ? -1n : 1n;
  const amount = exact * sign;
  const coarse = amount >= 10n * rate.step;
  const step = coarse ? rate.step : rate.smallStep;
  const rounded = divideRounded(amount, step) * step - (coarse ? rate.below : 0n);
  return toDecimal(roundTo(Number(sign * (rounded > 0n ? rounded : rate.smallStep)), currencyStep(currency)));
}

/**
 * Converts an amount of the base currency without the rounding of retail prices; minor units.
 * @returns undefined for a currency without a rate
 */
export function exactAmount(minor: number, currency: string, { base, others }: CurrencyRates): number | undefined {
  if (currency === base) return minor;
  const rate = others.get(currency);
  if (rate === undefined) return undefined;
  return roundTo(Number(divideRounded(BigInt(minor) * rate.perBillion, ONE)), currencyStep(currency));
}

/** Price steps in a limit: 365 € of 368 €. */
const LIMIT_STEPS = 5n;

/**
 * Converts a threshold of the base currency, such as free delivery, to a round amount in the shopper's favor; major
 * units.
 * @throws MissingRateError for a currency without a rate
 */
export function shopLimit(limit: number, currency: string, rates: CurrencyRates): number {
  if (currency === rates.base || limit <= 0) return inBase(limit, rates.base);
  const rate = rateOf(currency, rates);
  const step = rate.step * LIMIT_STEPS;
  const steps = converted(limit, rate) / step;
  return steps > 0n
    ? toDecimal(roundTo(Number(steps * step), currencyStep(currency)))
    : shopPrice(limit, currency, rates);
}

/** Returns a round amount of a currency that is worth about as many dollars, in major units: 500 yen for 4 dollars. */
export function roughAmount(dollars: number, currency: string): number {
  if (currency === DEFAULT_BASE) return dollars;
  return Math.max(toDecimal(currencyStep(currency)), roundNumber(dollars * roughRate(currency)));
}

/**
 * Converts a limit of a form to a round amount of the currency, in major units: 1,000 dollars are 200,000 yen. Without a
 * rate it is that of the base currency.
 */
export function roundLimit(dollars: number, currency: string, { base, others }: CurrencyRates): number {
  const rate = currency === base ? undefined : others.get(currency);
  if (rate === undefined) return roughAmount(dollars, base);
  const worth = base === DEFAULT_BASE ? dollars : dollars * roughRate(base);
  return Math.max(toDecimal(currencyStep(currency)), roundNumber((worth * Number(rate.perBillion)) / Number(ONE)));
}

/** Returns an unrounded converter to the base currency, in major units; undefined without a rate. */
export function baseAmount(
  currency: string,
  { base, others }: CurrencyRates,
): ((amount: number) => number) | undefined {
  if (currency === base) return (amount) => amount;
  const rate = others.get(currency);
  if (rate === undefined) return undefined;
  const step = currencyStep(base);
  return (amount) => toDecimal(roundTo(Number(divideRounded(BigInt(toMinor(amount)) * ONE, rate.perBillion)), step));
}
