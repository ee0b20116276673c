import type { GiftCardState } from '../../../../core/contract/selling/gift-card-states';
import { giftCardState } from '../../../../core/orders/rules/gift-card';
import type { StoredGiftCard } from '../../ports/selling/gift-cards';
import type { StoredOrder } from '../../ports/orders/orders';

/** @param bought undefined without an order @param now milliseconds since the epoch */
export function cardState(
  card: StoredGiftCard,
  bought: Pick<StoredOrder, 'status'> | undefined,
  now: number,
): GiftCardState {
  return giftCardState(
    {
      ...card,
      paid: (card.orderId === undefined || bought?.status === 'paid') && card.grantedAt !== undefined,
      isBlocked: card.blockedAt !== undefined,
      isTakenBack: card.takenBackAt !== undefined || bought?.status === 'canceled',
    },
    now,
  );
}
