import { deliveryStep, SENT_STEP } from '../../../../core/contract/orders/order-status';
import type { LoggedEvent } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';

/** A shipping method may have no carrier, so the totals decide. */
export function isShipped({ document }: Pick<StoredOrder, 'document'>): boolean {
  return document.totals.some(({ code }) => code === 'shipping');
}

/**
 * Returns the moment when the goods were sent, or handed over on payment if nothing is shipped.
 * @param now fallback if the history has no time
 */
export function suppliedAt(order: StoredOrder, history: readonly LoggedEvent[], now: number): number | undefined {
  const { deliveryStatus, stage, fulfilment, status } = order;
  if (!isShipped(order)) return status === 'paid' ? now : undefined;
  if (deliveryStep(deliveryStatus, stage) < SENT_STEP) return undefined;
  return history.find(isSending)?.at ?? fulfilment.deliveredAt ?? now;
}

function isSending({ what }: LoggedEvent): boolean {
  return what.some(({ name, to }) => {
    if (to === null) return false;
    if (name === 'stage') return Number(to) >= SENT_STEP;
    return name === 'status' && deliveryStep(to, undefined) >= SENT_STEP;
  });
}
