import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { ADVANCE_REFUSALS, managedOrder, ORDER_LIMITS } from './manage-orders';
import { amount, filledText, sku } from '../foundation/scalars';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Non-negative, whole cents. */
const givenBack = z.number().check(
  z.gte(0),
  z.lte(1e9),
  z.refine((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6, 'must have at most two decimals'),
);

export const orderRefund = z.object({
  id,
  /** Idempotency key, 8–64 characters. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** Expected revision. */
  revision: z.optional(z.number().check(z.int(), z.gte(0))),
  lines: z.optional(z.array(z.object({ sku, amount: givenBack })).check(z.maxLength(500))),
  shipping: z.optional(givenBack),
  other: z.optional(givenBack),
  /** Not shown to the customer. */
  note: filledText(ORDER_LIMITS.reason),
  /** Only reports the effect in `planned`. */
  dry_run: z.optional(z.boolean()),
});
/** Refund issued by staff. */
export type OrderRefund = z.infer<typeof orderRefund>;

export const REFUND_REFUSALS = {
  conflict: ADVANCE_REFUSALS.conflict,
  'unknown-sku': ADVANCE_REFUSALS['unknown-sku'],
  'nothing-paid': refusal('nothing-paid', 409),
  'too-much': ADVANCE_REFUSALS['too-much'],
  /** The key was used for another refund. */
  'other-refund': refusal('other-refund', 409),
} as const;

/** Refunds by the payment provider, or requests a manual refund. */
export const refundOrder = endpoint({
  name: 'refundOrder',
  method: 'POST',
  path: '/api/manage/order-refund',
  access: 'staff',
  permission: 'orders:refund',
  alsoNeeds: 'orders:read',
  bodyKind: 'json',
  query: z.object({ token }),
  body: orderRefund,
  result: managedOrder,
  refusals: Object.values(REFUND_REFUSALS),
  summary: 'Refunds an order, once per key and never more than was paid.',
  chapter,
});

export const askPayment = endpoint({
  name: 'askPayment',
  method: 'POST',
  path: '/api/manage/order-ask',
  access: 'staff',
  permission: 'orders:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id }),
  /** Undefined if no provider could be asked. */
  result: z.object({ state: z.nullable(z.enum(['open', 'processing', 'settled', 'unknown'])), order: managedOrder }),
  summary: 'Checks with the payment provider whether an order is paid.',
  chapter,
});

/** In major units. */
export const openRefund = z.object({
  id: z.string(),
  reason: z.string(),
  amount,
  currency: z.string(),
  /** waiting: will be retried; failed: refused permanently; by-hand: manual. */
  state: z.enum(['waiting', 'failed', 'by-hand']),
  provider: z.nullable(z.string()),
  tries: z.number(),
  error: z.nullable(z.string()),
  next_at: z.nullable(z.string()),
  created_at: z.string(),
  email: z.string(),
});
/** Refund that is still open. */
export type OpenRefund = z.infer<typeof openRefund>;

export const openRefunds = endpoint({
  name: 'openRefunds',
  method: 'GET',
  path: '/api/manage/refunds',
  access: 'staff',
  permission: 'orders:read',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ items: z.array(openRefund) }),
  summary: 'Returns pending refunds, oldest first; at most 1,000.',
  chapter,
});

export const noOpenRefund = refusal('no-open-refund', 409);

/** `retry` asks the provider now; `given` confirms a manual refund. */
export const workRefund = endpoint({
  name: 'workRefund',
  method: 'POST',
  path: '/api/manage/refund',
  access: 'staff',
  permission: 'orders:refund',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({
    id,
    reason: z.string().check(z.minLength(1), z.maxLength(200)),
    action: z.enum(['retry', 'given']),
  }),
  result: z.object({ items: z.array(openRefund) }),
  refusals: [noOpenRefund],
  summary: 'Retries a refund, or marks it as paid manually.',
  chapter,
});
