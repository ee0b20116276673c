import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint';
import { ADVANCE_REFUSALS, managedOrder } from './manage-orders';
import { amount, sku } from './scalars';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Of money that goes back: at least nothing, and no part of a cent. */
const givenBack = z.number().check(
  z.gte(0),
  z.lte(1e9),
  z.refine((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6, 'must have at most two decimals'),
);

/** Money that is to go back of an order, whole or in part. The parts together are what the customer gets. */
export const orderRefund = z.object({
  id,
  /** Made when somebody opens the form, 8 to 64 signs: the same key gives money back once, however often it comes. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** The state that is meant, as with advanceOrder. */
  revision: z.optional(z.number().check(z.int(), z.gte(0))),
  /** For lines, by their sku: at most what was paid for each. */
  lines: z.optional(z.array(z.object({ sku, amount: givenBack })).check(z.maxLength(500))),
  /** For the shipping: at most what was paid for it. */
  shipping: z.optional(givenBack),
  /** For nothing in particular, such as goodwill. */
  other: z.optional(givenBack),
  /** Why, for the history; the customer does not read it. */
  note: z.string().check(z.minLength(1), z.maxLength(500)),
  /** Says in `planned` what would go back, and gives nothing. */
  dry_run: z.optional(z.boolean()),
});
/** Money that staff gives back for an order: how much, for which lines, and why. */
export type OrderRefund = z.infer<typeof orderRefund>;

/** Why money does not go back, by code. */
export const REFUND_REFUSALS = {
  conflict: ADVANCE_REFUSALS.conflict,
  'unknown-sku': ADVANCE_REFUSALS['unknown-sku'],
  /** Nothing was paid yet. */
  'nothing-paid': refusal('nothing-paid', 409),
  /** More than there is of it; with what can still go back, in major units. */
  'too-much': ADVANCE_REFUSALS['too-much'],
  /** This key gave back something else. */
  'other-refund': refusal('other-refund', 409),
} as const;

/** Gives money back through the payment provider, or asks the shop's people to where there is none. Answers 404 for no order. */
export const refundOrder = endpoint({
  name: 'refundOrder',
  method: 'POST',
  path: '/api/manage/order-refund',
  access: 'staff',
  permission: 'orders:refund',
  bodyKind: 'json',
  query: z.object({ token }),
  body: orderRefund,
  result: managedOrder,
  refusals: Object.values(REFUND_REFUSALS),
  summary: 'Gives money of an order back, once for a key and never more than was paid.',
  chapter,
});

/** Asks the payment provider about an order that waits for its payment. */
export const askPayment = endpoint({
  name: 'askPayment',
  method: 'POST',
  path: '/api/manage/order-ask',
  access: 'staff',
  permission: 'orders:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id }),
  /** undefined where there was nobody to ask. */
  result: z.object({ state: z.nullable(z.enum(['open', 'processing', 'settled', 'unknown'])), order: managedOrder }),
  summary: 'Asks the payment provider whether an order is paid.',
  chapter,
});

/** Money that was to go back and has not yet. Amounts in major units. */
export const openRefund = z.object({
  /** The number of its order. */
  id: z.string(),
  /** Which one of the order. */
  reason: z.string(),
  amount,
  currency: z.string(),
  /** waiting: a provider is asked again; failed: it refused for good; by-hand: somebody of the shop has to give it. */
  state: z.enum(['waiting', 'failed', 'by-hand']),
  provider: z.nullable(z.string()),
  /** How often the provider was asked, and what it said last. */
  tries: z.number(),
  error: z.nullable(z.string()),
  next_at: z.nullable(z.string()),
  created_at: z.string(),
  email: z.string(),
});
/** Money that is to be given back by hand. */
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
  summary: 'Money that was to go back and has not yet, the oldest first; at most 1,000.',
  chapter,
});

/** There is no such refund that is open. */
export const noOpenRefund = refusal('no-open-refund', 409);

/** `retry` asks the provider at once; `given` says that somebody has given it back by hand. */
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
  summary: 'Has a refund tried again, or says that it was given by hand.',
  chapter,
});
