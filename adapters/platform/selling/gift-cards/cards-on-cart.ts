import { maskedGiftCode } from '../../../../core/orders/rules/gift-card';
import type { TotalsGiftCard } from '../../../../core/totals';
import type { StoredCart } from '../../ports/selling/carts';
import type { Repositories } from '../../ports/database';
import { cardState } from './card-state';

/**
 * Returns spendable cards in the cart's currency. Amounts held by an unpaid order of the same cart count as available:
 * reordering releases them.
 */
export async function cardsOnCart(
  db: Pick<Repositories, 'giftCards' | 'orders'>,
  { token, hasGiftCards }: Pick<StoredCart, 'hasGiftCards' | 'token'>,
  { currency, now }: { readonly currency: string; readonly now: number },
): Promise<readonly TotalsGiftCard[]> {
  if (!hasGiftCards) return [];
  const cards = await db.giftCards.onCart(token);
  const waiting = await db.orders.unpaidOfCart(token);
  const held = waiting === undefined ? undefined : await db.giftCards.usesOf(waiting.id);
  const usable: TotalsGiftCard[] = [];
  for (const card of cards) {
    const use = held?.get(card.id);
    const balance = card.balance + (use?.rest ?? 0);
    const goodwillLeft = card.goodwillLeft + (use?.goodwill ?? 0);
    const bought = card.orderId === undefined ? undefined : await db.orders.byId(card.orderId);
    if (card.currency !== currency) continue;
    if (cardState({ ...card, balance }, bought, now) !== 'active') continue;
    usable.push({ id: card.id, code: maskedGiftCode(card.tail), balance, goodwillLeft });
  }
  return usable;
}
