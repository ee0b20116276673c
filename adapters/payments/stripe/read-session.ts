import type Stripe from 'stripe';
import type { PaymentResult } from '../../platform/ports/orders/payment-provider';
import { fromStripe } from './amounts';

export const ORDER = 'order_id';

/**
 * Returns the payment result of a Checkout Session; undefined if the shop did not create it. The id is stable across
 * webhook and poll, so it counts once. Pure.
 */
export function resultOf(session: Stripe.Checkout.Session, status: PaymentResult['status']): PaymentResult | undefined {
  const orderId = session.metadata?.[ORDER];
  const { id: reference, amount_total: amount, currency } = session;
  if (orderId === undefined || amount === null || currency === null) return undefined;
  return {
    kind: 'payment',
    id: `${reference}:${status}`,
    orderId,
    reference,
    status,
    money: fromStripe(amount, currency),
  };
}

export function isPaid({ payment_status: status }: Stripe.Checkout.Session): boolean {
  return status === 'paid' || status === 'no_payment_required';
}

export function intentOf({
  payment_intent: intent,
}: Pick<Stripe.Charge | Stripe.Checkout.Session | Stripe.Dispute, 'payment_intent'>): string | undefined {
  return typeof intent === 'string' ? intent : (intent?.id ?? undefined);
}
