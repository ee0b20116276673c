import { MoneyError, type Minor } from '../kernel/money';
import { amountOff } from './actions/amount-off';
import { cheapestOff } from './actions/cheapest-off';
import { percentOff } from './actions/percent-off';
import { tierOff } from './actions/tier-off';
import type { CartGoods, CartRule } from './cart-rule';

/** Effect of a promotion or coupon on a cart. */
export interface RuleEffect {
  /** Discount by line, in minor units. */
  readonly lines: readonly Minor[];
  readonly amount: Minor;
  readonly freeDelivery: boolean;
}

/**
 * Applies a rule; its amount is 0 below the minimum, or without goods in scope.
 * @param step smallest amount of the currency (`currencyStep`)
 */
export function applyRule(rule: CartRule, goods: readonly CartGoods[], step: Minor = 1): RuleEffect {
  const nothing = { lines: goods.map(() => 0), amount: 0, freeDelivery: false };
  const scoped = goodsInScope(rule, goods);
  const sum = scoped.reduce((all, line) => all + rowOf(line), 0);
  if (!Number.isSafeInteger(sum)) throw new MoneyError(`Sum out of range: ${String(sum)}`);
  const hasGoods = rule.skus === undefined || scoped.some(({ qty }) => qty > 0);
  if (!hasGoods || sum < (rule.minimum ?? 0)) return nothing;
  if (rule.action.kind === 'free_delivery') return { ...nothing, freeDelivery: true };
  const lines = discountsOf(rule.action, scoped, { sum, step });
  return { lines, amount: lines.reduce((all, one) => all + one, 0), freeDelivery: false };
}

function discountsOf(
  action: Exclude<CartRule['action'], { readonly kind: 'free_delivery' }>,
  goods: readonly CartGoods[],
  { sum, step }: { readonly sum: Minor; readonly step: Minor },
): readonly Minor[] {
  if (goods.length === 0) return [];
  switch (action.kind) {
    case 'percent':
      return percentOff(action.percent, goods, step);
    case 'fixed':
      return amountOff(action, goods, step);
    case 'buy_get':
      return cheapestOff(action, goods, step);
    case 'tiers':
      return tierOff(action.tiers, goods, { sum, step });
  }
}

const OUT = { qty: 0, unitPrice: 0, left: 0 };

function goodsInScope({ skus }: CartRule, goods: readonly CartGoods[]): readonly CartGoods[] {
  if (skus === undefined) return goods;
  const wanted = new Set(skus);
  return goods.map((line) => (wanted.has(line.sku) ? line : { ...line, ...OUT }));
}

function rowOf({ unitPrice, qty }: CartGoods): Minor {
  return unitPrice * qty;
}
