import { percentOf, type Minor } from '../../kernel/money';
import type { OrderGoodwill } from './goodwill';
import { partOfUnits } from './returned-units';

export interface AwardRules {
  readonly award_bonuses: boolean;
  readonly award_bonuses_amount: number;
}

const MAX_PERCENT = 100;
const NO_GOODWILL: OrderGoodwill = { spent: 0, left: 0 };

/**
 * Returns the bonuses an order earns: a percentage of the goods amount, rounded half up; 0 if awards are disabled.
 * @param goods in minor units: grand total without shipping, after discounts and spent bonuses
 * @param step smallest amount of the currency (`currencyStep`)
 */
export function cashbackOf(goods: Minor, { award_bonuses, award_bonuses_amount }: AwardRules, step: Minor = 1): Minor {
  if (!award_bonuses || goods <= 0 || !(award_bonuses_amount > 0)) return 0;
  return percentOf(goods, Math.min(award_bonuses_amount, MAX_PERCENT), step);
}

export function earnsCashback(order: {
  readonly isPaid: boolean;
  readonly isCanceled: boolean;
  readonly isDelivered: boolean;
}): boolean {
  return order.isPaid && order.isDelivered && !order.isCanceled;
}

export interface EarningLine {
  readonly cashback: Minor;
  readonly goods: Minor;
  readonly refunded: Minor;
  readonly count: number;
  readonly back: number;
}

/**
 * Returns the cashback for goods kept and paid: per line the smaller share by units or money, rounded down. Refunds not
 * tied to a line reduce goods first. Goodwill pays the goods that are kept as far as it is left.
 */
export function cashbackKept(lines: readonly EarningLine[], other: Minor, goodwill = NO_GOODWILL): Minor {
  if (goodwill.spent === 0) return sharesKept(lines, other, ({ cashback }) => cashback);
  const cashback = sumOf(lines.map((line) => line.cashback));
  const earning = sumOf(lines.map(({ goods }) => goods)) - goodwill.spent;
  const kept = sharesKept(lines, other, ({ goods }) => goods) - goodwill.left;
  return earning <= 0 || kept <= 0 ? 0 : Math.min(cashback, part(cashback, kept, earning));
}

function sharesKept(lines: readonly EarningLine[], other: Minor, amountOf: (line: EarningLine) => Minor): Minor {
  const paid = lines.map(({ goods, refunded }) => Math.max(0, goods - refunded));
  const whole = sumOf(paid);
  const beyond = sumOf(lines.map(({ goods, refunded }) => Math.max(0, refunded - goods)));
  const kept = Math.max(0, whole - other - beyond);
  return sumOf(
    lines.map((line, index) => {
      const { goods, count, back } = line;
      const amount = amountOf(line);
      const ofUnits = amount - partOfUnits(amount, back, count);
      if (goods <= 0) return ofUnits;
      const ofMoney = whole === 0 ? 0 : part(part(amount, paid[index] ?? 0, goods), kept, whole);
      return Math.min(ofUnits, ofMoney);
    }),
  );
}

export interface CashbackFacts {
  readonly awarded: Minor;
  readonly due: Minor;
  readonly account: Minor | undefined;
  readonly refund: Minor;
}

export interface CashbackSettled {
  readonly change: Minor;
  readonly held: Minor;
  /** Includes any excess that could not be recovered; the next refund covers it. */
  readonly awarded: Minor;
}

export function settleCashback({ awarded, due, account, refund }: CashbackFacts): CashbackSettled {
  const over = awarded - due;
  if (over <= 0) {
    return account === undefined ? { change: 0, held: 0, awarded } : { change: -over, held: 0, awarded: due };
  }
  const taken = Math.min(over, Math.max(0, account ?? 0));
  const held = Math.min(over - taken, Math.max(0, refund));
  return { change: taken === 0 ? 0 : -taken, held, awarded: awarded - taken - held };
}

function part(amount: Minor, share: Minor, whole: Minor): Minor {
  return Number((BigInt(amount) * BigInt(share)) / BigInt(whole));
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
