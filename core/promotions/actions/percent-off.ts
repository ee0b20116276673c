import { allocate } from '../../kernel/allocate';
import { percentOfRoundedUp, type Minor } from '../../kernel/money';
import type { CartGoods } from '../cart-rule';

/** Deducts a percentage of the remaining price of the goods, rounded up, at most all of it. */
export function percentOff(percent: number, goods: readonly CartGoods[], step: Minor): readonly Minor[] {
  const lefts = goods.map(({ left }) => left);
  const sum = lefts.reduce((all, left) => all + left, 0);
  return allocate(Math.min(percentOfRoundedUp(sum, percent, step), sum), lefts, step);
}
