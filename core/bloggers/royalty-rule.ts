import { divideRounded, toMinor, type Minor } from '../kernel/money';

/** By what a blogger earns: percentages that the merchant sets, kept with each order as they were when it was placed. */
export interface RoyaltyRates {
  readonly profitPercent: number;
  /** Given as bonuses, to spend in the shop. */
  readonly bonusPercent: number;
}

/** What a blogger earns, in minor units. */
export interface Earning {
  readonly sum: Minor;
  readonly bonus: Minor;
}

/** Money of an order, in minor units. */
export interface OrderMoney {
  /** What was paid in all. */
  readonly total: Minor;
  /** Of it, what was paid for the goods with their tax: no shipping, no discount, nothing paid with bonuses. */
  readonly goods: Minor;
  /** Tax in what the goods cost, and what they cost with it before bonuses. */
  readonly tax: Minor;
  readonly gross: Minor;
}

/**
 * Returns the base of a royalty in minor units: the money paid for the goods without its tax (A §3), rounded half away from zero. What is paid
 * with bonuses earns nothing, so that no royalty is paid on a royalty's bonus. Pure.
 */
export function royaltyBase({ goods, tax, gross }: Omit<OrderMoney, 'total'>): Minor {
  if (goods <= 0 || gross <= 0) return 0;
  return part(goods, Math.max(0, gross - tax), gross);
}

/** What went back of an order's money, in minor units. */
export interface GivenBack {
  /** For lines that came back. */
  readonly lines: Minor;
  /** For nothing in particular: such a refund takes its part of every figure of the order. */
  readonly other: Minor;
  /** For the shipping, which earns no royalty: it lowers one only where less money is left than the goods would keep. Default 0. */
  readonly shipping?: Minor;
}

/**
 * The part of the base that is left: money that went back takes its royalty along in proportion. Rounded down. Pure.
 * @param base of the whole order
 */
export function keptBase(base: Minor, { total, goods }: Pick<OrderMoney, 'goods' | 'total'>, back: GivenBack): Minor {
  const left = Math.max(0, goods - back.lines);
  const money = total - back.lines;
  if (base <= 0 || goods <= 0 || money <= 0) return 0;
  const kept = Math.max(0, money - back.other);
  const paid = Math.max(0, kept - (back.shipping ?? 0));
  // Each in one step, so that nothing is rounded twice.
  const ofGoods = (BigInt(base) * BigInt(left) * BigInt(kept)) / (BigInt(goods) * BigInt(money));
  const ofMoney = (BigInt(base) * BigInt(paid)) / BigInt(goods);
  return Number(ofGoods < ofMoney ? ofGoods : ofMoney);
}

/** What a blogger earns by a base (A §4.9), rounded down in favour of the shop. Pure. */
export function royaltyFor(base: Minor, { profitPercent, bonusPercent }: RoyaltyRates): Earning {
  return { sum: percentBelow(base, profitPercent), bonus: percentBelow(base, bonusPercent) };
}

const PERCENT = 10n ** 8n;

function percentBelow(amount: Minor, percent: number): Minor {
  return amount <= 0 ? 0 : Number((BigInt(amount) * BigInt(toMinor(percent, 6))) / PERCENT);
}

/** `amount × share ÷ whole`, rounded to the nearest. */
function part(amount: Minor, share: Minor, whole: Minor): Minor {
  return Number(divideRounded(BigInt(amount) * BigInt(share), BigInt(whole)));
}
