import { couponLimitCode } from '../cart';
import type { CartTotals, OrderResult } from '../contract';
import {
  methodsRefused,
  paidAlready,
  refusesField,
  type OrderReply,
  type PayLaterLimit,
  type Refusal,
} from './plan-place';
import type { GivingUp, QueueEntry } from './queue-entry';

/** What an order would cost by now, as the shop returns it with its refusal. */
export type Costs = Pick<CartTotals, 'grand_total'>;

export interface CancelPlan {
  readonly kind: 'cancel';
  readonly code: NonNullable<GivingUp['code']>;
  /** Whether the shopper gets the lines back; not when the same cart was ordered otherwise. */
  readonly putBack: boolean;
  readonly costs?: Costs;
  /** Article and units that a guest may hold without a payment. */
  readonly limit?: PayLaterLimit;
  /** Orders that this one was to replace and that are paid: the shopper has what is in them. */
  readonly paid?: readonly string[];
}

/** What an answer means for an order of the queue (S §4, offline orders; S §8). */
export type QueuePlan =
  | { readonly kind: 'sent'; readonly result: OrderResult }
  | CancelPlan
  /** The shop has an order of this id already: another tab sent it, with a cart of its own. */
  | { readonly kind: 'known' }
  /** The shop has no such cart, or it is another customer's by now: another one takes the order. */
  | { readonly kind: 'cart-unknown' }
  /** Not transmitted; tried again. */
  | { readonly kind: 'wait' };

/** @param coupon the code of the coupon that was on the cart */
export function planQueueOutcome(reply: OrderReply, coupon?: string): QueuePlan {
  if (reply === undefined) return { kind: 'wait' };
  if (reply.ok) return { kind: 'sent', result: reply.result };
  const paid = paidAlready(reply);
  if (paid.length > 0) return { kind: 'cancel', code: 'cart-closed', putBack: true, paid };
  if (reply.code === 400) {
    if (reply.refused === 'cart_closed') return { kind: 'cancel', code: 'cart-closed', putBack: false };
    if (reply.refused === 'totals_changed') return costsOtherwise(reply.data.totals, coupon);
    if (reply.refused === 'coupon_limit_reached')
      return { kind: 'cancel', code: couponLimitCode(reply.data.limit), putBack: true };
    if (reply.refused === 'pay_later_limit') {
      const { name, most } = reply.data;
      return { kind: 'cancel', code: 'pay-later-limit', putBack: true, limit: { name, most } };
    }
    if (refusesField(reply, 'order_id')) return { kind: 'known' };
    if (refusesField(reply, 'cart_id')) return { kind: 'cart-unknown' };
    return { kind: 'cancel', code: whyRefused(reply), putBack: true };
  }
  return reply.refused === 'out_of_stock'
    ? { kind: 'cancel', code: 'queue-out-of-stock', putBack: true }
    : { kind: 'wait' };
}

/** The words of S §8 speak of the address; an order whose address is good and whose way to ship or to pay is gone has words of its own. */
function whyRefused(reply: Refusal): CancelPlan['code'] {
  const [gone] = methodsRefused(reply);
  if (gone === undefined) return 'queue-invalid-address';
  return gone === 'shipping.shippingMethod' ? 'queue-shipping-gone' : 'queue-payment-gone';
}

/**
 * An order is never charged at another total than was shown (S §8 knows no such answer). The shopper hears why, and has cart and
 * checkout as they were, to decide again.
 */
function costsOtherwise(costs: CartTotals | undefined, coupon: string | undefined): CancelPlan {
  if (costs === undefined) return { kind: 'cancel', code: 'totals-changed', putBack: true };
  const isCouponGone = coupon !== undefined && (costs.coupon_code ?? null) === null;
  return { kind: 'cancel', code: isCouponGone ? 'queue-coupon-gone' : 'queue-totals-changed', putBack: true, costs };
}

/**
 * Whether an order can still be placed although the shop has just refused it: what was sent of it before may be on its way, and find
 * the price or the stock that it needs. A closed cart and a paid order stay what they are.
 */
export function mayComeStill({ attempts }: Pick<QueueEntry, 'attempts'>, { putBack, paid }: CancelPlan): boolean {
  return attempts > 1 && putBack && paid === undefined;
}
