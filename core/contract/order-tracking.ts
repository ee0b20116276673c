import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { endpoint, refusal } from './endpoint';
import { customerOrder } from './orders';
import { returnReason, returnUnits } from './order-rights';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const query = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });
/** The key of an order (its order_id, which the device made and nobody guesses); for its signed-in owner its number does as well. */
const id = text(64);
/** Result of `findOrder`: it shows for a while that the caller knows the order's e-mail address, and its key or only its number. */
const proof = z.optional(text(200));

/**
 * An order as somebody may see it. 'number': found by its number and e-mail address, which others know or guess; as 'link', without its key, files and
 * gift cards. 'link': with the key alone, who and where the shopper is stays out, as links are passed on. 'all': to its signed-in owner, and to who has
 * both its key and its e-mail address.
 */
export const trackedOrder = z.looseObject({
  level: z.enum(['number', 'link', 'all']),
  order: customerOrder,
});
/** An order as somebody sees it who has its link or its number and address, and what they may do with it. */
export type TrackedOrder = Known<z.infer<typeof trackedOrder>>;

/** It names no order, or not with that e-mail address: which of both is never said. */
export const orderUnknown = refusal('order_unknown', 404);
/** Neither the key nor the number suffices: it takes the key, which its mails carry, and its e-mail address. */
export const proofNeeded = refusal('proof_needed', 403);
/** It is being packed or on its way, a file of it was downloaded, a service of it is paid, or it is over. */
export const tooLate = refusal('too_late', 409);
/** Something of it cannot be sent back, or not any more. */
export const notReturnable = refusal('not_returnable', 409);

export const findOrder = endpoint({
  name: 'findOrder',
  method: 'POST',
  path: '/api/order/find',
  bodyKind: 'json',
  query,
  /**
   * `number` is the number of the order or, on the page of its link, its key. `order_id` of the answer is what was given of both: by it the order is asked
   * for, and its number opens it at the level 'number' alone.
   */
  body: z.object({ number: text(64), email: text(254) }),
  result: z.object({ order_id: z.string(), number: z.string(), proof: z.string(), until: z.string() }),
  refusals: [orderUnknown],
  summary: 'Finds an order by its number and the e-mail address that it was placed with.',
  chapter: 'S §4 Orders',
});

/** At most a few times: its owner did not ask for the mail. */
export const sendOrderLink = endpoint({
  name: 'sendOrderLink',
  method: 'POST',
  path: '/api/order/link',
  bodyKind: 'json',
  query,
  body: z.object({ id, proof }),
  result: z.literal(true),
  refusals: [orderUnknown],
  summary: 'Mails the link of an order to the e-mail address that it was placed with.',
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
  summary: 'An order, where it stands, and what its shopper may do with it.',
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
  summary: 'Cancels an order that is not being packed yet; what was paid goes back.',
  chapter: 'S §4 Orders',
});

/** What somebody wants to send back. */
export const returnWish = z.object({
  lines: z.array(returnUnits).check(z.minLength(1), z.maxLength(500)),
  reason: returnReason,
  note: z.optional(z.string().check(z.maxLength(500))),
});
/** What a customer wants to send back, unit by unit, and why. */
export type ReturnWish = z.infer<typeof returnWish>;

export const startReturn = endpoint({
  name: 'startReturn',
  method: 'POST',
  path: '/api/order/return',
  bodyKind: 'json',
  query,
  /** The same `request` again is the same return. */
  body: z.object({ id, proof, request: text(64), ...returnWish.shape }),
  result: trackedOrder,
  refusals: [orderUnknown, proofNeeded, notReturnable],
  summary: 'Starts a return by line.',
  chapter: 'S §4 Orders',
});

/** The answer is the same whether there was an account: only the mail says so. */
export const makeOrderAccount = endpoint({
  name: 'makeOrderAccount',
  method: 'POST',
  path: '/api/order/account',
  bodyKind: 'json',
  query,
  body: z.object({ id, proof }),
  result: z.literal(true),
  refusals: [orderUnknown, proofNeeded],
  summary: 'Makes an account of the details of an order; its link is mailed to the address of the order.',
  chapter: 'S §4 Orders',
});
