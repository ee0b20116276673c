import { divideRounded, toMinor, type Minor } from '../kernel/money';

export interface RoyaltyRates {
  readonly profitPercent: number;
  readonly bonusPercent: number;
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
}

/**
 * Returns the royalty base: money paid for goods without tax, in minor units. Bonus payments earn nothing, so royalties
 * do not compound.
 */
export function royaltyBase({ goods, tax, gross }: Omit<OrderMoney, 'total'>): Minor {
  if (goods <= 0 || gross <= 0) return 0;
  return part(goods, Math.max(0, gross - tax), gross);
}

export interface GivenBack {
  readonly lines: Minor;
  readonly other: Minor;
  /** Earns no royalty; lowers it only if less money is left than the goods would keep. Default 0. */
  readonly shipping?: Minor;
}

/**
 * Reduces the base in proportion to refunds, rounded down.
 * @param base of the whole order
 */
export function keptBase(base: Minor, { total, goods }: Pick<OrderMoney, 'goods' | 'total'>, back: GivenBack): Minor {
  const left = Math.max(0, goods - back.lines);
  const money = total - back.lines;
  if (base <= 0 || goods <= 0 || money <= 0) return 0;
  const kept = Math.max(0, money - back.other);
  const paid = Math.max(0, kept - (back.shipping ?? 0));
  const ofGoods = (BigInt(base) * BigInt(left) * BigInt(kept)) / (BigInt(goods) * BigInt(money));
  const ofMoney = (BigInt(base) * BigInt(paid)) / BigInt(goods);
  return Number(ofGoods < ofMoney ? ofGoods : ofMoney);
}

export function royaltyFor(base: Minor, { profitPercent, bonusPercent }: RoyaltyRates): Earning {
  return { sum: percentBelow(base, profitPercent), bonus: percentBelow(base, bonusPercent) };
}

const PERCENT = 10n ** 8n;

function percentBelow(amount: Minor, percent: number): Minor {
  return amount <= 0 ? 0 : Number((BigInt(amount) * BigInt(toMinor(percent, 6))) / PERCENT);
}

function part(amount: Minor, share: Minor, whole: Minor): Minor {
  return Number(divideRounded(BigInt(amount) * BigInt(share), BigInt(whole)));
}
