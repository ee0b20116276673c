import { percentOf, type Minor } from '../kernel/money';
import { partOfUnits } from './returned-units';

/** What the shop gives back of an order (A §3, award_bonuses and award_bonuses_amount). */
export interface AwardRules {
  readonly award_bonuses: boolean;
  /** Percent of what is paid for the goods. */
  readonly award_bonuses_amount: number;
}

const MOST_PERCENT = 100;

/**
 * Bonuses that an order earns: a percentage of what is paid for its goods in money, rounded half up; nothing while the shop awards none.
 * Pure.
 * @param goods what is paid for the goods, in minor units: the grand total without shipping, so after discounts and spent bonuses
 */
export function cashbackOf(goods: Minor, { award_bonuses, award_bonuses_amount }: AwardRules): Minor {
  if (!award_bonuses || goods <= 0 || !(award_bonuses_amount > 0)) return 0;
  return percentOf(goods, Math.min(award_bonuses_amount, MOST_PERCENT));
}

/**
 * When the bonuses of an order are awarded: once it is delivered and paid, and while it is not cancelled. Pure.
 */
export function earnsCashback(order: {
  readonly isPaid: boolean;
  readonly isCanceled: boolean;
  readonly isDelivered: boolean;
}): boolean {
  return order.isPaid && order.isDelivered && !order.isCanceled;
}

/** A line of an order that earned something, with what of it is gone. Minor units. */
export interface EarningLine {
  readonly cashback: Minor;
  /** Paid for it. */
  readonly goods: Minor;
  /** Refunded of that. */
  readonly refunded: Minor;
  readonly count: number;
  /** Returned units among them. */
  readonly back: number;
}

/**
 * Cashback of the goods that are kept and paid: of each line the smaller part of its units and of its money, rounded down. Money that went back for
 * nothing in particular, or beyond what a line cost, counts for the goods first. Pure.
 */
export function cashbackKept(lines: readonly EarningLine[], other: Minor): Minor {
  const paid = lines.map(({ goods, refunded }) => Math.max(0, goods - refunded));
  const whole = sumOf(paid);
  const beyond = sumOf(lines.map(({ goods, refunded }) => Math.max(0, refunded - goods)));
  const kept = Math.max(0, whole - other - beyond);
  return sumOf(
    lines.map(({ cashback, goods, count, back }, index) => {
      const ofUnits = cashback - partOfUnits(cashback, back, count);
      if (goods <= 0) return ofUnits;
      const ofMoney = whole === 0 ? 0 : part(part(cashback, paid[index] ?? 0, goods), kept, whole);
      return Math.min(ofUnits, ofMoney);
    }),
  );
}

/** Cashback that an order has given and should have given, and the sources that the excess can come from. Minor units. */
export interface CashbackFacts {
  readonly awarded: Minor;
  readonly due: Minor;
  /** Bonuses that the customer has; undefined where there is no account to take from or to give to. */
  readonly account: Minor | undefined;
  /** Money that goes back just now. */
  readonly refund: Minor;
}

/** Changes of cashback. Minor units. */
export interface CashbackSettled {
  /** By how much the account changes. */
  readonly change: Minor;
  /** Kept back of the refund, because the bonuses are spent. */
  readonly held: Minor;
  /** Awarded from now on, with what could be taken from nowhere: the next refund is asked for it. */
  readonly awarded: Minor;
}

/** Gives the cashback that is due, or takes back what is too much: from the account as far as it goes, and the rest from the refund. Pure. */
export function settleCashback({ awarded, due, account, refund }: CashbackFacts): CashbackSettled {
  const over = awarded - due;
  if (over <= 0) {
    return account === undefined ? { change: 0, held: 0, awarded } : { change: -over, held: 0, awarded: due };
  }
  const taken = Math.min(over, Math.max(0, account ?? 0));
  const held = Math.min(over - taken, Math.max(0, refund));
  return { change: taken === 0 ? 0 : -taken, held, awarded: awarded - taken - held };
}

/** `amount × share ÷ whole`, rounded down. */
function part(amount: Minor, share: Minor, whole: Minor): Minor {
  return Number((BigInt(amount) * BigInt(share)) / BigInt(whole));
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
