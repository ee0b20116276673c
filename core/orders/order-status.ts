import type { PlacedOrder } from '../contract';
import type { Confirmation } from './orders';

export function orderStatus(placed: PlacedOrder): Exclude<Confirmation['state'], 'queued'> {
  if (placed.paid === true) return 'paid';
  if (placed.canceled === true) return placed.payment === 'refunded' ? 'refunded' : 'canceled';
  const hasPage = placed.redirect_to_pay === true || Boolean(placed.order?.paylink) || Boolean(placed.order?.payscript);
  if (!hasPage) return 'placed';
  return placed.payment === 'declined' ? 'declined' : 'waiting';
}
