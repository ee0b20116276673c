import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
export const MAX_QUEUED = 1000;
const id = z.int().check(z.gte(1));

const queuedMessage = z.object({
  id: z.number(),
  created_at: z.string(),
  kind: z.string(),
  contact: z.string(),
  channel: z.nullable(z.string()),
  /** Null if it may contain a code, which only the recipient may see. */
  subject: z.nullable(z.string()),
  state: z.enum(['failed', 'waiting']),
  attempts: z.number(),
  next_at: z.nullable(z.string()),
  error: z.nullable(z.string()),
});
/** Unsent mail or text message. */
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
  summary: `Returns failed or waiting messages; the newest ${String(MAX_QUEUED)}.`,
  chapter,
});

export const MESSAGE_REFUSALS = {
  /** Its content has expired; the recipient must ask again. */
  expired: refusal('expired', 409),
  'no-sender': refusal('no-sender', 409),
  sent: refusal('sent', 409),
} as const;

export const retryMessage = endpoint({
  name: 'retryMessage',
  method: 'POST',
  path: '/api/manage/message-retry',
  access: 'staff',
  permission: 'orders:write',
  alsoNeeds: 'settings:read',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id }),
  result: messageList,
  refusals: Object.values(MESSAGE_REFUSALS),
  summary: 'Queues a failed message again; returns the remaining failed ones.',
  chapter,
});

/** Never includes the payload. */
const deadEvent = z.object({
  id: z.number(),
  subscriber: z.string(),
  name: z.string(),
  event: z.string(),
  attempts: z.number(),
  error: z.string(),
  failed_at: z.string(),
});
/** Event that failed all delivery attempts. */
export type DeadEvent = z.infer<typeof deadEvent>;

const subscriber = z.object({
  name: z.string(),
  configured: z.boolean(),
  /** Null if unknown. */
  waiting: z.nullable(z.number()),
  attempts: z.number(),
  next_at: z.nullable(z.string()),
  error: z.nullable(z.string()),
});
/** Event subscriber and its backlog. */
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
  summary: `Returns the oldest ${String(MAX_QUEUED)} failed events and the position of each subscriber.`,
  chapter,
});

export const eventFailed = refusal('event-failed', 409);

export const retryEvent = endpoint({
  name: 'retryEvent',
  method: 'POST',
  path: '/api/manage/event-retry',
  access: 'staff',
  permission: 'settings:write',
  alsoNeeds: 'settings:read',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id }),
  result: eventList,
  refusals: [eventFailed],
  summary: 'Delivers a failed event to its subscriber again.',
  chapter,
});
