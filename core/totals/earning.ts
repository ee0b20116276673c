import type { Minor } from '../kernel/money';
import type { GiftCardLine, Totals } from './totals';

export function giftCardCost({ giftCardLines }: { readonly giftCardLines: readonly GiftCardLine[] }): Minor {
  return giftCardLines.reduce((sum, { paid }) => sum + paid, 0);
}

/**
 * Base of cashback and royalty: taxed goods paid by money or gift card. Buying gift cards earns nothing, because
 * spending them does; their goodwill earns nothing at all.
 * @param goodwill part of the gift cards that was not paid for; it pays goods before shipping
 */
export function earningOf(totals: Totals, goodwill: Minor = 0): { readonly goods: Minor; readonly tax: Minor } {
  const { grandTotal, giftCards, shippingInclTax, giftCardLines, rows } = totals;
  const bought = new Set(giftCardLines.map(({ line }) => line));
  return {
    goods: Math.max(0, grandTotal + giftCards - shippingInclTax - giftCardCost(totals) - goodwill),
    tax: rows.reduce((sum, { tax }, line) => (bought.has(line) ? sum : sum + tax), 0),
  };
}

/** Lowers a promised cashback or royalty base, as goodwill pays more of the goods than at the order; rounded down. */
export function earningAfter(
  amount: Minor,
  goods: Minor,
  { before, after }: { readonly before: Minor; readonly after: Minor },
): Minor {
  const [earned, left] = [goods - before, Math.max(0, goods - after)];
  return earned <= 0 ? 0 : Number((BigInt(amount) * BigInt(left)) / BigInt(earned));
}
