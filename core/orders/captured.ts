import type { Minor } from '../kernel/money';

/** What decides how much money of an order came. Minor units. */
export interface CaptureFacts {
  readonly status: 'canceled' | 'new' | 'paid';
  readonly grandTotal: Minor;
  /** What went back of it, or is to. */
  readonly refunded: Minor;
}

/** How much came for an order: all of it once it is paid, of one that was cancelled as much as went back, and nothing before. Every report goes by this. Pure. */
export function capturedOf({ status, grandTotal, refunded }: CaptureFacts): Minor {
  if (status === 'paid') return grandTotal;
  return status === 'canceled' ? refunded : 0;
}
