import { allocate } from '../../kernel/allocate';
import type { Minor } from '../../kernel/money';

interface OrderAmounts {
  readonly goods: Minor;
  readonly bonus: Minor;
  readonly cashback: Minor;
}

export type LineShare = OrderAmounts;

/**
 * Splits an order's money and bonuses over its lines in proportion; the parts add up exactly despite rounding.
 * @param rows line costs in minor units
 * @param step smallest amount of the currency (`currencyStep`)
 */
export function lineShares(
  rows: readonly Minor[],
  { goods, bonus, cashback }: OrderAmounts,
  step: Minor = 1,
): readonly LineShare[] {
  const [money = [], spent = [], earned = []] = [goods, bonus, cashback].map((amount) => allocate(amount, rows, step));
  return rows.map((_, index) => ({
    goods: money[index] ?? 0,
    bonus: spent[index] ?? 0,
    cashback: earned[index] ?? 0,
  }));
}
