import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** Dimensions to group sales by. */
export const FIGURE_GROUPS = ['currency', 'day', 'store'] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];

const figureRow = z.object({
  day: z.nullable(z.string()),
  store_code: z.nullable(z.string()),
  currency: z.string(),
  orders: z.number(),
  sum: amount,
  paid: amount,
  /** Refunded on these days, whenever ordered. */
  refunds: amount,
});
/** Sales figures of one group. */
export type FigureRow = z.infer<typeof figureRow>;

export const figures = endpoint({
  name: 'figures',
  method: 'GET',
  path: '/api/manage/figures',
  access: 'staff',
  permission: 'figures:read',
  query: z.object({
    token,
    /** Day of the shop's time zone; default: today. */
    from: z.optional(day),
    /** Inclusive. */
    to: z.optional(day),
    /** Amounts of different currencies are never summed. */
    by: z.optional(z.enum(FIGURE_GROUPS)),
  }),
  body: z.undefined(),
  result: z.object({ items: z.array(figureRow) }),
  summary: 'Returns orders, payments and refunds by day, store or currency.',
  chapter,
});

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
/** List of items waiting for staff. */
export type AttentionName = (typeof ATTENTION)[number];

export const attention = endpoint({
  name: 'attention',
  method: 'GET',
  path: '/api/manage/attention',
  access: 'staff',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ items: z.array(z.object({ name: z.enum(ATTENTION), count: z.number() })) }),
  summary:
    'Returns pending work: unpaid orders, large orders to check, orders to send, stuck refunds and messages, reviews, low stock.',
  chapter,
});
