import type { CouponLimit } from '../contract/coupon-limits';
import { CART_ERRORS } from '../kernel/cart-messages';
import { fillIn, ShopError } from '../kernel/shop-error';

/** What the shop says of a coupon that may not be used once more; other back ends may say less. */
interface Said {
  readonly coupon?: string | undefined;
  readonly limit?: CouponLimit | undefined;
}

const CODES = {
  uses_total: 'coupon-used-up',
  first_order_only: 'coupon-first-order',
  uses_per_customer: 'coupon-used',
} as const satisfies Record<CouponLimit, keyof typeof CART_ERRORS>;

/** The codes of what keeps a coupon from a bag or an order. */
type CouponLimitCode = (typeof CODES)[CouponLimit];

/** The code of the error that names a limit. Pure. */
export function couponLimitCode(limit: CouponLimit = 'uses_total'): CouponLimitCode {
  return CODES[limit];
}

/** Whether an error is of a coupon that may not be used once more. Pure. */
export function isCouponLimit(code: string): code is CouponLimitCode {
  return Object.values<string>(CODES).includes(code);
}

/** The error of a coupon that may not be used once more. @param known the code as it was typed */
export function couponLimitError({ coupon, limit }: Said, known = ''): ShopError {
  const code = couponLimitCode(limit);
  const params = { coupon: coupon ?? known };
  return new ShopError(code, { params, message: fillIn(CART_ERRORS[code], params) });
}
