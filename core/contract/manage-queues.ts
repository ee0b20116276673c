import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
/** At most so many of a queue are listed at once. */
export const MOST_QUEUED = 1000;
const id = z.int().check(z.gte(1));

/** A mail or text message that did not go out yet, as staff sees it: never its text. Moments as ISO 8601. */
const queuedMessage = z.object({
  id: z.number(),
  created_at: z.string(),
  kind: z.string(),
  /** Who it goes to. */
  contact: z.string(),
  channel: z.nullable(z.string()),
  /** null where a code may stand in it, which is nobody's but the recipient's. */
  subject: z.nullable(z.string()),
  state: z.enum(['failed', 'waiting']),
  attempts: z.number(),
  /** When it is tried again. */
  next_at: z.nullable(z.string()),
  error: z.nullable(z.string()),
});
/** A mail or text message that waits to be sent, or could not be. */
export type QueuedMessage = z.infer<typeof queuedMessage>;

const messageList = z.object({ items: z.array(queuedMessage) });

export const queuedMessages = endpoint({
  name: 'queuedMessages',
  method: 'GET',
  path: '/api/manage/messages',
  access: 'staff',
  permission: 'settings:read',
  query: z.object({ token, state: z.optional(z.enum(['failed', 'waiting'])) }),
  body: z.undefined(),
  result: messageList,
  summary: `Messages that were given up, or those that wait; the newest ${String(MOST_QUEUED)}.`,
  chapter,
});

/** Why a message is not put in line again, by code. */
export const MESSAGE_REFUSALS = {
  /** What stands in it has run out: its receiver has to ask again. */
  expired: refusal('expired', 409),
  /** Nothing sends on its channel. */
  'no-sender': refusal('no-sender', 409),
  /** It was sent by now. */
  sent: refusal('sent', 409),
} as const;

export const retryMessage = endpoint({
  name: 'retryMessage',
  method: 'POST',
  path: '/api/manage/message-retry',
  access: 'staff',
  permission: 'orders:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id }),
  result: messageList,
  refusals: Object.values(MESSAGE_REFUSALS),
  summary: 'Puts a message in line again that was given up; answers with those that still are.',
  chapter,
});

/** An event that a subscriber could not handle and that was set aside; never what stands in it. */
const deadEvent = z.object({
  id: z.number(),
  subscriber: z.string(),
  name: z.string(),
  event: z.string(),
  attempts: z.number(),
  error: z.string(),
  failed_at: z.string(),
});
/** An event that a subscriber did not take, after all tries. */
export type DeadEvent = z.infer<typeof deadEvent>;

/** How far a subscriber is. */
const subscriber = z.object({
  name: z.string(),
  /** Whether this shop was opened with it; one that is not is handed nothing. */
  configured: z.boolean(),
  /** How many events wait for it; null where nobody knows. */
  waiting: z.nullable(z.number()),
  attempts: z.number(),
  next_at: z.nullable(z.string()),
  error: z.nullable(z.string()),
});
/** Somebody who subscribes to events of the shop, and how far they were sent. */
export type SubscriberRow = z.infer<typeof subscriber>;

const eventList = z.object({ items: z.array(deadEvent), subscribers: z.array(subscriber) });

export const deadEvents = endpoint({
  name: 'deadEvents',
  method: 'GET',
  path: '/api/manage/events',
  access: 'staff',
  permission: 'settings:read',
  query: z.object({ token }),
  body: z.undefined(),
  result: eventList,
  summary: `Events that were set aside, the oldest ${String(MOST_QUEUED)}, and how far each subscriber is.`,
  chapter,
});

/** It failed again, as the message says. */
export const eventFailed = refusal('event-failed', 409);

export const retryEvent = endpoint({
  name: 'retryEvent',
  method: 'POST',
  path: '/api/manage/event-retry',
  access: 'staff',
  permission: 'settings:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id }),
  result: eventList,
  refusals: [eventFailed],
  summary: 'Hands an event that was set aside to its subscriber again.',
  chapter,
});
