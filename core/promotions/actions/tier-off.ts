import type { Minor } from '../../kernel/money';
import type { CartGoods, Tier } from '../cart-rule';
import { percentOff } from './percent-off';

/** Deducts the percentage of the highest tier that the sum reaches; nothing below the first tier. */
export function tierOff(
  tiers: readonly Tier[],
  goods: readonly CartGoods[],
  { sum, step }: { readonly sum: Minor; readonly step: Minor },
): readonly Minor[] {
  const reached = tiers.filter(({ from }) => sum >= from).toSorted((a, b) => b.from - a.from)[0];
  return percentOff(reached?.percent ?? 0, goods, step);
}
