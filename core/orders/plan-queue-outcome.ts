import type { OrderResult } from '../contract';
import { OUT_OF_STOCK, type OrderReply } from './plan-place';

/** What an answer means for an order of the queue (S §4, offline orders; S §8). */
export type QueuePlan =
  | { readonly kind: 'sent'; readonly result: OrderResult }
  | {
      readonly kind: 'cancel';
      readonly code: 'queue-invalid-address' | 'queue-out-of-stock' | 'totals-changed' | 'cart-closed';
      /** Whether the shopper gets the lines back; not when the same cart was ordered otherwise. */
      readonly putBack: boolean;
    }
  /** The shop has an order of this id already: another tab sent it, with a cart of its own. */
  | { readonly kind: 'known' }
  /** Not transmitted; tried again. */
  | { readonly kind: 'wait' };

export function planQueueOutcome(reply: OrderReply): QueuePlan {
  if (reply === undefined) return { kind: 'wait' };
  if (reply.ok) return { kind: 'sent', result: reply.result };
  if (reply.code === 400) {
    const error = reply.meta?.error;
    if (error === 'cart_closed') return { kind: 'cancel', code: 'cart-closed', putBack: false };
    if (error === 'totals_changed') return { kind: 'cancel', code: 'totals-changed', putBack: true };
    if (reply.meta?.errors?.some(({ field }) => field === 'order_id') === true) return { kind: 'known' };
    return { kind: 'cancel', code: 'queue-invalid-address', putBack: true };
  }
  const outOfStock = reply.code === 500 && reply.message.includes(OUT_OF_STOCK);
  return outOfStock ? { kind: 'cancel', code: 'queue-out-of-stock', putBack: true } : { kind: 'wait' };
}
