/** Payment states of an order: nothing came yet, it is paid, and part or all of what came went back or is to. */
export const PAYMENT_STATES = ['not-paid', 'paid', 'partly-refunded', 'refunded'] as const;
/** Payment state of an order. */
export type PaymentState = (typeof PAYMENT_STATES)[number];
