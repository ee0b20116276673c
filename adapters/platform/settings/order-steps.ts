/** The steps of placing an order, in their order; a kill before any of them must leave the shop right. */
export const ORDER_STEPS = [
  'begin',
  'cart-read',
  'order-written',
  'stock-taken',
  'cart-closed',
  'mail-written',
  'committed',
] as const;
/** A step of placing an order, at which tests may stop it. */
export type OrderStep = (typeof ORDER_STEPS)[number];
