import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { orderAddress } from '../selling/cart';
import { endpoint, refusal } from '../foundation/endpoint';
import { SEND_HOLDS } from './manage-order-list';
import { ORDER_STATUSES } from './order-status';
import { customerOrder } from './orders';
import { amount, filledText, sku } from '../foundation/scalars';
import { placeCode } from '../catalogue/stock-places';

const chapter = 'A §7, manage';
const path = '/api/manage/order';
const token = z.optional(z.string().check(z.maxLength(200)));
const id = z.string().check(z.minLength(1), z.maxLength(64));

/** Limits of what staff writes about an order; lengths in characters. */
export const ORDER_LIMITS = {
  tracking: 100,
  carrier: 100,
  link: 500,
  reason: 500,
  note: 2000,
  /** Units of a line that staff moves at a time. */
  units: 1_000_000,
} as const;
/** http(s) only, so that no script URL is accepted. */
export const webAddress = z.string().check(z.maxLength(ORDER_LIMITS.link), z.regex(/^https?:\/\//));
const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

const orderChange = z.object({ name: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) });
const orderEvent = z.object({
  at: z.string(),
  /** Login, or 'shop' for the CLI. */
  who: z.string(),
  what: z.array(orderChange),
});
/** Entry of an order's history. */
export type OrderEvent = z.infer<typeof orderEvent>;

const managedRefund = z.object({
  /** Unique per order: 'canceled', 'unsent:SKU', 'returned:SKU', 'returned/2:SKU', 'staff:KEY', 'by-hand:N'. */
  reason: z.string(),
  amount,
  at: z.string(),
  who: z.nullable(z.string()),
  note: z.nullable(z.string()),
  lines: z.array(z.object({ sku: z.string(), amount })),
  shipping: amount,
  /** Withheld because earned bonuses are already spent. */
  held: z.optional(amount),
  /** Paid an exchange instead of going back to the customer. */
  credited: z.optional(amount),
  state: z.enum(['waiting', 'done', 'failed', 'by-hand']),
});
export type ManagedRefund = z.infer<typeof managedRefund>;

const orderMoney = z.object({
  /** 0 once paid or cancelled. */
  due: amount,
  captured: amount,
  refunded: amount,
  /** For gift cards at most the unspent balance. */
  refundable: amount,
  /** Refundable for all but gift cards; absent if the order has none. */
  besides_cards: z.optional(amount),
  bonuses_spent: z.optional(amount),
  shipping: z.object({ paid: amount, refunded: amount }),
  lines: z.array(
    z.object({
      sku: z.string(),
      paid: amount,
      refunded: amount,
      refundable: amount,
      is_gift_card: z.optional(z.literal(true)),
    }),
  ),
  refunds: z.array(managedRefund),
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

/** Omits the order key, which together with the email address would allow impersonating the customer. */
export const managedOrder = z.looseObject({
  ...customerOrder.shape,
  pays_on_page: z.boolean(),
  /** Increases with every change. */
  revision: z.number(),
  store: z.string(),
  /** Null if shippable, sent or cancelled. */
  send_hold: z.nullable(z.enum(SEND_HOLDS)),
  /** Reservation end of an unpaid pay-later order, after which it is cancelled unless staff changed it. */
  held_until: z.nullable(z.string()),
  money: orderMoney,
  /** Name of the staff who placed the order for the customer. */
  made_by: z.optional(z.string()),
  /** Address where anyone may pay the order, until `until`; absent unless it awaits an online payment. */
  pay_link: z.optional(z.object({ link: z.string(), until: z.string() })),
  /** Reserved or sent units by location; absent if the shop has one location. */
  places: z.optional(z.array(z.object({ sku: z.string(), place: z.string(), qty: z.number() }))),
  /** Goods left to send; absent once sent or cancelled. */
  to_send: z.optional(z.array(z.object({ sku: z.string(), qty: z.number() }))),
  /** Lines, address and shipping can be edited. */
  may_edit: z.optional(z.boolean()),
  /** Items can be exchanged for other variants. */
  may_exchange: z.optional(z.boolean()),
  /** Items can be exchanged for a new order at today's prices. */
  may_exchange_new: z.optional(z.boolean()),
  /** Delivery address as stored; absent if it cannot be edited. */
  edit_address: z.optional(orderAddress),
  history: z.array(orderEvent),
  planned: z.optional(z.array(orderChange)),
});
/** Order in the back office. */
export type ManagedOrder = Known<z.infer<typeof managedOrder>>;

const units = z.object({ sku, qty: z.int().check(z.gte(1), z.lte(ORDER_LIMITS.units)) });
/** `qty` is a cumulative count; a SKU means all. */
const gone = z.array(z.union([sku, units])).check(z.maxLength(500));

const advanceFields = z.object({
  id,
  /** Expected revision; 409 'conflict' otherwise. */
  revision: z.optional(z.number().check(z.int(), z.gte(0))),
  status: z.optional(z.enum(ORDER_STATUSES)),
  stage: z.optional(z.number().check(z.int(), z.gte(0), z.lte(5))),
  /** Belongs to the parcel, if one is named; else to the order. */
  tracking: z.optional(filledText(ORDER_LIMITS.tracking)),
  link: z.optional(webAddress),
  carrier: z.optional(filledText(ORDER_LIMITS.carrier)),
  /** Sends a part of the order, once per id; a known id corrects carrier and tracking of that parcel. */
  parcel: z.optional(
    z.object({
      /** Idempotency key, 6–64 characters. */
      id: z.string().check(z.regex(/^[\w-]{6,64}$/)),
      /** Default: all units left to send. */
      lines: z.optional(z.array(units).check(z.minLength(1), z.maxLength(500))),
    }),
  ),
  /** Cancels units of a paid order that were not sent, and refunds them. Requires `orders:refund`. */
  cancel_units: z.optional(gone),
  /** From now. */
  days: z.optional(z.number().check(z.int(), z.gte(0), z.lte(365))),
  delivered: z.optional(day),
  /** For orders not paid on a payment page. Requires `orders:refund`. */
  paid: z.optional(z.literal(true)),
  cancel_reason: z.optional(filledText(ORDER_LIMITS.reason)),
  /** `qty` is the cumulative returned count; default: all. */
  returned: z.optional(gone),
  /** Default: true. */
  restock: z.optional(z.boolean()),
  /** Major units; default: the price paid. */
  refund: z.optional(amount.check(z.gte(0))),
  /** Required with `returned` and `cancel_units`. */
  return_reason: z.optional(filledText(ORDER_LIMITS.reason)),
  /** Allows moving back to an earlier step. */
  force: z.optional(z.boolean()),
  /** Requires `orders:refund`. */
  send_anyway: z.optional(z.literal(true)),
  /** Only reports the effect in `planned`. */
  dry_run: z.optional(z.boolean()),
});
export const orderAdvance = advanceFields.check(
  z.refine(
    ({ returned = [], cancel_units: cut = [], return_reason: reason }) =>
      reason !== undefined || (returned.length === 0 && cut.length === 0),
    { path: ['return_reason'], error: 'must be a reason for the units that are returned or cancelled' },
  ),
);
/** Change that staff make to an order. */
export type OrderAdvance = z.infer<typeof orderAdvance>;

const conflict = refusal('conflict', 409, { data: z.object({ revision: z.optional(z.number()) }) });
const named = { data: z.object({ order: z.optional(z.string()) }) };
export const ADVANCE_REFUSALS = {
  conflict,
  backwards: refusal('backwards', 409),
  canceled: refusal('canceled', 409),
  contradiction: refusal('contradiction', 409),
  'gift-card-used': refusal('gift-card-used', 409),
  'not-paid': refusal('not-paid', 409),
  'not-left': refusal('not-left', 409),
  'not-sent': refusal('not-sent', 409),
  'nothing-left': refusal('nothing-left', 409),
  'other-parcel': refusal('other-parcel', 409),
  'part-not-paid': refusal('part-not-paid', 409),
  'send-not-paid': refusal('send-not-paid', 409, named),
  'send-refunded': refusal('send-refunded', 409, named),
  'too-late-to-cancel': refusal('too-late-to-cancel', 409),
  'too-much': refusal('too-much', 409, { data: z.object({ max: z.optional(z.number()) }) }),
  'unknown-sku': refusal('unknown-sku', 409),
  'too-many': refusal('too-many', 409),
} as const;

/** Idempotent; 404 for an unknown order. */
export const advanceOrder = endpoint({
  name: 'advanceOrder',
  method: 'POST',
  path,
  access: 'staff',
  permission: 'orders:write',
  alsoNeeds: 'orders:read',
  bodyKind: 'json',
  query: z.object({ token }),
  body: orderAdvance,
  result: managedOrder,
  refusals: Object.values(ADVANCE_REFUSALS),
  summary:
    'Advances an order: letter, stage, tracking, part shipment, delivered, cancelled, returned. Managers and admins only.',
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
  summary: 'Returns an order with its history. Managers and admins only.',
  chapter,
});
export const ORDER_PLACE_REFUSALS = {
  conflict,
  'not-movable': refusal('not-movable', 409),
  'not-from-there': refusal('not-from-there', 409, { data: z.object({ max: z.number() }) }),
  'too-few-there': refusal('too-few-there', 409, { data: z.object({ max: z.number() }) }),
} as const;

const orderMove = z.object({
  id,
  /** Expected revision; 409 'conflict' otherwise. */
  revision: z.optional(z.number().check(z.int(), z.gte(0))),
  sku,
  from: placeCode,
  to: placeCode,
  qty: z.int().check(z.gte(1), z.lte(ORDER_LIMITS.units)),
});
/** Units of an order to ship from another location. */
export type OrderMove = z.infer<typeof orderMove>;

export const moveOrderUnits = endpoint({
  name: 'moveOrderUnits',
  method: 'POST',
  path: `${path}-place`,
  access: 'staff',
  permission: 'orders:write',
  alsoNeeds: 'orders:read',
  bodyKind: 'json',
  query: z.object({ token }),
  body: orderMove,
  result: managedOrder,
  refusals: Object.values(ORDER_PLACE_REFUSALS),
  summary: 'Moves units of an unsent order to another location, with their stock.',
  chapter,
});
/** The order has no VAT number, its store does not ask for one, or the check exempted it from tax. */
export const vatNotCheckable = refusal('vat_not_checkable', 409);
/** Tax that was charged stays. */
export const checkOrderVat = endpoint({
  name: 'checkOrderVat',
  method: 'POST',
  path: `${path}-vat`,
  access: 'staff',
  permission: 'orders:write',
  alsoNeeds: 'orders:read',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id }),
  result: managedOrder,
  refusals: [vatNotCheckable],
  summary: 'Asks the register again about the VAT number of an order.',
  chapter,
});
/** Notes are immutable; repeated texts are stored once. */
export const noteOrder = endpoint({
  name: 'noteOrder',
  method: 'POST',
  path: `${path}-note`,
  access: 'staff',
  permission: 'orders:write',
  alsoNeeds: 'orders:read',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id, text: filledText(ORDER_LIMITS.note) }),
  result: managedOrder,
  summary: 'Adds a staff note to an order.',
  chapter,
});
/** File field 'file': PDF, at most 5 MB; replaces the same kind. */
export const attachOrderFile = endpoint({
  name: 'attachOrderFile',
  method: 'POST',
  path: `${path}-file`,
  access: 'staff',
  permission: 'orders:write',
  alsoNeeds: 'orders:read',
  bodyKind: 'multipart',
  files: { file: 1 },
  query: z.object({ token }),
  body: z.object({ id, kind: z.enum(['invoice', 'receipt']) }),
  result: managedOrder,
  summary: 'Stores the invoice or receipt of an order. Managers and admins only.',
  chapter,
});
