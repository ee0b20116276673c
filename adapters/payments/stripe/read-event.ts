import type Stripe from 'stripe';
import type { PaymentResult, WebhookReading } from '../../platform/ports/payment-provider';
import { fromStripe } from './amounts';
import { isPaid, ORDER, resultOf } from './read-session';

const IGNORED: WebhookReading = { kind: 'ignored' };

/**
 * What an event of Stripe means for the shop. Sessions and charges of other programs on the same account name no order of it, and are ignored.
 * @param sessionOf the Checkout Session that a payment intent belongs to
 */
export async function readEvent(
  event: Stripe.Event,
  sessionOf: (intent: string) => Promise<string | undefined>,
): Promise<WebhookReading> {
  switch (event.type) {
    case 'checkout.session.completed': {
      // Ways to pay that take days complete the session first; their money is reported by an event of its own.
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
      return returned(event.data.object, sessionOf);
    default:
      return IGNORED;
  }
}

function reading(session: Stripe.Checkout.Session, status: PaymentResult['status']): WebhookReading {
  const event = resultOf(session, status);
  return event === undefined ? IGNORED : { kind: 'event', event };
}

async function returned(
  { metadata, payment_intent: intent, amount_refunded: amount, currency }: Stripe.Charge,
  sessionOf: (intent: string) => Promise<string | undefined>,
): Promise<WebhookReading> {
  const orderId = metadata[ORDER];
  const id = typeof intent === 'string' ? intent : intent?.id;
  const reference = orderId === undefined || id === undefined ? undefined : await sessionOf(id);
  if (orderId === undefined || reference === undefined) return IGNORED;
  return { kind: 'event', event: { kind: 'returned', orderId, reference, total: fromStripe(amount, currency) } };
}
