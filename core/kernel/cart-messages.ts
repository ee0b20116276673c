export const CART_NOTICES = {
  'cart-kept': 'You keep this bag while you check out. What you had saved in your account comes back after the order.',
} as const satisfies Record<string, string>;

export type CartNoticeCode = keyof typeof CART_NOTICES;

export const CART_ERRORS = {
  'default-country-missing': 'Please do set the tax.defaultCountry in order to calculate totals',
  'coupon-used-up':
    'The coupon {coupon} has been used as often as it may be. Your bag is as it was: you can order without the coupon.',
  'coupon-first-order':
    'The coupon {coupon} is for a first order, and there is an order with this email address already, paid or not. Your bag is as it was: you can order without the coupon.',
  'coupon-used': 'You have used the coupon {coupon} already. Your bag is as it was: you can order without the coupon.',
  'coupon-own-code':
    '{coupon} is your own code, and applies to orders of others only. Your bag is as it was: you can order without it.',
} as const satisfies Record<string, string>;

export type CartErrorCode = keyof typeof CART_ERRORS;
