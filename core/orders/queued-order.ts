import type { CartItem } from '../cart/cart';
import type { Order, OrderResult } from '../contract';

/** An order in the client's queue (S §4, place order and offline orders). */
export interface QueuedOrder {
  readonly order: Order;
  readonly transmited: boolean;
  /** waiting: not sent yet; sent: the shop has it; canceled: the shop refused it for good. */
  readonly state: 'waiting' | 'sent' | 'canceled';
  readonly attempts: number;
  readonly message?: string | undefined;
  readonly result?: OrderResult | undefined;
  /** The lines of the cart that were ordered. */
  readonly lines: readonly CartItem[];
  /** Milliseconds since the epoch. */
  readonly queued_at: number;
}
