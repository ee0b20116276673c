import * as z from 'zod/mini';
import { amount } from '../foundation/scalars';

export const REFUND_CAUSES = ['canceled', 'returned', 'other'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

export const orderRefund = z.object({
  amount,
  at: z.string(),
  cause: z.enum(REFUND_CAUSES),
  skus: z.array(z.string()),
  /** by-hand: paid back manually. */
  way: z.enum(['payment', 'by-hand']),
  is_done: z.boolean(),
});
