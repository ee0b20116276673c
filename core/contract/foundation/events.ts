import * as z from 'zod/mini';
import { amount, sku, storeCode } from './scalars';

const order = {
  /** The number, never the access key, which would open the order. */
  order_id: z.string(),
  number: z.string(),
  store: storeCode,
  currency: z.string(),
  total: amount,
};

/** Member names only, never values. */
const CUSTOMER_MEMBERS = ['addresses', 'email', 'firstname', 'lastname', 'password', 'photo'] as const;

/** Payloads hold no personal data. Within a version members are only added; breaking changes get a new version. */
export const EVENTS = {
  /** Followed by 'order.paid' or 'order.cancelled' if paid on a page. */
  'order.placed': {
    version: 1,
    data: z.object({
      ...order,
      customer_id: z.optional(z.number()),
      awaits_payment: z.boolean(),
      lines: z.array(z.object({ sku, qty: z.number(), row_total: amount })),
    }),
  },
  'order.paid': { version: 1, data: z.object(order) },
  /** Stock has been restored. */
  'order.cancelled': {
    version: 1,
    data: z.object({ ...order, by: z.enum(['customer', 'shop', 'staff']), reason: z.optional(z.string()) }),
  },
  'order.advanced': {
    version: 1,
    data: z.object({
      ...order,
      status: z.string(),
      stage: z.optional(z.number()),
      changed: z.array(z.string()),
    }),
  },
  /** Staff changed lines, address or shipping before it was sent; `total` is the new one. */
  'order.edited': { version: 1, data: z.object({ ...order, changed: z.array(z.string()) }) },
  /** Part shipment: some lines of an order are in a parcel. `is_last`: nothing is left to send. */
  'order.parcel_sent': {
    version: 1,
    data: z.object({
      ...order,
      parcel: z.string(),
      lines: z.array(z.object({ sku, qty: z.number() })),
      is_last: z.boolean(),
    }),
  },
  'order.refunded': { version: 1, data: z.object({ ...order, amount }) },
  'customer.registered': {
    version: 1,
    data: z.object({ customer_id: z.number(), by: z.enum(['registration', 'sign-in', 'staff']) }),
  },
  'customer.changed': {
    version: 1,
    data: z.object({ customer_id: z.number(), changed: z.array(z.enum(CUSTOMER_MEMBERS)) }),
  },
  /** `items` holds the new stock; unmanaged SKUs are omitted. */
  'stock.changed': {
    version: 1,
    data: z.object({
      by: z.enum(['adjustment', 'catalogue', 'order', 'return']),
      items: z.array(z.object({ sku, qty: z.number(), is_in_stock: z.boolean() })),
    }),
  },
  'product.changed': {
    version: 1,
    data: z.object({ product_id: z.number(), sku, change: z.enum(['created', 'removed', 'updated']) }),
  },
  'review.approved': { version: 1, data: z.object({ review_id: z.number(), sku: z.optional(sku) }) },
} as const satisfies Readonly<Record<string, { readonly version: number; readonly data: z.ZodMiniType }>>;

/** Name of an event; see `docs/extend/events.md`. */
export type EventName = keyof typeof EVENTS;
/** Payload of an event. */
export type EventData<N extends EventName> = z.output<(typeof EVENTS)[N]['data']>;

/** All event names. */
export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];

/** Event as delivered to subscribers. */
export type ShopEvent<N extends EventName = EventName> = {
  readonly [Name in N]: {
    /** Idempotency key across redeliveries. */
    readonly id: string;
    readonly name: Name;
    readonly version: number;
    /** ISO 8601. */
    readonly at: string;
    readonly data: EventData<Name>;
  };
}[N];
