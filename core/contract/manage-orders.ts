import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint';
import { ORDER_STATUSES } from './order-status';
import { customerOrder } from './orders';
import { sku } from './scalars';

const chapter = 'A §7, manage';
const path = '/api/manage/order';
const token = z.optional(z.string().check(z.maxLength(200)));
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
/** Number, id or order_id. */
const id = text(64);
/** A web address; nothing that a browser would run. */
const webAddress = z.string().check(z.maxLength(500), z.regex(/^https?:\/\//));
const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** What was done to an order, by whom and when; for staff alone. */
const orderEvent = z.object({
  at: z.string(),
  /** Who did it: a login, or 'shop' for its command line. */
  who: z.string(),
  what: z.array(
    z.object({
      name: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
    }),
  ),
});
export type OrderEvent = z.infer<typeof orderEvent>;

/** An order as staff sees it. */
export const managedOrder = z.looseObject({
  ...customerOrder.shape,
  /** Rises with every change. */
  revision: z.number(),
  /** Newest last. */
  history: z.array(orderEvent),
});
export type ManagedOrder = z.infer<typeof managedOrder>;

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
  /** The money has come, for what is not paid on a payment page. */
  paid: z.optional(z.literal(true)),
  /** Cancels the order. */
  cancel_reason: z.optional(text(500)),
  /** Skus of lines that came back. */
  returned: z.optional(z.array(sku).check(z.maxLength(500))),
  /** Whether what came back goes on the shelf; yes unless said otherwise. */
  restock: z.optional(z.boolean()),
  /** Lets a delivery go back to an earlier step. */
  force: z.optional(z.boolean()),
});
export type OrderAdvance = z.infer<typeof orderAdvance>;

/** The order was changed since: it is read again. `revision` is the one that it has. */
const conflict = refusal('conflict', 409, { data: z.object({ revision: z.optional(z.number()) }) });
/** Why an order may not be moved on, by code. */
export const ADVANCE_REFUSALS = {
  conflict,
  backwards: refusal('backwards', 409),
  canceled: refusal('canceled', 409),
  contradiction: refusal('contradiction', 409),
  'not-paid': refusal('not-paid', 409),
  'not-sent': refusal('not-sent', 409),
  'too-late-to-cancel': refusal('too-late-to-cancel', 409),
  'unknown-sku': refusal('unknown-sku', 409),
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
/** The file goes by the name 'file': a PDF of at most 5 MB. The same kind again replaces it. */
export const attachOrderFile = endpoint({
  name: 'attachOrderFile',
  method: 'POST',
  path: `${path}-file`,
  access: 'staff',
  permission: 'orders:write',
  bodyKind: 'multipart',
  files: { file: 'one' },
  query: z.object({ token }),
  body: z.object({ id, kind: z.enum(['invoice', 'receipt']) }),
  result: managedOrder,
  summary: 'Keeps the invoice or the receipt of an order. Managers and admins only.',
  chapter,
});
