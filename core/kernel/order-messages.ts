/** What orders have to say besides, in English; it comes with the code of the area, since no first page says it. */
export const ORDER_NOTICES = {
  'reorder-gone': 'Not sold any more, and not put into the cart: {names}',
  'reorder-sold-out': 'Sold out, and not put into the cart: {names}',
  'reorder-changed': 'Not to be had any more as you ordered it, and not put into the cart: {names}',
  'reorder-prices': 'These do not cost what they did when you ordered them: {names}',
} as const satisfies Record<string, string>;

export type OrderNoticeCode = keyof typeof ORDER_NOTICES;

/** What becomes of a queued order, beyond S §8. */
export const ORDER_ERRORS = {
  'queue-coupon-gone':
    'The coupon {coupon} is no longer valid, so your order was not sent: it would cost {now} instead of {was}. Your bag is as it was. Please check the new total and order again.',
  'queue-totals-changed':
    'Prices have changed since you ordered, so your order was not sent: it would cost {now} instead of {was}. Your bag is as it was. Please check the new total and order again.',
} as const satisfies Record<string, string>;

export type OrderErrorCode = keyof typeof ORDER_ERRORS;

export function isOrderError(code: string): code is OrderErrorCode {
  return Object.hasOwn(ORDER_ERRORS, code);
}
