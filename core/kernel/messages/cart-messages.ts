export const CART_NOTICES = {
  'cart-kept': 'This bag stays as it is during checkout. The items saved in your account will be back after the order.',
} as const satisfies Record<string, string>;

export type CartNoticeCode = keyof typeof CART_NOTICES;

export const CART_ERRORS = {
  'default-country-missing': 'Please do set the tax.defaultCountry in order to calculate totals',
  'coupon-used-up':
    'The coupon {coupon} has reached its usage limit. Your bag is unchanged: you can order without the coupon.',
  'coupon-first-order':
    'The coupon {coupon} is only for a first order, and an order with this email address already exists, paid or not. Your bag is unchanged: you can order without the coupon.',
  'coupon-used': 'You have already used the coupon {coupon}. Your bag is unchanged: you can order without the coupon.',
  'coupon-own-code':
    '{coupon} is your own code, so it works only for orders of other people. Your bag is unchanged: you can order without it.',
  'coupon-not-started': 'The coupon {coupon} is not valid yet. Your bag has not changed.',
  'coupon-ended': 'The coupon {coupon} has expired. Your bag has not changed.',
  'coupon-other-store': 'The coupon {coupon} is not valid in this store. Your bag has not changed.',
  'coupon-customers': 'The coupon {coupon} is for certain customers. Sign in to use it if you are one of them.',
  'coupon-goods': 'The coupon {coupon} does not apply to the items in your bag.',
  'coupon-minimum': 'The coupon {coupon} applies to eligible items for {minimum} or more. Add more items to use it.',
} as const satisfies Record<string, string>;

export type CartErrorCode = keyof typeof CART_ERRORS;
