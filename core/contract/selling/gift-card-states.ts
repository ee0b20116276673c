/**
 * unpaid: order not paid; planned: paid, sent on its day; active: sent with balance; used-up; expired; blocked by
 * staff; taken-back: cancelled, returned or refunded.
 */
export const GIFT_CARD_STATES = ['unpaid', 'planned', 'active', 'used-up', 'expired', 'blocked', 'taken-back'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];
