import type { RefundCause } from '../../contract/orders/order-refunds';
import { returnedSku } from './returned-units';

/** Parses a refund reason: 'canceled', 'unsent:SKU', 'returned:SKU', 'staff:KEY', 'by-hand:N'. */
export function refundCause(reason: string): RefundCause {
  if (reason === 'canceled' || /^unsent[/:]/.test(reason)) return 'canceled';
  return returnedSku(reason) === undefined ? 'other' : 'returned';
}
