import { isShopError, lookUp } from '../../../core/shopper';
import type { MessageKey } from '../../text/message-keys';

const WHY: Readonly<Record<string, MessageKey>> = {
  gift_card_unknown: 'cart.card-unknown',
  gift_card_used_up: 'cart.card-used-up',
  gift_card_blocked: 'cart.card-blocked',
  gift_card_expired: 'cart.card-expired',
  gift_card_currency: 'cart.card-currency',
};

/** Returns the message for a refused gift card, and whether the code is unknown. Pure. */
export function cardRefusal(error: unknown): { readonly text: MessageKey; readonly isUnknown: boolean } {
  const reason = isShopError(error, 'request-rejected') ? String(error.params['reason'] ?? '') : '';
  return { text: lookUp(WHY, reason) ?? 'cart.coupon-unreached', isUnknown: reason === 'gift_card_unknown' };
}
