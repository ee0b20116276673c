import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { endpoint, refusal } from './endpoint';
import { SEND_HOLDS } from './manage-order-list';
import { ORDER_STATUSES } from './order-status';
import { customerOrder } from './orders';
import { amount, sku } from './scalars';

const chapter = 'A §7, manage';
const path = '/api/manage/order';
const token = z.optional(z.string().check(z.maxLength(200)));
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
/** Number, id or order_id. */
const id = text(64);
/** A web address; nothing that a browser would run. */
const webAddress = z.string().check(z.maxLength(500), z.regex(/^https?:\/\//));
const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

const orderChange = z.object({ name: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) });
/** What was done to an order, by whom and when; for staff alone. */
const orderEvent = z.object({
  at: z.string(),
  /** Who did it: a login, or 'shop' for its command line. */
  who: z.string(),
  what: z.array(orderChange),
});
/** One step in the history of an order: when, who, and what. */
export type OrderEvent = z.infer<typeof orderEvent>;

/** Money of an order that went back, or is to. */
const managedRefund = z.object({
  /** Once for an order: 'canceled', 'returned:SKU', 'returned/2:SKU' where two of it are back by then, 'staff:KEY', 'by-hand:N'. */
  reason: z.string(),
  amount,
  at: z.string(),
  /** Who gave it, and why, where somebody of the shop did. */
  who: z.nullable(z.string()),
  note: z.nullable(z.string()),
  lines: z.array(z.object({ sku: z.string(), amount })),
  shipping: amount,
  /** Kept back of it, because bonuses that the order earned are spent. Left out for nothing. */
  held: z.optional(amount),
  /** by-hand: somebody of the shop has to give it. */
  state: z.enum(['waiting', 'done', 'failed', 'by-hand']),
});
export type ManagedRefund = z.infer<typeof managedRefund>;

/** What was paid and given back of an order, in major units. */
const orderMoney = z.object({
  /** Amount to be paid by its way to pay; 0 once it is paid, and of a cancelled order. */
  due: amount,
  /** What came of it. */
  captured: amount,
  refunded: amount,
  /** Refundable amount; for gift cards at most their unspent balance. */
  refundable: amount,
  /** Bonuses that it earned and that are spent: at most so much is kept back of the refunds to come. Left out for none. */
  bonuses_spent: z.optional(amount),
  shipping: z.object({ paid: amount, refunded: amount }),
  /** Of each sku, in the order of `products`, what was paid for it in money, and what can still go back. */
  lines: z.array(z.object({ sku: z.string(), paid: amount, refunded: amount, refundable: amount })),
  refunds: z.array(managedRefund),
  /** Tries to pay it with a provider, the oldest first. */
  attempts: z.array(
    z.object({
      attempt: z.number(),
      provider: z.string(),
      reference: z.nullable(z.string()),
      status: z.string(),
      at: z.string(),
    }),
  ),
});

/**
 * An order as staff sees it: `order_id` is its number and `payment_link` null, because its key is the customer's. With the key and the e-mail address
 * somebody would pass for them.
 */
export const managedOrder = z.looseObject({
  ...customerOrder.shape,
  /** It waits for its payment page. */
  pays_on_page: z.boolean(),
  /** Rises with every change. */
  revision: z.number(),
  /** The store in which it was placed. */
  store: z.string(),
  /** Reason why it is not to be sent yet; null where there is none, and of an order that is sent or cancelled. */
  send_hold: z.nullable(z.enum(SEND_HOLDS)),
  /** Until when an order that is paid later, of somebody who has never paid, keeps its goods: then it is called off, unless it is paid or staff has changed it. */
  held_until: z.nullable(z.string()),
  money: orderMoney,
  /** Newest last. */
  history: z.array(orderEvent),
  /** What a dry run would change. */
  planned: z.optional(z.array(orderChange)),
});
/** An order as staff sees it: with its history, money and notes. */
export type ManagedOrder = Known<z.infer<typeof managedOrder>>;

/** What staff says of an order; what is left out stays as it is. */
export const orderAdvance = z.object({
  id,
  /** The state that is meant: where the order has another one by now the answer is 409 'conflict' and nothing happens. */
  revision: z.optional(z.number().check(z.int(), z.gte(0))),
  /** A letter of A §2.10; takes an earlier stage away. */
  status: z.optional(z.enum(ORDER_STATUSES)),
  stage: z.optional(z.number().check(z.int(), z.gte(0), z.lte(5))),
  tracking: z.optional(text(100)),
  link: z.optional(webAddress),
  carrier: z.optional(text(100)),
  /** Days from now until it arrives. */
  days: z.optional(z.number().check(z.int(), z.gte(0), z.lte(365))),
  delivered: z.optional(day),
  /** The money has come, for what is not paid on a payment page. Takes `orders:refund`, as canceling and returns do. */
  paid: z.optional(z.literal(true)),
  /** Cancels the order. */
  cancel_reason: z.optional(text(500)),
  /** What came back: a sku is all of it, and with `qty` so many of it are back in all. */
  returned: z.optional(
    z.array(z.union([sku, z.object({ sku, qty: z.int().check(z.gte(1), z.lte(1_000_000)) })])).check(z.maxLength(500)),
  ),
  /** Whether what came back goes on the shelf; yes unless said otherwise. */
  restock: z.optional(z.boolean()),
  /** What is given back for what came back, in major units; what was paid for it where nothing is said. */
  refund: z.optional(amount.check(z.gte(0))),
  /** Why it came back, for the history. */
  return_reason: z.optional(text(500)),
  /** Lets a delivery go back to an earlier step. */
  force: z.optional(z.boolean()),
  /** Sends an order that is not paid although its way to pay asks for it, or one whose money all went back. Takes `orders:refund`. */
  send_anyway: z.optional(z.literal(true)),
  /** Says in `planned` what would change, and changes nothing. */
  dry_run: z.optional(z.boolean()),
});
/** What staff says when an order goes a step further: the state that it was in, the next one, and the parcel. */
export type OrderAdvance = z.infer<typeof orderAdvance>;

/** The order was changed since: it is read again. `revision` is the one that it has. */
const conflict = refusal('conflict', 409, { data: z.object({ revision: z.optional(z.number()) }) });
const named = { data: z.object({ order: z.optional(z.string()) }) };
/** Why an order may not be moved on, by code. */
export const ADVANCE_REFUSALS = {
  conflict,
  backwards: refusal('backwards', 409),
  canceled: refusal('canceled', 409),
  contradiction: refusal('contradiction', 409),
  /** Somebody has spent of a gift card that would be taken back. */
  'gift-card-used': refusal('gift-card-used', 409),
  'not-paid': refusal('not-paid', 409),
  'not-sent': refusal('not-sent', 409),
  /** It is to be sent once it is paid, unless `send_anyway` is said; with its number. */
  'send-not-paid': refusal('send-not-paid', 409, named),
  /** All its money went back: it is sent only with `send_anyway`; with its number. */
  'send-refunded': refusal('send-refunded', 409, named),
  'too-late-to-cancel': refusal('too-late-to-cancel', 409),
  /** More than there is to give back; with what there is, in major units. */
  'too-much': refusal('too-much', 409, { data: z.object({ most: z.optional(z.number()) }) }),
  'unknown-sku': refusal('unknown-sku', 409),
  /** More cannot come back than were ordered. */
  'too-many': refusal('too-many', 409),
} as const;

/** Moves an order on. The same call twice changes nothing the second time. Answers 404 for no order. */
export const advanceOrder = endpoint({
  name: 'advanceOrder',
  method: 'POST',
  path,
  access: 'staff',
  permission: 'orders:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: orderAdvance,
  result: managedOrder,
  refusals: Object.values(ADVANCE_REFUSALS),
  summary: 'Moves an order on: letter, stage, tracking, delivered, cancelled, returned. Managers and admins only.',
  chapter,
});
export const managedOrderOf = endpoint({
  name: 'managedOrder',
  method: 'GET',
  path,
  access: 'staff',
  permission: 'orders:read',
  query: z.object({ id, token }),
  body: z.undefined(),
  result: managedOrder,
  summary: 'An order with what was done to it. Managers and admins only.',
  chapter,
});
/** What staff writes down about an order for staff: kept in its history, and changed by nobody. The same text twice in a row is kept once. */
export const noteOrder = endpoint({
  name: 'noteOrder',
  method: 'POST',
  path: `${path}-note`,
  access: 'staff',
  permission: 'orders:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id, text: text(2000) }),
  result: managedOrder,
  summary: 'Keeps a note of staff about an order.',
  chapter,
});
/** The file goes by the name 'file': a PDF of at most 5 MB. The same kind again replaces it. */
export const attachOrderFile = endpoint({
  name: 'attachOrderFile',
  method: 'POST',
  path: `${path}-file`,
  access: 'staff',
  permission: 'orders:write',
  bodyKind: 'multipart',
  files: { file: 1 },
  query: z.object({ token }),
  body: z.object({ id, kind: z.enum(['invoice', 'receipt']) }),
  result: managedOrder,
  summary: 'Keeps the invoice or the receipt of an order. Managers and admins only.',
  chapter,
});
