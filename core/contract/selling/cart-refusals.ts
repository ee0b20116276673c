import * as z from 'zod/mini';
import { COUPON_REFUSALS } from './coupon-limits';
import { refusal } from '../foundation/endpoint';

export const cartChanged = refusal('cart_changed', 409);
export const cartClosed = refusal('cart_closed', 400);
/** Also returned for another customer's cart. */
export const cartNotFound = refusal('cart_not_found', 404);
export const couponNotValid = refusal('coupon_not_valid', 400);
/** Used up, for first orders only, or the shopper's own blogger code; the cart is unchanged. */
export const couponLimitReached = refusal('coupon_limit_reached', 400, {
  data: z.object({ coupon: z.string(), limit: z.enum(COUPON_REFUSALS) }),
});
export const CART_REFUSALS = [cartChanged, cartClosed, cartNotFound];
export type CartRefusal = (typeof CART_REFUSALS)[number];
export type CouponRefusal = typeof couponLimitReached | typeof couponNotValid;
