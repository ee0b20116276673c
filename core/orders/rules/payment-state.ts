import type { PaymentState } from '../../contract/orders/payment-states';
import { capturedOf, type CaptureFacts } from './captured';

/** Cancelled orders are either refunded or were never paid. */
export function paymentState(facts: CaptureFacts): PaymentState {
  const { status, refunded } = facts;
  if (capturedOf(facts) === 0) return status === 'paid' ? 'paid' : 'not-paid';
  if (refunded === 0) return 'paid';
  return refunded < capturedOf(facts) ? 'partly-refunded' : 'refunded';
}
