import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { ORDER_STATUSES } from './order-status';
import { PAYMENT_STATES } from './payment-states';
import { MOST_ROWS } from './record-kind';
import { amount } from './scalars';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
const code = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));
/** In the time zone of the shop's clock, UTC. */
const day = z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)));

/**
 * What an order waits for: its payment, its parcel, money that is to go back, those of which something came back, and somebody to check a large one that is
 * paid later before it is packed.
 */
export const ORDER_NEEDS = ['payment', 'sending', 'refund', 'return', 'check'] as const;
/** What an order waits for. */
export type OrderNeed = (typeof ORDER_NEEDS)[number];

/** Reasons not to send an order unless somebody confirms it. */
export const SEND_HOLDS = ['not-paid', 'refunded'] as const;
/** Reason not to send an order unless somebody confirms it. */
export type SendHold = (typeof SEND_HOLDS)[number];

/** By what orders are found. What is left out lets every order through. */
export const orderFilters = {
  /** Words of the number, the e-mail address, the phone number, the name or a sku; each must be there. */
  q: z.optional(z.string().check(z.maxLength(200))),
  /** A letter of A §2.10. */
  status: z.optional(z.enum(ORDER_STATUSES)),
  /** The step that letter or stage stands for. */
  step: z.optional(z.int().check(z.gte(0), z.lte(5))),
  paid: z.optional(z.boolean()),
  payment_state: z.optional(z.enum(PAYMENT_STATES)),
  canceled: z.optional(z.boolean()),
  needs: z.optional(z.enum(ORDER_NEEDS)),
  payment: code,
  shipping: code,
  store: code,
  /** Who is credited with it: the id of a blogger. */
  blogger: z.optional(z.int().check(z.gte(1))),
  /** The first and the last day on which it was placed. */
  from: day,
  to: day,
} as const;

const SORTS = ['created', 'number', 'total'] as const;
export const orderSort = z.optional(z.enum(SORTS.flatMap((name) => [`${name}:asc`, `${name}:desc`])));

/** What a list of orders is narrowed by. */
export const orderFilter = z.object(orderFilters);
/** What a list of orders is narrowed by. */
export type OrderFilters = z.infer<typeof orderFilter>;

/** An order as a list shows it. Amounts in major units. */
export const orderRow = z.object({
  /** Its number, by which every call of staff finds it. */
  id: z.string(),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  store: z.string(),
  status: z.string(),
  /** From 0 to 5, as letter and stage say together. */
  step: z.number(),
  paid: z.boolean(),
  payment_state: z.enum(PAYMENT_STATES),
  canceled: z.boolean(),
  /** Reason why it is not to be sent yet; null where there is none, and of an order that is sent or cancelled. */
  send_hold: z.nullable(z.enum(SEND_HOLDS)),
  /** Amount to be paid by its way to pay; 0 once it is paid, and of a cancelled order. */
  due: amount,
  /** What it waits for. */
  needs: z.array(z.enum(ORDER_NEEDS)),
  currency: z.string(),
  total: amount,
  /** Of what was paid, what went back or is to. */
  refunded: amount,
  /** Units in it. */
  count: z.number(),
  payment: z.string(),
  shipping: z.string(),
  tracking: z.nullable(z.string()),
  revision: z.number(),
});
/** An order as it stands in the list of staff. */
export type OrderRow = z.infer<typeof orderRow>;

/** All orders of a filter together, in one currency: what they cost, and what of it went back or is to. */
const orderSum = z.object({ currency: z.string(), count: z.number(), total: amount, refunded: amount });
/** What orders of a list come to in one currency. */
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
    /** From 1 on. */
    page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
    size: z.optional(z.int().check(z.gte(1), z.lte(MOST_ROWS))),
  }),
  result: z.object({ items: z.array(orderRow), total: z.number(), sums: z.array(orderSum) }),
  summary: 'Lists orders: search, filters, order, pages, and what those of the filter come to.',
});

const choice = z.object({ value: z.string(), label: z.string() });
/** What there is to choose from in the filters of a list. */
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
  summary: 'The ways to pay and to ship, stores and bloggers that orders have.',
});

/** Makes the link to a table of every order of a filter; it counts for half a day and needs no token. */
export const ordersFile = endpoint({
  ...common,
  name: 'ordersFile',
  path: '/api/manage/orders-file',
  query: z.object({ token, ...orderFilters, sort: orderSort }),
  result: z.object({ link: z.string() }),
  summary: 'A link to the filtered orders as CSV.',
});
