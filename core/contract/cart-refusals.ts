import * as z from 'zod/mini';
import { COUPON_LIMITS } from './coupon-limits';
import { refusal } from './endpoint';

/** The cart was changed since, by another device or tab: it is fetched, and the change decided again. */
export const cartChanged = refusal('cart_changed', 409);
/** The cart was ordered or closed. */
export const cartClosed = refusal('cart_closed', 400);
/** There is no cart of that token in the store, or it is another customer's. */
export const cartNotFound = refusal('cart_not_found', 404);
/** There is no such coupon, or not here and now. */
export const couponNotValid = refusal('coupon_not_valid', 400);
/** The coupon has been used as often as it may be, or is for a first order: which one, and what keeps it away. Nothing of the cart is lost. */
export const couponLimitReached = refusal('coupon_limit_reached', 400, {
  data: z.object({ coupon: z.string(), limit: z.enum(COUPON_LIMITS) }),
});
/** What a call about a cart may be refused for, as far as the cart is concerned. */
export const CART_REFUSALS = [cartChanged, cartClosed, cartNotFound];
export type CartRefusal = (typeof CART_REFUSALS)[number];
export type CouponRefusal = typeof couponLimitReached | typeof couponNotValid;
