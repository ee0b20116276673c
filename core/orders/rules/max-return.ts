import type { Minor } from '../../kernel/money';

/** Money of an order, as far as it bounds the refund of a return. In minor units. */
export interface ReturnMoney {
  /** Captured and not refunded yet. */
  readonly rest: Minor;
  /** Refundable for all but gift cards. */
  readonly besidesCards: Minor;
  readonly lines: readonly { readonly sku: string; readonly isGiftCard: boolean; readonly refundable: Minor }[];
}

/**
 * Returns the maximum refund of a return in minor units. Goods refund at most what was paid for other goods than gift
 * cards; returned gift cards at most their balance.
 */
export function maxReturn({ rest, besidesCards, lines }: ReturnMoney, skus: readonly string[]): Minor {
  const own = lines.filter(({ sku }) => skus.includes(sku));
  const onlyCards = own.length > 0 && own.every(({ isGiftCard }) => isGiftCard);
  const cards = own.reduce((sum, { isGiftCard, refundable }) => (isGiftCard ? sum + refundable : sum), 0);
  return Math.min(rest, (onlyCards ? 0 : besidesCards) + cards);
}
