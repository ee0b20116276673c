import { couponLimitCode } from '../../cart';
import type { CartTotals, OrderResult } from '../../contract';
import {
  methodsRefused,
  paidAlready,
  refusesField,
  type OrderReply,
  type PayLaterLimit,
  type Refusal,
} from './plan-place';
import type { GivingUp, QueueEntry } from './queue-entry';

export type Costs = Pick<CartTotals, 'grand_total'>;

export interface CancelPlan {
  readonly kind: 'cancel';
  readonly code: NonNullable<GivingUp['code']>;
  readonly putBack: boolean;
  readonly costs?: Costs;
  readonly limit?: PayLaterLimit;
  readonly paid?: readonly string[];
}

export type QueuePlan =
  | { readonly kind: 'sent'; readonly result: OrderResult }
  | CancelPlan
  | { readonly kind: 'known' }
  | { readonly kind: 'cart-unknown' }
  | { readonly kind: 'wait' };

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
      const { name, max } = reply.data;
      return { kind: 'cancel', code: 'pay-later-limit', putBack: true, limit: { name, max } };
    }
    if (refusesField(reply, 'order_id')) return { kind: 'known' };
    if (refusesField(reply, 'cart_id')) return { kind: 'cart-unknown' };
    return { kind: 'cancel', code: whyRefused(reply), putBack: true };
  }
  return reply.refused === 'out_of_stock'
    ? { kind: 'cancel', code: 'queue-out-of-stock', putBack: true }
    : { kind: 'wait' };
}

function whyRefused(reply: Refusal): CancelPlan['code'] {
  const [gone] = methodsRefused(reply);
  if (gone === undefined) return 'queue-invalid-address';
  return gone === 'shipping.shippingMethod' ? 'queue-shipping-gone' : 'queue-payment-gone';
}

/** An order is never charged at a total other than the one shown; cart and checkout stay for a new decision. */
function costsOtherwise(costs: CartTotals | undefined, coupon: string | undefined): CancelPlan {
  if (costs === undefined) return { kind: 'cancel', code: 'totals-changed', putBack: true };
  const isCouponGone = coupon !== undefined && (costs.coupon_code ?? null) === null;
  return { kind: 'cancel', code: isCouponGone ? 'queue-coupon-gone' : 'queue-totals-changed', putBack: true, costs };
}

/** Returns true if an earlier attempt may still arrive and succeed after this refusal. */
export function mayComeStill({ attempts }: Pick<QueueEntry, 'attempts'>, { putBack, paid }: CancelPlan): boolean {
  return attempts > 1 && putBack && paid === undefined;
}
