import { divideRounded, toMinor, type Minor } from '../kernel/money';

export interface RoyaltyRates {
  readonly profitPercent: number;
  readonly bonusPercent: number;
  /** Smallest amount of the currency (`currencyStep`). Default 1. */
  readonly step?: Minor;
}

export interface Earning {
  readonly sum: Minor;
  readonly bonus: Minor;
}

export interface OrderMoney {
  readonly total: Minor;
  /** Paid for goods including tax; excludes shipping, discounts and bonuses. */
  readonly goods: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
  /** Part of `goods` that gift cards paid without anybody having paid for it. Default 0. */
  readonly goodwill?: Minor;
}

/**
 * Returns the royalty base: money paid for goods without tax, in minor units. Bonus payments earn nothing, so royalties
 * do not compound; neither does goodwill.
 */
export function royaltyBase({ goods, tax, gross, goodwill = 0 }: Omit<OrderMoney, 'total'>): Minor {
  const earning = goods - goodwill;
  if (earning <= 0 || gross <= 0) return 0;
  return part(earning, Math.max(0, gross - tax), gross);
}

export interface GivenBack {
  readonly lines: Minor;
  readonly other: Minor;
  /** Earns no royalty; lowers it only if less money is left than the goods would keep. Default 0. */
  readonly shipping?: Minor;
  /** Went back to the gift cards. Default 0. */
  readonly goodwill?: Minor;
}

/**
 * Reduces the base in proportion to refunds, rounded down. Goodwill pays the goods that are kept as far as it is left.
 * @param base of the whole order
 */
export function keptBase(
  base: Minor,
  { total, goods, goodwill = 0 }: Pick<OrderMoney, 'goodwill' | 'goods' | 'total'>,
  back: GivenBack,
): Minor {
  const earning = goods - goodwill;
  const unpaid = BigInt(goodwill - (back.goodwill ?? 0));
  const left = Math.max(0, goods - back.lines);
  const money = total - back.lines;
  if (base <= 0 || earning <= 0 || money <= 0) return 0;
  const kept = Math.max(0, money - back.other);
  const paid = Math.max(0, kept - (back.shipping ?? 0));
  const ofGoods =
    (BigInt(base) * (BigInt(left) * BigInt(kept) - unpaid * BigInt(money))) / (BigInt(earning) * BigInt(money));
  const ofMoney = (BigInt(base) * (BigInt(paid) - unpaid)) / BigInt(earning);
  return Math.max(0, Math.min(base, Number(ofGoods), Number(ofMoney)));
}

export function royaltyFor(base: Minor, { profitPercent, bonusPercent, step = 1 }: RoyaltyRates): Earning {
  return { sum: percentBelow(base, profitPercent, step), bonus: percentBelow(base, bonusPercent, step) };
}

const PERCENT = 10n ** 8n;

function percentBelow(amount: Minor, percent: number, step: Minor): Minor {
  const exact = amount <= 0 ? 0 : Number((BigInt(amount) * BigInt(toMinor(percent, 6))) / PERCENT);
  return exact - (exact % step);
}

function part(amount: Minor, share: Minor, whole: Minor): Minor {
  return Number(divideRounded(BigInt(amount) * BigInt(share), BigInt(whole)));
}
