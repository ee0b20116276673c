import { deliveryStep, LAST_STEP } from '../contract/order-status';

/** What a shopper sees of a delivery: one state for each step of A §2.10, and one for an order that was called off. */
export type DeliveryStatus = 'waiting' | 'accepted' | 'preparing' | 'sent' | 'arriving' | 'delivered' | 'canceled';

const BY_STEP = ['waiting', 'accepted', 'preparing', 'sent', 'arriving', 'delivered'] as const;

/** The members of an order that its delivery follows from. */
export interface DeliveryFacts {
  /** A letter of A §2.10. */
  readonly order_status: string;
  /** Overrides the letter. */
  readonly stage?: number | null | undefined;
  readonly canceled?: boolean | undefined;
}

/** How the delivery of an order stands (A §2.10, §4.8); `delivery.<status>` is the key of its text. Pure. */
export function deliveryStatus({ order_status, stage, canceled }: DeliveryFacts): DeliveryStatus {
  if (canceled === true) return 'canceled';
  return BY_STEP[deliveryStep(order_status, stage)] ?? 'waiting';
}

/** A §2.5, §9: the orders block of the sidebar. */
export const MOST_ACTIVE_ORDERS = 3;

/** An order as the user carries it (A §3, orders_history). */
export interface HistoryEntry {
  readonly increment_id: string;
  /** The step of its delivery. */
  readonly stage: number | null;
  readonly canceled: boolean;
}

/** The newest orders that are still under way: neither cancelled nor delivered; at most 3 (A §2.5, §9). Pure. */
export function activeOrders<T extends HistoryEntry>(history: readonly T[], most = MOST_ACTIVE_ORDERS): readonly T[] {
  return history.filter(({ canceled, stage }) => !canceled && (stage ?? 0) < LAST_STEP).slice(0, most);
}
