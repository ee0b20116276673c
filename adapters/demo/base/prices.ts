import type { PriceRecord } from '../../platform/ports/catalogue/catalogue-data';
import type { Brand } from '../data';
import type { Chance } from './chance';

const DAY_MS = 86_400_000;
const CHILD_SHARE = 0.58;
const SPECIAL_SHARE = 0.18;
const RUBLES_PER_DOLLAR = 92;
/** European prices include tax, American ones do not. */
const EUROS_PER_DOLLAR = 1.04;

export interface Special {
  readonly special_price: number;
  readonly special_from_date: string;
  readonly special_to_date: string;
  readonly when: 'future' | 'now' | 'past';
}

/** Rounds off floating-point error: 24.95 + 5 is 29.95. */
export function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

export function endPrice(amount: number, ending: Brand['ending']): number {
  if (ending === 'ninety-five') return inCents(Math.max(3, Math.round(amount)) - 0.05);
  const step = amount < 40 ? 5 : 10;
  const offset = ending === 'nine' ? 1 : step === 10 ? 5 : 0;
  return Math.max(5, Math.round((amount + offset) / step) * step - offset);
}

export function priceFor(base: number, brand: Brand, forChildren: boolean): number {
  return endPrice(base * brand.tier * (forChildren ? CHILD_SHARE : 1), brand.ending);
}

function dayText(ms: number): string {
  return new Date(Math.floor(ms / DAY_MS) * DAY_MS).toISOString();
}

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

export function euroPrice(dollars: number): number {
  const amount = dollars * EUROS_PER_DOLLAR;
  if (amount < 30) return inCents(Math.max(2, Math.round(amount)) - 0.05);
  return endPrice(amount, Math.round(dollars) % 10 === 9 ? 'nine' : 'five');
}

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

export function otherCurrencies(
  items: readonly {
    readonly sku: string;
    readonly price?: number | undefined;
    readonly special_price?: number | null | undefined;
  }[],
): Record<string, Record<string, PriceRecord>> {
  const inCurrency = (convert: (dollars: number) => number): Record<string, PriceRecord> => {
    const records: Record<string, PriceRecord> = {};
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
