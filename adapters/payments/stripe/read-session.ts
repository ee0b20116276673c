import type Stripe from 'stripe';
import type { PaymentResult } from '../../platform/ports/payment-provider';
import { fromStripe } from './amounts';

/** The member of a payment's metadata that names the shop's order. */
export const ORDER = 'order_id';

/**
 * What a Checkout Session says of its order; undefined for one that the shop did not begin. Its id is the same whether Stripe reported it or was
 * asked, so that it counts once. Pure.
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

/** Whether the money of a session is the shop's. Pure. */
export function isPaid({ payment_status: status }: Stripe.Checkout.Session): boolean {
  return status === 'paid' || status === 'no_payment_required';
}

/** Id of the payment intent of a session, charge or dispute; undefined before the shopper has tried to pay. Pure. */
export function intentOf({
  payment_intent: intent,
}: Pick<Stripe.Charge | Stripe.Checkout.Session | Stripe.Dispute, 'payment_intent'>): string | undefined {
  return typeof intent === 'string' ? intent : (intent?.id ?? undefined);
}
