import type { PromotionRecord } from '../contract/selling/promotion-rules';
import { amountFaults, termFaults, type TermFault, type TermShop } from './term-faults';

/** Validates a promotion across fields: members required by its kind, amounts and dates. */
export function promotionFaults(promotion: PromotionRecord, shop: TermShop): readonly TermFault[] {
  const { kind, percent, amount, units, reduced, tiers = [] } = promotion;
  const faults: TermFault[] = [];
  const need = (isThere: boolean, field: string, rule: string) => {
    if (!isThere) faults.push({ field, message: `${field} ${rule}` });
  };
  if (kind === 'percent' || kind === 'buy_get') need(percent !== undefined, 'percent', 'is required');
  if (kind === 'fixed') need(Number(amount ?? 0) > 0, 'amount', 'must be more than 0');
  if (kind === 'buy_get') {
    need(units !== undefined, 'units', 'is required');
    need(reduced !== undefined, 'reduced', 'is required');
    need((reduced ?? 0) <= (units ?? Infinity), 'reduced', `must be at most units, ${String(units)}`);
  }
  if (kind === 'tiers') {
    need(tiers.length > 0, 'tiers', 'must have at least one tier');
    tiers.forEach(({ from }, index) => {
      const before = tiers[index - 1];
      const field = `tiers.${String(index)}.from`;
      if (before !== undefined)
        need(Number(from) > Number(before.from), field, `must be more than that of the tier before, ${before.from}`);
    });
  }
  return [
    ...faults,
    ...amountFaults(amount, 'amount', shop.base),
    ...tiers.flatMap(({ from }, index) => amountFaults(from, `tiers.${String(index)}.from`, shop.base)),
    ...termFaults(promotion, shop),
  ];
}
