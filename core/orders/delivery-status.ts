import { deliveryStep, LAST_STEP, SENT_STEP } from '../contract/orders/order-status';
import { waitsForPayment, type Payer } from './shown-payment';

/** Shopper-facing order status: the delivery steps, awaiting payment, or cancelled. */
export type DeliveryStatus =
  | 'unpaid'
  | 'waiting'
  | 'accepted'
  | 'preparing'
  | 'sent'
  | 'arriving'
  | 'delivered'
  | 'canceled';

const BY_STEP = ['waiting', 'accepted', 'preparing', 'sent', 'arriving', 'delivered'] as const;

/** Order fields that determine its status. */
export interface DeliveryFacts extends Payer {
  readonly order_status: string;
  readonly stage?: number | null | undefined;
  /** On hold until the shopper pays. */
  readonly unpaid?: boolean | undefined;
}

/** Returns the order's status; `delivery.<status>` is its message key. */
export function deliveryStatus(order: DeliveryFacts): DeliveryStatus {
  if (order.canceled === true) return 'canceled';
  const step = deliveryStep(order.order_status, order.stage);
  const isUnpaid = order.unpaid === true || waitsForPayment(order);
  if (isUnpaid && step < SENT_STEP) return 'unpaid';
  return BY_STEP[step] ?? 'waiting';
}

export const MAX_ACTIVE_ORDERS = 3;

/** An order of the user's `orders_history`. */
export interface HistoryEntry {
  readonly increment_id: string;
  readonly stage: number | null;
  readonly canceled: boolean;
  readonly unpaid?: boolean | undefined;
}

/** Returns the newest orders, at most 3, neither cancelled nor delivered. */
export function activeOrders<T extends HistoryEntry>(history: readonly T[], max = MAX_ACTIVE_ORDERS): readonly T[] {
  return history.filter(({ canceled, stage }) => !canceled && (stage ?? 0) < LAST_STEP).slice(0, max);
}
