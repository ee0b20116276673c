import type { OrderResult } from '../../../core/contract';
import type { StoredOrder } from '../ports/orders';

type PaidLater = Pick<StoredOrder, 'fulfilment' | 'redirect' | 'result' | 'status'>;

/** Moment until which a bank transfer is awaited, in milliseconds; undefined for an order that waits for none, or without end. Pure. */
export function payBy({ redirect, status, fulfilment, result }: PaidLater): number | undefined {
  return redirect || status !== 'new' || result.bank_account === undefined ? undefined : fulfilment.heldUntil;
}

/** Returns what the order was answered with, and until when its transfer is awaited now. Pure. */
export function shownResult(order: PaidLater): OrderResult {
  const until = payBy(order);
  return { ...order.result, ...(until !== undefined && { pay_by: new Date(until).toISOString() }) };
}
