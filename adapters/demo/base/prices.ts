import type { PriceRecord } from '../../platform/ports/catalogue-data';
import type { Brand } from '../brands';
import type { Chance } from './chance';

const DAY_MS = 86_400_000;
/** What children's clothes cost of the price for adults. */
const CHILD_SHARE = 0.58;
/** So many of all products have a special price: now, in the past or to come. */
const SPECIAL_SHARE = 0.18;
const RUBLES_PER_DOLLAR = 92;
/** European prices hold the tax, American ones do not; the house prices them at nearly the same figure. */
const EUROS_PER_DOLLAR = 1.04;

/** A special price with its dates, as text; all undefined where there is none. */
export interface Special {
  readonly special_price: number;
  readonly special_from_date: string;
  readonly special_to_date: string;
  readonly when: 'future' | 'now' | 'past';
}

/** Cents without the dust that binary fractions leave: 24.95 + 5 is 29.95. */
export function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** A shop price near an amount: 259, 255 or 24.95 as the house likes to end. */
export function endPrice(amount: number, ending: Brand['ending']): number {
  if (ending === 'ninety-five') return inCents(Math.max(3, Math.round(amount)) - 0.05);
  const step = amount < 40 ? 5 : 10;
  const offset = ending === 'nine' ? 1 : step === 10 ? 5 : 0;
  return Math.max(5, Math.round((amount + offset) / step) * step - offset);
}

/** Dollars for a product of a house; children's are lower. */
export function priceFor(base: number, brand: Brand, forChildren: boolean): number {
  return endPrice(base * brand.tier * (forChildren ? CHILD_SHARE : 1), brand.ending);
}

function dayText(ms: number): string {
  return new Date(Math.floor(ms / DAY_MS) * DAY_MS).toISOString();
}

/** About every sixth product has a special price; three in five of these are in force at `now`. */
export function specialFor(price: number, brand: Brand, now: number, chance: Chance): Special | undefined {
  if (!chance.happens(SPECIAL_SHARE)) return undefined;
  const share = chance.pick([0.8, 0.75, 0.7, 0.7, 0.6, 0.5]);
  const special = endPrice(price * share, brand.ending);
  if (special >= price || special <= 0) return undefined;
  const roll = chance.next();
  const when = roll < 0.6 ? 'now' : roll < 0.8 ? 'past' : 'future';
  const start = { now: -chance.whole(2, 20), past: -chance.whole(60, 160), future: chance.whole(4, 30) }[when];
  const length = when === 'now' ? chance.whole(24, 60) : chance.whole(10, 30);
  const dates = {
    special_from_date: dayText(now + start * DAY_MS),
    special_to_date: dayText(now + (start + length) * DAY_MS),
  };
  return { special_price: special, ...dates, when };
}

/** A European shop price: whole euros ending in 9 or 5, small ones at 95 cents. */
export function euroPrice(dollars: number): number {
  const amount = dollars * EUROS_PER_DOLLAR;
  if (amount < 30) return inCents(Math.max(2, Math.round(amount)) - 0.05);
  return endPrice(amount, Math.round(dollars) % 10 === 9 ? 'nine' : 'five');
}

/** A Russian shop price: 2 790, 8 490, 23 990. */
export function roublePrice(dollars: number): number {
  const amount = dollars * RUBLES_PER_DOLLAR;
  const step = amount < 5_000 ? 100 : amount < 20_000 ? 500 : 1_000;
  return Math.max(step, Math.round(amount / step) * step) - 10;
}

function record(price: number, special: number | undefined, convert: (dollars: number) => number): PriceRecord {
  const converted = convert(price);
  if (special === undefined) return { price: converted };
  const reduced = convert(special);
  return reduced < converted ? { price: converted, special_price: reduced } : { price: converted };
}

/** Prices in euros and roubles of everything that has a price in dollars: by sku. */
export function otherCurrencies(
  items: readonly {
    readonly sku: string;
    readonly price?: number | undefined;
    readonly special_price?: number | null | undefined;
  }[],
): Record<string, Record<string, PriceRecord>> {
  const inCurrency = (convert: (dollars: number) => number): Record<string, PriceRecord> => {
    const records: Record<string, PriceRecord> = {};
    // Nearly all variants cost the same: they share one record.
    const known = new Map<string, PriceRecord>();
    for (const { sku, price, special_price: special } of items) {
      if (price === undefined) continue;
      const key = `${String(price)} ${String(special)}`;
      const found = known.get(key) ?? record(price, special ?? undefined, convert);
      known.set(key, found);
      records[sku] = found;
    }
    return records;
  };
  return { EUR: inCurrency(euroPrice), RUB: inCurrency(roublePrice) };
}
