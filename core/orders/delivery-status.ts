import { deliveryStep, LAST_STEP, SENT_STEP } from '../contract/order-status';
import { waitsForPayment, type Payer } from './shown-payment';

/** Status of an order for its shopper: one for each step of A §2.10, one for an order that waits for its payment, and one for a cancelled order. */
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

/** Members of an order that its status follows from. */
export interface DeliveryFacts extends Payer {
  /** A letter of A §2.10. */
  readonly order_status: string;
  /** Overrides the letter. */
  readonly stage?: number | null | undefined;
  /** It stands still until its shopper pays, where that is all that is known. */
  readonly unpaid?: boolean | undefined;
}

/** Status of an order (A §2.10, §4.8), the same in every list and on every page; `delivery.<status>` is the key of its text. Pure. */
export function deliveryStatus(order: DeliveryFacts): DeliveryStatus {
  if (order.canceled === true) return 'canceled';
  const step = deliveryStep(order.order_status, order.stage);
  const isUnpaid = order.unpaid === true || waitsForPayment(order);
  if (isUnpaid && step < SENT_STEP) return 'unpaid';
  return BY_STEP[step] ?? 'waiting';
}

/** A §2.5, §9: the orders block of the sidebar. */
export const MOST_ACTIVE_ORDERS = 3;

/** An order as the user carries it (A §3, orders_history). */
export interface HistoryEntry {
  readonly increment_id: string;
  /** The step of its delivery. */
  readonly stage: number | null;
  readonly canceled: boolean;
  /** It stands still until its shopper pays. */
  readonly unpaid?: boolean | undefined;
}

/** The newest orders that are still under way: neither cancelled nor delivered; at most 3 (A §2.5, §9). Pure. */
export function activeOrders<T extends HistoryEntry>(history: readonly T[], most = MOST_ACTIVE_ORDERS): readonly T[] {
  return history.filter(({ canceled, stage }) => !canceled && (stage ?? 0) < LAST_STEP).slice(0, most);
}
