import { refusal } from './endpoint';

/** Why a gift card is not taken. */
export const GIFT_CARD_REFUSALS = {
  /** No card has this code, or it is not in use. */
  unknown: refusal('gift_card_unknown', 409),
  'used-up': refusal('gift_card_used_up', 409),
  blocked: refusal('gift_card_blocked', 409),
  expired: refusal('gift_card_expired', 409),
  /** It is in another one than the order. */
  currency: refusal('gift_card_currency', 409),
  /** All of them together are less than what is to be paid. */
  short: refusal('gift_card_short', 409),
} as const;
export type GiftCardFault = keyof typeof GIFT_CARD_REFUSALS;
/** The code of a refusal of a single card, as the API has it. */
export type CardRefusal = (typeof GIFT_CARD_REFUSALS)[Exclude<GiftCardFault, 'short'>]['code'];
