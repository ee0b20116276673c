/** What the cart has to say besides, in English; it comes with the code of the cart, since no first page says it. */
export const CART_NOTICES = {
  'cart-kept': 'You keep this bag while you check out. What you had saved in your account comes back after the order.',
} as const satisfies Record<string, string>;

export type CartNoticeCode = keyof typeof CART_NOTICES;

/** S §5. */
export const CART_ERRORS = {
  'default-country-missing': 'Please do set the tax.defaultCountry in order to calculate totals',
} as const satisfies Record<string, string>;

export type CartErrorCode = keyof typeof CART_ERRORS;
