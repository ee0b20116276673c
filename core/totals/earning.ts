import type { Minor } from '../kernel/money';
import type { GiftCardLine, Totals } from './totals';

export function giftCardCost({ giftCardLines }: { readonly giftCardLines: readonly GiftCardLine[] }): Minor {
  return giftCardLines.reduce((sum, { paid }) => sum + paid, 0);
}

/**
 * Base of cashback and royalty: taxed goods paid by money or gift card. Buying gift cards earns nothing, because
 * spending them does.
 */
export function earningOf(totals: Totals): { readonly goods: Minor; readonly tax: Minor } {
  const { grandTotal, giftCards, shippingInclTax, giftCardLines, rows } = totals;
  const bought = new Set(giftCardLines.map(({ line }) => line));
  return {
    goods: Math.max(0, grandTotal + giftCards - shippingInclTax - giftCardCost(totals)),
    tax: rows.reduce((sum, { tax }, line) => (bought.has(line) ? sum : sum + tax), 0),
  };
}
