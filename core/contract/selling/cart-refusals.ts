import * as z from 'zod/mini';
import { COUPON_REFUSALS } from './coupon-limits';
import { refusal } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';
import { UNMET_TERMS } from './promotion-terms';

export const cartChanged = refusal('cart_changed', 409);
export const cartClosed = refusal('cart_closed', 400);
/** Also returned for another customer's cart. */
export const cartNotFound = refusal('cart_not_found', 404);
export const couponNotValid = refusal('coupon_not_valid', 400);
/** Used up, for first orders only, or the shopper's own blogger code; the cart is unchanged. */
export const couponLimitReached = refusal('coupon_limit_reached', 400, {
  data: z.object({ coupon: z.string(), limit: z.enum(COUPON_REFUSALS) }),
});
/** Its dates, stores, customers, goods or minimum do not match the cart, which is unchanged. */
export const couponNotApplicable = refusal('coupon_not_applicable', 400, {
  data: z.object({
    coupon: z.string(),
    reason: z.enum(UNMET_TERMS),
    /** Sum of goods in scope from which it applies, in major units of the cart's currency. */
    minimum: z.optional(amount),
  }),
});
export const CART_REFUSALS = [cartChanged, cartClosed, cartNotFound];
export type CartRefusal = (typeof CART_REFUSALS)[number];
export type CouponRefusal = typeof couponLimitReached | typeof couponNotApplicable | typeof couponNotValid;
