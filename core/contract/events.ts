import * as z from 'zod/mini';
import { amount, sku, storeCode } from './scalars';

/** What happened to an order: which one, in which store, and what it costs in major units of its currency. */
const order = {
  /** The number, as in all that staff is given: the key that the device made opens the order, and is in no event. */
  order_id: z.string(),
  /** The number that people know it by. */
  number: z.string(),
  store: storeCode,
  currency: z.string(),
  total: amount,
};

/** The names of the members of a customer that a change of it names; nothing of what they hold. */
const CUSTOMER_MEMBERS = ['addresses', 'email', 'firstname', 'lastname', 'password', 'photo'] as const;

/**
 * What happens in a shop, for subscribers: the payload of each event by its name. A payload names what it is about and says nothing personal; a
 * subscriber that needs more asks the shop. Within a version members are only added; a change that breaks a reader is the next version.
 */
export const EVENTS = {
  /** An order was placed. Where it is paid on a page it waits for its payment: 'order.paid' or 'order.cancelled' follows. */
  'order.placed': {
    version: 1,
    data: z.object({
      ...order,
      /** Undefined for a guest's. */
      customer_id: z.optional(z.number()),
      awaits_payment: z.boolean(),
      lines: z.array(z.object({ sku, qty: z.number(), row_total: amount })),
    }),
  },
  /** The money for an order came. */
  'order.paid': { version: 1, data: z.object(order) },
  /** An order ended: `by` the shop where it was not paid or another one took its place, else by its customer or staff. Its stock is on the shelf again. */
  'order.cancelled': {
    version: 1,
    data: z.object({ ...order, by: z.enum(['customer', 'shop', 'staff']), reason: z.optional(z.string()) }),
  },
  /** Staff moved an order on, or changed what is said of its delivery: `changed` names the facts. */
  'order.advanced': {
    version: 1,
    data: z.object({
      ...order,
      /** The letter of A §2.10. */
      status: z.string(),
      stage: z.optional(z.number()),
      changed: z.array(z.string()),
    }),
  },
  /** Money of an order goes back: `amount` of it. */
  'order.refunded': { version: 1, data: z.object({ ...order, amount }) },
  /** Somebody has an account: they registered, signed in for the first time, or staff made it for them. */
  'customer.registered': {
    version: 1,
    data: z.object({ customer_id: z.number(), by: z.enum(['registration', 'sign-in', 'staff']) }),
  },
  /** A customer changed what the shop keeps of them. */
  'customer.changed': {
    version: 1,
    data: z.object({ customer_id: z.number(), changed: z.array(z.enum(CUSTOMER_MEMBERS)) }),
  },
  /**
   * The stock of managed SKUs is another: `items` says what there is now. It rises or falls by orders ('order'), by what they gave back ('return'), by
   * hand or by another system over the API ('adjustment'), or was written with its product ('catalogue'). A SKU that is not managed is in none.
   */
  'stock.changed': {
    version: 1,
    data: z.object({
      by: z.enum(['adjustment', 'catalogue', 'order', 'return']),
      items: z.array(z.object({ sku, qty: z.number(), is_in_stock: z.boolean() })),
    }),
  },
  /** A product came, is another, or went. Its stock has an event of its own, unless it went with it. */
  'product.changed': {
    version: 1,
    data: z.object({ product_id: z.number(), sku, change: z.enum(['created', 'removed', 'updated']) }),
  },
  /** A review shows to everybody from now on. */
  'review.approved': { version: 1, data: z.object({ review_id: z.number(), sku: z.optional(sku) }) },
} as const satisfies Readonly<Record<string, { readonly version: number; readonly data: z.ZodMiniType }>>;

/** Name of an event of the shop; `docs/extend/events.md` says when each happens. */
export type EventName = keyof typeof EVENTS;
/** What an event of that name says. */
export type EventData<N extends EventName> = z.output<(typeof EVENTS)[N]['data']>;

/** Every name, for documentation and checks. */
// Sound: the keys of a constant.
export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];

/** Something that happened, as subscribers are handed it. */
export type ShopEvent<N extends EventName = EventName> = {
  readonly [Name in N]: {
    /** Unique in the shop, the same at each delivery: what a receiver recognises a repeated event by. */
    readonly id: string;
    readonly name: Name;
    /** Of the payload. */
    readonly version: number;
    /** When it happened, as ISO 8601. */
    readonly at: string;
    readonly data: EventData<Name>;
  };
}[N];
