import type { Minor } from '../kernel/money';
import type { GiftCardLine, Totals } from './totals';

/** What gift cards cost that are bought, with their tax: money alone pays for it. Pure. */
export function giftCardCost({ giftCardLines }: { readonly giftCardLines: readonly GiftCardLine[] }): Minor {
  return giftCardLines.reduce((sum, { paid }) => sum + paid, 0);
}

/**
 * What cashback and royalty are taken of: goods with their tax as far as money or a gift card pays them, and that tax. Buying a gift card
 * earns nothing, because the goods that it pays for will. Pure.
 */
export function earningOf(totals: Totals): { readonly goods: Minor; readonly tax: Minor } {
  const { grandTotal, giftCards, shippingInclTax, giftCardLines, rows } = totals;
  const bought = new Set(giftCardLines.map(({ line }) => line));
  return {
    goods: Math.max(0, grandTotal + giftCards - shippingInclTax - giftCardCost(totals)),
    tax: rows.reduce((sum, { tax }, line) => (bought.has(line) ? sum : sum + tax), 0),
  };
}
