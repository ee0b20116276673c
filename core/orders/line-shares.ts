import { allocate } from '../kernel/allocate';
import type { Minor } from '../kernel/money';

/** Amounts of a whole order, in minor units. */
interface OrderAmounts {
  /** What was paid for the goods in money: the grand total without shipping. */
  readonly goods: Minor;
  /** Bonuses that were spent on it. */
  readonly bonus: Minor;
  /** Bonuses that it earns. */
  readonly cashback: Minor;
}

/** The part of one line in them. */
export type LineShare = OrderAmounts;

/**
 * What each line of an order has in its money and bonuses, in proportion to the line's own sum; the parts of all lines add up to the
 * whole, whatever is rounded. So a line that comes back gives back just what it brought. Pure.
 * @param rows what each line costs, in minor units
 */
export function lineShares(rows: readonly Minor[], { goods, bonus, cashback }: OrderAmounts): readonly LineShare[] {
  const [money, spent, earned] = [allocate(goods, rows), allocate(bonus, rows), allocate(cashback, rows)];
  return rows.map((_, index) => ({
    goods: money[index] ?? 0,
    bonus: spent[index] ?? 0,
    cashback: earned[index] ?? 0,
  }));
}
