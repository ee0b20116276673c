import type { RefundCause } from '../../contract/orders/order-refunds';
import { returnedSku } from './returned-units';

const BY_PROVIDER = 'by-hand:';

/** Parses a refund reason: 'canceled', 'unsent:SKU', 'returned:SKU', 'staff:KEY', 'by-hand:N'. */
export function refundCause(reason: string): RefundCause {
  if (reason === 'canceled' || /^unsent[/:]/.test(reason)) return 'canceled';
  return returnedSku(reason) === undefined ? 'other' : 'returned';
}

/** Reason by which an exchanged order pays back what the new order of the exchange refunds. */
export function exchangeReason({ number }: { readonly number: string }, reason: string): string {
  return `exchange:${number}:${reason}`;
}

/** True for refunds and chargebacks that the shop did not ask the provider for. */
export function isByProvider(reason: string): boolean {
  return reason.startsWith(BY_PROVIDER);
}

/** @param total refunded by the provider so far, in units of its API */
export function byProviderReason(total: number): string {
  return `${BY_PROVIDER}${String(total)}`;
}
