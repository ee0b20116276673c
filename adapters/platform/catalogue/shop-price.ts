import { lookUp } from '../../../core/kernel/look-up';
import { divideRounded, toDecimal, toMinor } from '../../../core/kernel/money';

interface Rate {
  /** Units of the currency for 1,000,000 US dollars: whole numbers, so that nothing is lost on the way. */
  readonly perMillionDollars: bigint;
  /** Prices end on multiples of this many minor units, less `below`. */
  readonly step: bigint;
  readonly below: bigint;
}

/**
 * What a dollar price becomes where a product has no price of its own in a currency. These are prices that a shop
 * would print, not an exchange office's: 49.95 € and 4,490 ₽, never 46.8823 €.
 */
const RATES: Readonly<Record<string, Rate>> = {
  EUR: { perMillionDollars: 920_000n, step: 100n, below: 5n },
  RUB: { perMillionDollars: 90_000_000n, step: 10_000n, below: 1_000n },
};

/** Below ten units, where a step of a whole unit would be coarse, prices end on half a unit or ten of the small one. */
const SMALL: Readonly<Record<string, bigint>> = { EUR: 50n, RUB: 1_000n };

/**
 * The price in a currency for a price in US dollars, both in major units. Zero stays zero; a price above zero never
 * becomes zero.
 * @throws RangeError for a currency without a rate
 */
export function shopPrice(dollars: number, currency: string): number {
  if (currency === 'USD' || dollars === 0) return dollars;
  const rate = lookUp(RATES, currency);
  if (!rate) throw new RangeError(`No rate for currency ${currency}`);
  const exact = divideRounded(BigInt(toMinor(dollars)) * rate.perMillionDollars, 1_000_000n);
  const sign = exact < 0n ? -1n : 1n;
  const amount = exact * sign;
  const small = lookUp(SMALL, currency) ?? 1n;
  const coarse = amount >= 10n * rate.step;
  const step = coarse ? rate.step : small;
  const rounded = divideRounded(amount, step) * step - (coarse ? rate.below : 0n);
  return toDecimal(Number(sign * (rounded > 0n ? rounded : small)));
}
