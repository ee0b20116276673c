import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { amount } from './scalars';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** By what figures can be put together. */
export const FIGURE_GROUPS = ['currency', 'day', 'store'] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];

const figureRow = z.object({
  /** Members that it was not grouped by are null. */
  day: z.nullable(z.string()),
  store_code: z.nullable(z.string()),
  currency: z.string(),
  orders: z.number(),
  /** What was ordered. */
  sum: amount,
  /** What was paid of it. */
  paid: amount,
  /** What went back on these days, whenever it was ordered. */
  refunds: amount,
});
/** One row of the figures of sales: a group, and what was ordered in it. */
export type FigureRow = z.infer<typeof figureRow>;

export const figures = endpoint({
  name: 'figures',
  method: 'GET',
  path: '/api/manage/figures',
  access: 'staff',
  permission: 'figures:read',
  query: z.object({
    token,
    /** UTC; today where nothing is said. */
    from: z.optional(day),
    /** The last day, itself included. */
    to: z.optional(day),
    /** Amounts of different currencies are never summed. */
    by: z.optional(z.enum(FIGURE_GROUPS)),
  }),
  body: z.undefined(),
  result: z.object({ items: z.array(figureRow) }),
  summary: 'Orders, what was paid and what went back, by day, store or currency.',
  chapter,
});

/** What may wait for staff. */
export const ATTENTION = [
  'unpaid',
  'large_unpaid',
  'to_send',
  'refunds',
  'messages',
  'events',
  'reviews',
  'low_stock',
] as const;
/** One of the lists of `ATTENTION_LISTS`: what waits for staff. */
export type AttentionName = (typeof ATTENTION)[number];

/** Of what the caller may read. */
export const attention = endpoint({
  name: 'attention',
  method: 'GET',
  path: '/api/manage/attention',
  access: 'staff',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ items: z.array(z.object({ name: z.enum(ATTENTION), count: z.number() })) }),
  summary:
    'What waits for somebody: unpaid orders, large ones to check, orders to send, refunds and messages that are stuck, reviews, low stock.',
  chapter,
});
