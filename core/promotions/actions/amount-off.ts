import { allocate } from '../../kernel/allocate';
import type { Minor } from '../../kernel/money';
import type { CartGoods } from '../cart-rule';

/** Deducts an amount from the remaining price of the goods, at most all of it. */
export function amountOff(amount: Minor, goods: readonly CartGoods[], step: Minor): readonly Minor[] {
  const lefts = goods.map(({ left }) => left);
  const sum = lefts.reduce((all, left) => all + left, 0);
  return allocate(Math.min(amount, sum), lefts, step);
}
