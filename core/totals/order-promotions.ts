import type { Minor } from '../kernel/money';
import type { Totals } from './totals';

/** Promotion of an order as charged. Stored with it, because promotions change and its books do not. */
export interface OrderPromotion {
  readonly code: string;
  readonly name: string;
  /** Discount by line, in minor units. */
  readonly lines: readonly Minor[];
}

export function orderPromotions({ promotions }: Pick<Totals, 'promotions'>): readonly OrderPromotion[] {
  return promotions.map(({ code, name, lines }) => ({ code, name, lines }));
}
