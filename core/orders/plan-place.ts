import type { CartTotals, FieldError, OrderResult } from '../contract';
import type { placeOrder } from '../contract/orders';
import { couponLimitError } from '../cart';
import type { ShopError } from '../kernel/shop-error';
import type { Declined, ReplyTo } from '../sync';
import { orderError } from './order-error';

/** What came back of sending an order; undefined when nothing came that can be read. */
export type OrderReply = ReplyTo<typeof placeOrder> | undefined;

/** Article and limit, as the shop names them. */
export interface PayLaterLimit {
  readonly name?: string | undefined;
  readonly most?: number | undefined;
}

/** The fields of checkout that hold a way to ship or to pay. */
export type MethodField = 'shipping.shippingMethod' | 'payment.paymentMethod';

/** What placing an order leads to (S §4, place order; S §8). */
export type PlacePlan =
  | { readonly kind: 'placed'; readonly result: OrderResult }
  /** The shopper has to decide again: nothing is ordered and nothing is kept. */
  | {
      readonly kind: 'decline';
      readonly code: 'totals-changed' | 'cart-closed';
      readonly totals?: CartTotals | undefined;
    }
  /** The coupon may not be used once more: nothing is ordered and nothing is kept, and the cart stays as it is. */
  | { readonly kind: 'coupon-limit'; readonly error: ShopError }
  /** A guest may hold no more of something without a payment: nothing is ordered and nothing is kept, and the cart stays as it is. */
  | { readonly kind: 'pay-later-limit'; readonly error: ShopError }
  /** What it was to take the place of is paid: that is the order, and nothing else is ordered. */
  | { readonly kind: 'paid-already' }
  /** The shop has no such cart, or it is another customer's by now: another one takes the order. */
  | { readonly kind: 'cart-unknown' }
  /** The shop does not ship or take payment so (any more): the shopper chooses again, and nothing is kept. */
  | { readonly kind: 'method-gone'; readonly fields: readonly MethodField[] }
  /** The shop does not take it as it is: its hash goes, the shopper is notified and the cart stays. */
  | {
      readonly kind: 'rejected';
      readonly code: 'order-invalid' | 'order-sold-out';
      /** Fields of the order that the shop names. */
      readonly fields: readonly FieldError[];
    }
  /** The shop may have it (nobody knows): it is sent again later with the same hash, and its lines leave the cart, so that they are not ordered twice. */
  | { readonly kind: 'queue' };

export function planPlace(reply: OrderReply): PlacePlan {
  if (reply === undefined) return { kind: 'queue' };
  if (reply.ok) return { kind: 'placed', result: reply.result };
  if (paidAlready(reply).length > 0) return { kind: 'paid-already' };
  if (reply.code === 400) {
    if (refusesField(reply, 'cart_id')) return { kind: 'cart-unknown' };
    const fields = methodsRefused(reply);
    return declined(reply) ?? (fields.length > 0 ? { kind: 'method-gone', fields } : invalid(reply));
  }
  return reply.refused === 'out_of_stock'
    ? { kind: 'rejected', code: 'order-sold-out', fields: [] }
    : { kind: 'queue' };
}

/** The orders that are paid, because of which the shop refused one that was to take their place; by their order_id. */
export function paidAlready(reply: OrderReply): readonly string[] {
  if (reply === undefined || reply.ok || reply.refused !== 'already_paid') return [];
  return reply.data.order_ids ?? [];
}

/** What the shop says of why it refuses. */
export type Refusal = Pick<Declined, 'meta'>;

/** Whether the shop named a field of the order among what it does not take. */
export function refusesField({ meta }: Refusal, name: string): boolean {
  return meta?.errors?.some(({ field }) => field === name) === true;
}

/** Which of the methods the shop named among what it does not take. */
export function methodsRefused(reply: Refusal): readonly MethodField[] {
  const shipping = refusesField(reply, 'addressInformation.shipping_method_code');
  const payment = refusesField(reply, 'addressInformation.payment_method_code');
  return [
    ...(shipping ? (['shipping.shippingMethod'] as const) : []),
    ...(payment ? (['payment.paymentMethod'] as const) : []),
  ];
}

function invalid({ meta }: Refusal): PlacePlan {
  return { kind: 'rejected', code: 'order-invalid', fields: meta?.errors ?? [] };
}

function declined(reply: Extract<OrderReply, { readonly ok: false }>): PlacePlan | undefined {
  if (reply.refused === 'totals_changed') return { kind: 'decline', code: 'totals-changed', totals: reply.data.totals };
  if (reply.refused === 'cart_closed') return { kind: 'decline', code: 'cart-closed' };
  if (reply.refused === 'coupon_limit_reached') return { kind: 'coupon-limit', error: couponLimitError(reply.data) };
  if (reply.refused === 'pay_later_limit')
    return { kind: 'pay-later-limit', error: orderError('pay-later-limit', { params: payLaterFacts(reply.data) }) };
  return undefined;
}

/** Facts of the sentence that names the limit; other back ends may say less. */
export function payLaterFacts({ name = '', most = 0 }: PayLaterLimit): {
  readonly name: string;
  readonly most: string;
} {
  return { name, most: String(most) };
}

/** What follows for the shopper from an order that was placed (S §4). */
export interface PaymentPlan {
  readonly redirect: string | undefined;
  readonly payscript: string | undefined;
  /** The basket is cleared; else the order's id is kept until it is paid. */
  readonly clearBasket: boolean;
}

export function planPayment({ order, clear_basket }: OrderResult): PaymentPlan {
  const redirect = order?.paylink ?? undefined;
  const payscript = order?.payscript ?? undefined;
  const hasPage = redirect !== undefined || payscript !== undefined;
  return { redirect, payscript, clearBasket: !hasPage || clear_basket === true };
}
