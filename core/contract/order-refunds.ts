import * as z from 'zod/mini';
import { amount } from './scalars';

/** Why money of an order went back, as its shopper reads it. */
export const REFUND_CAUSES = ['canceled', 'returned', 'other'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** Money of an order that went back to its shopper, or is on its way. */
export const orderRefund = z.object({
  amount,
  /** ISO 8601. */
  at: z.string(),
  cause: z.enum(REFUND_CAUSES),
  /** SKUs that it is for, where that is known. */
  skus: z.array(z.string()),
  /** payment: the way it was paid; by-hand: the shop sends it. */
  way: z.enum(['payment', 'by-hand']),
  /** It has left the shop. */
  is_done: z.boolean(),
});
