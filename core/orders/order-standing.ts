import type { PlacedOrder } from '../contract';
import type { Confirmation } from './orders';

/**
 * How an order that the shop has stands for its shopper: what a thank-you page may say of it (S §4, order-paid check). Pure.
 * A shop that does not say how the payment went has an order waiting until it says 'paid'.
 */
export function orderStanding(placed: PlacedOrder): Exclude<Confirmation['state'], 'queued'> {
  if (placed.paid === true) return 'paid';
  if (placed.canceled === true) return placed.payment === 'refunded' ? 'refunded' : 'canceled';
  const hasPage = placed.redirect_to_pay === true || Boolean(placed.order?.paylink) || Boolean(placed.order?.payscript);
  if (!hasPage) return 'placed';
  return placed.payment === 'declined' ? 'declined' : 'waiting';
}
