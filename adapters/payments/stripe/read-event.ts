import type Stripe from 'stripe';
import type { PaymentResult, WebhookReading } from '../../platform/ports/orders/payment-provider';
import { fromStripe } from './amounts';
import { intentOf, isPaid, ORDER, resultOf } from './read-session';

interface Intents {
  readonly session: (intent: string) => Promise<Stripe.Checkout.Session | undefined>;
  /** Refunded so far, in Stripe's minor units. */
  readonly refunded: (intent: string) => Promise<number>;
}

const IGNORED: WebhookReading = { kind: 'ignored' };

/** Ignores sessions and charges that other programs create on the same account. */
export async function readEvent(event: Stripe.Event, intents: Intents): Promise<WebhookReading> {
  switch (event.type) {
    case 'checkout.session.completed': {
      // Delayed payment methods complete the session first; a later event reports the payment.
      const session = event.data.object;
      return isPaid(session) ? reading(session, 'approved') : IGNORED;
    }
    case 'checkout.session.async_payment_succeeded':
      return reading(event.data.object, 'approved');
    case 'checkout.session.async_payment_failed':
      return reading(event.data.object, 'declined');
    case 'checkout.session.expired':
      return reading(event.data.object, 'canceled');
    case 'charge.refunded':
      return returned(event.data.object, intents);
    case 'charge.dispute.funds_withdrawn':
      return takenBack(event.data.object, intents);
    default:
      return IGNORED;
  }
}

function reading(session: Stripe.Checkout.Session, status: PaymentResult['status']): WebhookReading {
  const event = resultOf(session, status);
  return event === undefined ? IGNORED : { kind: 'event', event };
}

async function returned(charge: Stripe.Charge, intents: Intents): Promise<WebhookReading> {
  const { metadata, amount_refunded: amount, currency } = charge;
  const intent = intentOf(charge);
  const orderId = metadata[ORDER];
  const session = orderId === undefined || intent === undefined ? undefined : await intents.session(intent);
  if (orderId === undefined || session === undefined) return IGNORED;
  const total = fromStripe(amount, currency);
  return { kind: 'event', event: { kind: 'returned', orderId, reference: session.id, total } };
}

async function takenBack(dispute: Stripe.Dispute, intents: Intents): Promise<WebhookReading> {
  const intent = intentOf(dispute);
  const session = intent === undefined ? undefined : await intents.session(intent);
  const orderId = session?.metadata?.[ORDER];
  if (intent === undefined || session === undefined || orderId === undefined) return IGNORED;
  const total = fromStripe(dispute.amount + (await intents.refunded(intent)), dispute.currency);
  return { kind: 'event', event: { kind: 'returned', orderId, reference: session.id, total } };
}
