import type { PaymentAttempt } from '../../ports/orders/payments';

const SECOND = 'second:';

/** Reason of the refund of a payment that came after another one was approved. */
export function secondReason({ attempt }: Pick<PaymentAttempt, 'attempt'>): string {
  return `${SECOND}${String(attempt)}`;
}

export function isSecond(reason: string): boolean {
  return reason.startsWith(SECOND);
}
