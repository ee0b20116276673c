/**
 * How a gift card that was bought stands. unpaid: once the order is paid; planned: paid, and sent on its day; active: sent, and worth something;
 * used-up: all of it is spent; expired: its time is over; blocked: by staff; taken-back: the order was cancelled, or this was returned or refunded.
 */
export const GIFT_CARD_STATES = ['unpaid', 'planned', 'active', 'used-up', 'expired', 'blocked', 'taken-back'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];
