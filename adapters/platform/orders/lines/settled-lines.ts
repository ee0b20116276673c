import { currencyStep } from '../../../../core/kernel/currency';
import { toMinor } from '../../../../core/kernel/money';
import { lineWeights } from '../../../../core/orders/rules/line-weights';
import { lineShares, type LineShare } from '../../../../core/orders/rules/line-shares';
import { giftCardCost } from '../../../../core/totals';
import type { StoredOrder } from '../../ports/orders/orders';
import type { Units } from '../../ports/catalogue/stock';

export interface SettledLine extends LineShare {
  readonly sku: string;
  readonly count: number;
  readonly units: readonly Units[];
  /** Gift cards earn nothing. False for lines of older orders. */
  readonly isGiftCard: boolean;
}

export function settledLines(order: StoredOrder): readonly SettledLine[] {
  const { document, fulfilment } = order;
  const { products } = document;
  const giftCards = new Map((fulfilment.giftCardLines ?? []).map(({ line, paid }) => [line, paid]));
  const amounts = {
    goods: paidBesidesCards(order),
    bonus: fulfilment.bonus ?? 0,
    cashback: fulfilment.cashback ?? 0,
  };
  const shares = lineShares(lineWeights(document, new Set(giftCards.keys())), amounts, currencyStep(order.currency));
  return products.flatMap(({ sku, count }, index) => {
    const share = shares[index];
    if (share === undefined) return [];
    // Older orders only record stock taken under the line's own SKU.
    const own = order.units.some((unit) => unit.sku === sku) ? [{ sku, qty: count }] : [];
    const money = giftCards.get(index);
    const isGiftCard = money !== undefined;
    const line = { sku, count, isGiftCard, units: document.line_units?.[index] ?? own };
    return [isGiftCard ? { ...line, goods: money, bonus: 0, cashback: 0 } : { ...line, ...share }];
  });
}

/** Returns the money paid for goods; shipping is not refunded with a line. */
export function goodsPaid({ grandTotal, document, fulfilment }: StoredOrder): number {
  const shipping = document.totals.find(({ code }) => code === 'shipping');
  return Math.max(0, fulfilment.goods ?? grandTotal - toMinor(shipping?.value ?? 0));
}

/** Returns the money paid for goods, excluding gift cards. Cashback and royalties are computed on it, less the goodwill in it. */
export function paidBesidesCards(order: StoredOrder): number {
  const { giftCardLines = [] } = order.fulfilment;
  return Math.max(0, goodsPaid(order) - giftCardCost({ giftCardLines }));
}
