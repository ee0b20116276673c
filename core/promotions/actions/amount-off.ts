import { allocate } from '../../kernel/allocate';
import type { Minor } from '../../kernel/money';
import type { CartGoods, RuleAction } from '../cart-rule';

type Fixed = Extract<RuleAction, { readonly kind: 'fixed' }>;

/** Deducts an amount, or its share, from the remaining price of the goods, at most all of it. */
export function amountOff({ amount, of = 0 }: Fixed, goods: readonly CartGoods[], step: Minor): readonly Minor[] {
  const lefts = goods.map(({ left }) => left);
  const sum = lefts.reduce((all, left) => all + left, 0);
  return allocate(Math.min(sum < of ? shareOf(amount, { sum, of, step }) : amount, sum), lefts, step);
}

/** Part of the amount for goods of a lower price, rounded down to a multiple of `step`. */
function shareOf(
  amount: Minor,
  { sum, of, step }: { readonly sum: Minor; readonly of: Minor; readonly step: Minor },
): Minor {
  return Number((BigInt(amount) * BigInt(sum)) / (BigInt(of) * BigInt(step))) * step;
}
