import type { UnmetTerm } from '../contract/selling/promotion-terms';
import { CART_ERRORS } from '../kernel/messages/cart-messages';
import { fillIn, ShopError } from '../kernel/shop-error';

const CODES = {
  not_started: 'coupon-not-started',
  ended: 'coupon-ended',
  store: 'coupon-other-store',
  customers: 'coupon-customers',
  goods: 'coupon-goods',
  minimum: 'coupon-minimum',
} as const satisfies Record<UnmetTerm, keyof typeof CART_ERRORS>;

type CouponTermCode = (typeof CODES)[UnmetTerm];

/** Returns true for error codes of a coupon that does not apply to the bag. */
export function isCouponTerm(code: string): code is CouponTermCode {
  return Object.values<string>(CODES).includes(code);
}

/**
 * @param known the code as typed
 * @param price formats an amount in major units
 */
export function couponTermError(
  {
    coupon,
    reason = 'goods',
    minimum,
  }: {
    readonly coupon?: string | undefined;
    readonly reason?: UnmetTerm | undefined;
    readonly minimum?: number | undefined;
  },
  known: string,
  price: (amount: number) => string,
): ShopError {
  const code = CODES[reason];
  const params = { coupon: coupon ?? known, ...(minimum !== undefined && { minimum: price(minimum) }) };
  return new ShopError(code, { params, message: fillIn(CART_ERRORS[code], params) });
}
