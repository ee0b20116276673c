/** Payment states, from unpaid to refunded. */
export const PAYMENT_STATES = ['not-paid', 'paid', 'partly-refunded', 'refunded'] as const;
/** Payment state of an order. */
export type PaymentState = (typeof PAYMENT_STATES)[number];
