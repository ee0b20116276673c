import type { CartItem } from '../cart/cart';
import type { Order, OrderResult } from '../contract';

/** An order in the client's offline queue. */
export interface QueuedOrder {
  readonly order: Order;
  readonly transmited: boolean;
  readonly state: 'waiting' | 'sent' | 'canceled';
  readonly attempts: number;
  readonly message?: string | undefined;
  readonly result?: OrderResult | undefined;
  readonly lines: readonly CartItem[];
  readonly queued_at: number;
}
