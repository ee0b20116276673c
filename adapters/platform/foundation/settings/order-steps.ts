/** Ordered steps of placing an order; a crash before any must leave consistent data. */
export const ORDER_STEPS = [
  'begin',
  'cart-read',
  'stock-taken',
  'order-written',
  'cart-closed',
  'mail-written',
  'committed',
] as const;
/** A step of placing an order that tests can interrupt. */
export type OrderStep = (typeof ORDER_STEPS)[number];
