import { maskedGiftCode } from '../../../../core/orders/rules/gift-card';
import { giftCodesOf } from '../../../../core/orders/rules/past-gift-code';
import { goodwillSpent } from '../../../../core/contract/selling/card-goodwill';
import { coverWithCards } from '../../../../core/totals';
import type { GiftCardFault } from '../../../../core/contract/selling/gift-card-refusals';
import { hashToken } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { StoredGiftCard } from '../../ports/selling/gift-cards';
import type { StoredOrder } from '../../ports/orders/orders';
import { amountDue } from '../../../../core/orders/rules/amount-due';
import { cardState } from './card-state';

type Db = Pick<Repositories, 'giftCards' | 'orders'>;

type Usable = { readonly card: StoredGiftCard } | { readonly fault: GiftCardFault };

/** Finds and locks a card for the caller's unit of work. */
export async function cardOfCode(db: Db, typed: string, now: number): Promise<Usable> {
  let card: StoredGiftCard | undefined;
  for (const code of giftCodesOf(typed)) card ??= await db.giftCards.lockByHash(hashToken(code));
  if (card === undefined) return { fault: 'unknown' };
  const bought = card.orderId === undefined ? undefined : await db.orders.byId(card.orderId);
  const state = cardState(card, bought, now);
  if (state === 'active') return { card };
  return { fault: state === 'used-up' || state === 'blocked' || state === 'expired' ? state : 'unknown' };
}

export type CardPayment =
  | {
      readonly kind: 'paid';
      readonly with: readonly string[];
      /** Part that was not paid for, in minor units. */
      readonly goodwill: number;
    }
  | { readonly kind: 'refused'; readonly fault: GiftCardFault };

/** Charges gift cards in turn, or nothing if they do not suffice. */
export async function payWithCards(
  db: Db,
  order: StoredOrder,
  codes: readonly string[],
  now: number,
): Promise<CardPayment> {
  const cards: StoredGiftCard[] = [];
  // A fixed lock order prevents deadlocks.
  const byCode = new Map(codes.map((typed) => [giftCodesOf(typed)[0] ?? typed, typed]));
  for (const [, typed] of [...byCode].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const found = await cardOfCode(db, typed, now);
    if ('fault' in found) return { kind: 'refused', fault: found.fault };
    if (cards.some(({ id }) => id === found.card.id)) continue;
    if (found.card.currency !== order.currency) return { kind: 'refused', fault: 'currency' };
    cards.push(found.card);
  }
  const { taken, missing } = coverWithCards(amountDue(order), cards);
  if (missing > 0) return { kind: 'refused', fault: 'short' };
  for (const { card, amount } of taken) await db.giftCards.spend(card.id, order.id, amount, now);
  return { kind: 'paid', with: taken.map(({ card }) => maskedGiftCode(card.tail)), goodwill: goodwillSpent(taken) };
}
