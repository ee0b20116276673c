import type { CartTotals, FieldError, OrderResult } from '../../contract';
import type { placeOrder } from '../../contract/orders/orders';
import { couponLimitError } from '../../cart';
import type { ShopError } from '../../kernel/shop-error';
import type { Declined, ReplyTo } from '../../sync';
import { orderError } from './order-error';

/** Undefined if no readable answer arrived. */
export type OrderReply = ReplyTo<typeof placeOrder> | undefined;

export interface PayLaterLimit {
  readonly name?: string | undefined;
  readonly max?: number | undefined;
}

export type MethodField = 'shipping.shippingMethod' | 'payment.paymentMethod';

export type PlacePlan =
  | { readonly kind: 'placed'; readonly result: OrderResult }
  | {
      readonly kind: 'decline';
      readonly code: 'totals-changed' | 'cart-closed';
      readonly totals?: CartTotals | undefined;
    }
  | { readonly kind: 'coupon-limit'; readonly error: ShopError }
  | { readonly kind: 'pay-later-limit'; readonly error: ShopError }
  | { readonly kind: 'paid-already' }
  /** The cart is unknown or belongs to another customer; a new cart takes the order. */
  | { readonly kind: 'cart-unknown' }
  | { readonly kind: 'method-gone'; readonly fields: readonly MethodField[] }
  | {
      readonly kind: 'rejected';
      readonly code: 'order-invalid' | 'order-sold-out';
      readonly fields: readonly FieldError[];
    }
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

export function paidAlready(reply: OrderReply): readonly string[] {
  if (reply === undefined || reply.ok || reply.refused !== 'already_paid') return [];
  return reply.data.order_ids ?? [];
}

export type Refusal = Pick<Declined, 'meta'>;

export function refusesField({ meta }: Refusal, name: string): boolean {
  return meta?.errors?.some(({ field }) => field === name) === true;
}

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

export function payLaterFacts({ name = '', max = 0 }: PayLaterLimit): {
  readonly name: string;
  readonly max: string;
} {
  return { name, max: String(max) };
}

export interface PaymentPlan {
  readonly redirect: string | undefined;
  readonly payscript: string | undefined;
  readonly clearBasket: boolean;
}

export function planPayment({ order, clear_basket }: OrderResult): PaymentPlan {
  const redirect = order?.paylink ?? undefined;
  const payscript = order?.payscript ?? undefined;
  const hasPage = redirect !== undefined || payscript !== undefined;
  return { redirect, payscript, clearBasket: !hasPage || clear_basket === true };
}
