import type { CouponRefusalReason } from '../contract/selling/coupon-limits';
import { CART_ERRORS } from '../kernel/messages/cart-messages';
import { fillIn, ShopError } from '../kernel/shop-error';

interface Said {
  readonly coupon?: string | undefined;
  readonly limit?: CouponRefusalReason | undefined;
}

const CODES = {
  uses_total: 'coupon-used-up',
  first_order_only: 'coupon-first-order',
  uses_per_customer: 'coupon-used',
  own_code: 'coupon-own-code',
} as const satisfies Record<CouponRefusalReason, keyof typeof CART_ERRORS>;

type CouponLimitCode = (typeof CODES)[CouponRefusalReason];

export function couponLimitCode(limit: CouponRefusalReason = 'uses_total'): CouponLimitCode {
  return CODES[limit];
}

/** Returns true for codes of a coupon that is refused for this order. */
export function isCouponLimit(code: string): code is CouponLimitCode {
  return Object.values<string>(CODES).includes(code);
}

/** @param known the code as typed */
export function couponLimitError({ coupon, limit }: Said, known = ''): ShopError {
  const code = couponLimitCode(limit);
  const params = { coupon: coupon ?? known };
  return new ShopError(code, { params, message: fillIn(CART_ERRORS[code], params) });
}
