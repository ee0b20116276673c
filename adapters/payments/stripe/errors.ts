import Stripe from 'stripe';
import { PaymentError, type PaymentErrorCode } from '../../platform/ports/orders/payment-provider';

const DECLINED = [Stripe.errors.StripeCardError, Stripe.errors.StripeInvalidRequestError];
const MISCONFIGURED = [Stripe.errors.StripeAuthenticationError, Stripe.errors.StripePermissionError];

function codeOf(error: unknown): PaymentErrorCode {
  if (MISCONFIGURED.some((kind) => error instanceof kind)) return 'misconfigured';
  return DECLINED.some((kind) => error instanceof kind) ? 'declined' : 'unreachable';
}

/** @throws PaymentError for any error of the Stripe library */
export async function withStripe<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new PaymentError(codeOf(error), `Stripe: ${what}: ${why}`, { cause: error });
  }
}
