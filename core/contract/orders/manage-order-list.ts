import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { ORDER_STATUSES } from './order-status';
import { PAYMENT_STATES } from './payment-states';
import { MAX_ROWS } from '../foundation/record-kind';
import { amount } from '../foundation/scalars';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
const code = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));
/** Day of the shop's time zone. */
const day = z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)));

export const ORDER_NEEDS = ['payment', 'sending', 'refund', 'return', 'check'] as const;
/** Outstanding task of an order. */
export type OrderNeed = (typeof ORDER_NEEDS)[number];

export const SEND_HOLDS = ['not-paid', 'refunded'] as const;
/** Reason to hold a shipment until confirmed. */
export type SendHold = (typeof SEND_HOLDS)[number];

export const orderFilters = {
  q: z.optional(z.string().check(z.maxLength(200))),
  status: z.optional(z.enum(ORDER_STATUSES)),
  step: z.optional(z.int().check(z.gte(0), z.lte(5))),
  paid: z.optional(z.boolean()),
  payment_state: z.optional(z.enum(PAYMENT_STATES)),
  canceled: z.optional(z.boolean()),
  needs: z.optional(z.enum(ORDER_NEEDS)),
  /** Partly sent. */
  partly_sent: z.optional(z.boolean()),
  payment: code,
  shipping: code,
  store: code,
  blogger: z.optional(z.int().check(z.gte(1))),
  from: day,
  to: day,
} as const;

const SORTS = ['created', 'number', 'total'] as const;
export const orderSort = z.optional(z.enum(SORTS.flatMap((name) => [`${name}:asc`, `${name}:desc`])));

export const orderFilter = z.object(orderFilters);
/** Filters of the order list. */
export type OrderFilters = z.infer<typeof orderFilter>;

/** Amounts in major units. */
export const orderRow = z.object({
  id: z.string(),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  store: z.string(),
  status: z.string(),
  step: z.number(),
  partly_sent: z.boolean(),
  paid: z.boolean(),
  payment_state: z.enum(PAYMENT_STATES),
  canceled: z.boolean(),
  /** Null if shippable, sent or cancelled. */
  send_hold: z.nullable(z.enum(SEND_HOLDS)),
  /** 0 once paid or cancelled. */
  due: amount,
  needs: z.array(z.enum(ORDER_NEEDS)),
  currency: z.string(),
  total: amount,
  refunded: amount,
  count: z.number(),
  payment: z.string(),
  shipping: z.string(),
  /** Several parcels: their numbers, separated by commas. */
  tracking: z.nullable(z.string()),
  revision: z.number(),
});
/** Row of the order list. */
export type OrderRow = z.infer<typeof orderRow>;

const orderSum = z.object({ currency: z.string(), count: z.number(), total: amount, refunded: amount });
/** Totals of filtered orders in one currency. */
export type OrderSum = z.infer<typeof orderSum>;

const common = {
  method: 'GET',
  access: 'staff',
  permission: 'orders:read',
  body: z.undefined(),
  chapter,
} as const;

export const managedOrders = endpoint({
  ...common,
  name: 'managedOrders',
  path: '/api/manage/orders',
  query: z.object({
    token,
    ...orderFilters,
    sort: orderSort,
    /** From 1. */
    page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
    size: z.optional(z.int().check(z.gte(1), z.lte(MAX_ROWS))),
  }),
  result: z.object({ items: z.array(orderRow), total: z.number(), sums: z.array(orderSum) }),
  summary: 'Lists orders, with search, filters, sorting, paging and the totals of the filter.',
});

const choice = z.object({ value: z.string(), label: z.string() });
export const orderChoices = endpoint({
  ...common,
  name: 'orderChoices',
  path: '/api/manage/order-choices',
  query: z.object({ token }),
  result: z.object({
    payments: z.array(choice),
    shippings: z.array(choice),
    stores: z.array(choice),
    bloggers: z.array(choice),
  }),
  summary: 'Returns the payment methods, shipping methods, stores and bloggers that occur in orders.',
});

/** Creates a token-free link, valid for two minutes. */
export const ordersFile = endpoint({
  ...common,
  name: 'ordersFile',
  path: '/api/manage/orders-file',
  query: z.object({ token, ...orderFilters, sort: orderSort }),
  result: z.object({ link: z.string() }),
  summary: 'Returns a link to the filtered orders as CSV.',
});
