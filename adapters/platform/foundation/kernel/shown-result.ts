import type { OrderResult } from '../../../../core/contract';
import type { StoredOrder } from '../../ports/orders/orders';

type PaidLater = Pick<StoredOrder, 'fulfilment' | 'redirect' | 'result' | 'status'>;

/** Returns the bank transfer deadline in milliseconds; undefined if there is none. */
export function payBy({ redirect, status, fulfilment, result }: PaidLater): number | undefined {
  return redirect || status !== 'new' || result.bank_account === undefined ? undefined : fulfilment.heldUntil;
}

export function shownResult(order: PaidLater): OrderResult {
  const until = payBy(order);
  return { ...order.result, ...(until !== undefined && { pay_by: new Date(until).toISOString() }) };
}
