import type { Minor } from '../../kernel/money';

export interface CaptureFacts {
  readonly status: 'canceled' | 'new' | 'paid';
  readonly grandTotal: Minor;
  readonly refunded: Minor;
}

/** Returns the captured amount: all once paid, the refunded part if cancelled, otherwise 0. All reports use it. */
export function capturedOf({ status, grandTotal, refunded }: CaptureFacts): Minor {
  if (status === 'paid') return grandTotal;
  return status === 'canceled' ? refunded : 0;
}
