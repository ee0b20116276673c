import { percentOf, type Minor } from '../kernel/money';

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
