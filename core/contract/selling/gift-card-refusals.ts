import { refusal } from '../foundation/endpoint';

export const GIFT_CARD_REFUSALS = {
  /** Unknown or inactive code. */
  unknown: refusal('gift_card_unknown', 409),
  'used-up': refusal('gift_card_used_up', 409),
  blocked: refusal('gift_card_blocked', 409),
  expired: refusal('gift_card_expired', 409),
  currency: refusal('gift_card_currency', 409),
  /** The cards do not cover the amount due. */
  short: refusal('gift_card_short', 409),
} as const;
export type GiftCardFault = keyof typeof GIFT_CARD_REFUSALS;
export type CardRefusal = (typeof GIFT_CARD_REFUSALS)[Exclude<GiftCardFault, 'short'>]['code'];
