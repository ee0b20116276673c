import type { RefundCause } from '../contract/order-refunds';
import { returnedSku } from './returned-units';

/** Cause of a refund by the reason that it is kept under: 'canceled', 'returned:SKU', 'staff:KEY', 'by-hand:N'. Pure. */
export function refundCause(reason: string): RefundCause {
  if (reason === 'canceled') return 'canceled';
  return returnedSku(reason) === undefined ? 'other' : 'returned';
}
