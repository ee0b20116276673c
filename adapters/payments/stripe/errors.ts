import Stripe from 'stripe';
import { PaymentError, type PaymentErrorCode } from '../../platform/ports/payment-provider';

/** What Stripe refuses for what was asked, not for its state of health. */
const DECLINED = [Stripe.errors.StripeCardError, Stripe.errors.StripeInvalidRequestError];
const MISCONFIGURED = [Stripe.errors.StripeAuthenticationError, Stripe.errors.StripePermissionError];

function codeOf(error: unknown): PaymentErrorCode {
  if (MISCONFIGURED.some((kind) => error instanceof kind)) return 'misconfigured';
  return DECLINED.some((kind) => error instanceof kind) ? 'declined' : 'unreachable';
}

/** Does something with Stripe. @throws PaymentError for whatever Stripe's own library throws */
export async function withStripe<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new PaymentError(codeOf(error), `Stripe: ${what}: ${why}`, { cause: error });
  }
}
