import { SENT_STEP } from '../../contract/orders/order-status';
import type { EditFacts } from './may-edit';

/** True if staff may exchange items of an order for other variants of the same products. */
export function mayExchange(
  order: Omit<EditFacts, 'has_parcels' | 'is_exchange' | 'is_released' | 'pays_first'>,
): boolean {
  const { canceled, paid, promo, step, has_refunds: hasRefunds, is_shipped: isShipped } = order;
  return paid && !canceled && !promo && step >= SENT_STEP && !hasRefunds && isShipped;
}
