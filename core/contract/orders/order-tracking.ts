import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { endpoint, refusal } from '../foundation/endpoint';
import { customerOrder } from './orders';
import { returnReason, returnUnits } from './order-rights';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const query = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });
/** The secret order key, or the number for the signed-in owner. */
const id = text(64);
/** Short-lived result of `findOrder`: proves knowledge of the email address. */
const proof = z.optional(text(200));

/**
 * Access levels: 'number' (number and email) and 'link' (key only) hide personal data or the key, since both can leak;
 * 'all' is for the owner or key plus email.
 */
export const trackedOrder = z.looseObject({
  level: z.enum(['number', 'link', 'all']),
  order: customerOrder,
});
/** Order as shown to a visitor, with the permitted actions. */
export type TrackedOrder = Known<z.infer<typeof trackedOrder>>;

/** Does not reveal if number or email is wrong. */
export const orderUnknown = refusal('order_unknown', 404);
/** Requires the order key and the email address. */
export const proofNeeded = refusal('proof_needed', 403);
export const tooLate = refusal('too_late', 409);
export const notReturnable = refusal('not_returnable', 409);

export const findOrder = endpoint({
  name: 'findOrder',
  method: 'POST',
  path: '/api/order/find',
  bodyKind: 'json',
  query,
  /** `order_id` of the answer echoes the given number or key. */
  body: z.object({ number: text(64), email: text(254) }),
  result: z.object({ order_id: z.string(), number: z.string(), proof: z.string(), until: z.string() }),
  refusals: [orderUnknown],
  summary: 'Finds an order by its number and e-mail address.',
  chapter: 'S §4 Orders',
});

/** Rate-limited: the owner did not request the email. */
export const sendOrderLink = endpoint({
  name: 'sendOrderLink',
  method: 'POST',
  path: '/api/order/link',
  bodyKind: 'json',
  query,
  body: z.object({ id, proof }),
  result: z.literal(true),
  refusals: [orderUnknown],
  summary: 'Mails the link of an order to its e-mail address.',
  chapter: 'S §4 Orders',
});

export const trackOrder = endpoint({
  name: 'trackOrder',
  method: 'POST',
  path: '/api/order/track',
  bodyKind: 'json',
  query,
  body: z.object({ id, proof }),
  result: trackedOrder,
  refusals: [orderUnknown],
  summary: 'Returns an order with its status and the actions available to the shopper.',
  chapter: 'S §4 Orders',
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/order/cancel',
  bodyKind: 'json',
  query,
  body: z.object({ id, proof }),
  result: trackedOrder,
  refusals: [orderUnknown, proofNeeded, tooLate],
  summary: 'Cancels an order before it is packed and refunds its payments.',
  chapter: 'S §4 Orders',
});

export const returnInput = z.object({
  lines: z.array(returnUnits).check(z.minLength(1), z.maxLength(500)),
  reason: returnReason,
  note: z.optional(z.string().check(z.maxLength(500))),
});
/** Return request of a customer. */
export type ReturnInput = z.infer<typeof returnInput>;

export const startReturn = endpoint({
  name: 'startReturn',
  method: 'POST',
  path: '/api/order/return',
  bodyKind: 'json',
  query,
  /** Idempotent per `request`. */
  body: z.object({ id, proof, request: text(64), ...returnInput.shape }),
  result: trackedOrder,
  refusals: [orderUnknown, proofNeeded, notReturnable],
  summary: 'Starts a return of order lines.',
  chapter: 'S §4 Orders',
});

/** Does not reveal existing accounts. */
export const makeOrderAccount = endpoint({
  name: 'makeOrderAccount',
  method: 'POST',
  path: '/api/order/account',
  bodyKind: 'json',
  query,
  body: z.object({ id, proof }),
  result: z.literal(true),
  refusals: [orderUnknown, proofNeeded],
  summary: "Creates an account from an order; its link is mailed to the order's address.",
  chapter: 'S §4 Orders',
});
