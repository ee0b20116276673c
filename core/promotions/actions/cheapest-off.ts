import { percentOfRoundedUp, type Minor } from '../../kernel/money';
import type { CartGoods, RuleAction } from '../cart-rule';

type BuyGet = Extract<RuleAction, { readonly kind: 'buy_get' }>;

/** Discounts the cheapest units of complete sets. Equal prices are sorted by SKU, to be independent of line order. */
export function cheapestOff(
  { units, reduced, percent }: BuyGet,
  goods: readonly CartGoods[],
  step: Minor,
): readonly Minor[] {
  const inScope = goods.map((line, index) => ({ line, index })).filter(({ line }) => line.unitPrice > 0);
  const all = inScope.reduce((sum, { line }) => sum + line.qty, 0);
  let free = Math.floor(all / units) * reduced;
  const off = goods.map(() => 0);
  for (const { line, index } of inScope.toSorted((a, b) => byPrice(a.line, b.line))) {
    const taken = Math.min(free, line.qty);
    free -= taken;
    off[index] = Math.min(line.left, percentOfRoundedUp(partOf(line, taken, step), percent, step));
  }
  return off;
}

function byPrice(a: CartGoods, b: CartGoods): number {
  if (a.unitPrice !== b.unitPrice) return a.unitPrice - b.unitPrice;
  if (a.sku !== b.sku) return a.sku < b.sku ? -1 : 1;
  return a.qty - b.qty;
}

/** Share of some units in what is left of their line, rounded down to a multiple of `step`. */
function partOf({ left, qty }: CartGoods, units: number, step: Minor): Minor {
  return Number((BigInt(left) * BigInt(units)) / (BigInt(qty) * BigInt(step))) * step;
}
