import { isShopError, lookUp } from '../../core';
import type { MessageKey } from '../text/messages-en';

/** Sentences for gift cards that are not taken, by the reason of the refusal. */
const WHY: Readonly<Record<string, MessageKey>> = {
  gift_card_unknown: 'cart.card-unknown',
  gift_card_used_up: 'cart.card-used-up',
  gift_card_blocked: 'cart.card-blocked',
  gift_card_expired: 'cart.card-expired',
  gift_card_currency: 'cart.card-currency',
};

/** Why a gift card is not taken, and whether the shop knows no such card; else nobody has answered. Pure. */
export function cardRefusal(error: unknown): { readonly says: MessageKey; readonly isUnknown: boolean } {
  const reason = isShopError(error, 'request-rejected') ? String(error.params['reason'] ?? '') : '';
  return { says: lookUp(WHY, reason) ?? 'cart.coupon-unreached', isUnknown: reason === 'gift_card_unknown' };
}
