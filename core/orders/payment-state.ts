import type { PaymentState } from '../contract/payment-states';
import { capturedOf, type CaptureFacts } from './captured';

/** Payment state of an order, for lists, filters and pages alike. Of a cancelled order all that came went back, so it is refunded or was never paid. Pure. */
export function paymentState(facts: CaptureFacts): PaymentState {
  const { status, refunded } = facts;
  if (capturedOf(facts) === 0) return status === 'paid' ? 'paid' : 'not-paid';
  if (refunded === 0) return 'paid';
  return refunded < capturedOf(facts) ? 'partly-refunded' : 'refunded';
}
