/** What orders have to say besides, in English; it comes with the code of the area, since no first page says it. */
export const ORDER_NOTICES = {
  'reorder-gone': 'Not sold any more, and not put into the cart: {names}',
  'reorder-sold-out': 'Sold out, and not put into the cart: {names}',
  'reorder-changed': 'Not to be had any more as you ordered it, and not put into the cart: {names}',
  'reorder-prices': 'These do not cost what they did when you ordered them: {names}',
} as const satisfies Record<string, string>;

export type OrderNoticeCode = keyof typeof ORDER_NOTICES;
