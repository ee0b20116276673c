import type { Minor } from '../kernel/money';
import { applyRule, type RuleEffect } from './apply-rule';
import type { CartGoods, CartPromotion } from './cart-rule';

/** Maximum number of promotions that reduce one cart; an order takes 30 rows of totals. */
export const MAX_APPLIED = 20;

/** Promotion with its effect on a cart. */
export interface AppliedPromotion extends RuleEffect {
  readonly code: string;
  readonly name: string;
}

/**
 * Applies promotions in order, each to the amount left by the previous ones. Each exclusive promotion alone is compared
 * with all others together; the largest discount applies.
 * @param step smallest amount of the currency (`currencyStep`)
 */
export function applyPromotions(
  promotions: readonly CartPromotion[],
  goods: readonly CartGoods[],
  step: Minor = 1,
): readonly AppliedPromotion[] {
  const together = promotions.filter(({ exclusive }) => exclusive !== true);
  const alone = promotions.filter(({ exclusive }) => exclusive === true).map((promotion) => [promotion]);
  const candidates = [together, ...alone].map((some) => inOrder(some, goods, step));
  return candidates.reduce((best, one) => (isBetter(one, best) ? one : best));
}

function inOrder(
  promotions: readonly CartPromotion[],
  goods: readonly CartGoods[],
  step: Minor,
): readonly AppliedPromotion[] {
  let left = goods;
  const applied: AppliedPromotion[] = [];
  for (const promotion of promotions) {
    const effect = applyRule(promotion, left, step);
    if (effect.amount === 0 && !effect.freeDelivery) continue;
    applied.push({ code: promotion.code, name: promotion.name, ...effect });
    left = lessDiscounts(left, effect.lines);
    if (applied.length === MAX_APPLIED) break;
  }
  return applied;
}

function lessDiscounts(goods: readonly CartGoods[], off: readonly Minor[]): readonly CartGoods[] {
  return goods.map((line, index) => ({ ...line, left: line.left - (off[index] ?? 0) }));
}

/** If amounts are equal, free delivery decides. */
function isBetter(one: readonly AppliedPromotion[], best: readonly AppliedPromotion[]): boolean {
  const [mine, theirs] = [sumOf(one), sumOf(best)];
  return mine > theirs || (mine === theirs && best.length === 0 && one.length > 0);
}

function sumOf(applied: readonly AppliedPromotion[]): Minor {
  return applied.reduce((sum, { amount }) => sum + amount, 0);
}
