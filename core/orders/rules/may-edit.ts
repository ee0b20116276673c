import { SENT_STEP } from '../../contract/orders/order-status';

export interface EditFacts {
  readonly canceled: boolean;
  readonly paid: boolean;
  /** Paid on a payment page, whose amount must not change while the customer pays. */
  readonly pays_first: boolean;
  readonly promo: boolean;
  readonly step: number;
  readonly has_parcels: boolean;
  /** Made by an exchange, whose terms an edit would drop. */
  readonly is_exchange: boolean;
  /** Something was refunded, returned or cancelled. */
  readonly has_refunds: boolean;
  /** Its stock was released because it was not paid in time. */
  readonly is_released: boolean;
  /** Every line is shipped: no downloads, services or gift cards. */
  readonly is_shipped: boolean;
}

/** True if staff may change lines, address and shipping of an order. */
export function mayEdit(order: EditFacts): boolean {
  if (order.canceled || order.promo || order.step >= SENT_STEP || !order.is_shipped) return false;
  if (order.has_parcels || order.has_refunds || order.is_released || order.is_exchange) return false;
  return order.paid || !order.pays_first;
}

/** A paid order may not cost more, because its payment is complete. Amounts in minor units. */
export function isPayableEdit({
  paid,
  from,
  to,
}: {
  readonly paid: boolean;
  readonly from: number;
  readonly to: number;
}): boolean {
  return !paid || to <= from;
}
