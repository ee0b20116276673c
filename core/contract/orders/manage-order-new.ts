import * as z from 'zod/mini';
import { orderAddress } from '../selling/cart';
import { couponLimitReached, couponNotApplicable, couponNotValid } from '../selling/cart-refusals';
import { giftMessage } from '../selling/gift-message';
import { productOption } from '../catalogue/product';
import { MAX_EMAIL_LENGTH } from '../foundation/contact';
import { endpoint, refusal } from '../foundation/endpoint';
import { amount, filledText, quantity, sku, storeCode } from '../foundation/scalars';
import { MAX_LINES } from '../../kernel/quantity';
import { EDIT_REFUSALS } from './manage-order-edit';
import { managedOrder, ORDER_LIMITS } from './manage-orders';

const token = z.optional(z.string().check(z.maxLength(200)));
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Maximum lengths of the form's own texts, in characters. */
export const STAFF_ORDER_LIMITS = { coupon: 64 } as const;

export const staffOrder = z.strictObject({
  /** Idempotency key, 8–64 characters, generated when the form opens: one key makes at most one order. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  store: storeCode,
  /** Id of the customer; omit for a guest. Requires `people:read`. */
  customer: z.optional(z.int().check(z.gte(1))),
  /** Default: the sign-in address of the customer. */
  email: z.optional(text(MAX_EMAIL_LENGTH)),
  lines: z
    .array(
      z.strictObject({ sku, parentSku: z.optional(sku), product_option: z.optional(productOption), qty: quantity }),
    )
    .check(z.minLength(1), z.maxLength(MAX_LINES)),
  /** Its name is that of the customer. */
  shipping_address: orderAddress,
  /** Default: the delivery address. */
  billing_address: z.optional(orderAddress),
  /** Default: the first that is offered, as in a cart. */
  shipping_method_code: z.optional(text(64)),
  shipping_carrier_code: z.optional(text(64)),
  pickup_store_id: z.optional(z.int().check(z.gte(1))),
  /** Default: the first that is offered. */
  payment_method_code: z.optional(text(64)),
  coupon: z.optional(text(STAFF_ORDER_LIMITS.coupon)),
  gift_message: z.optional(giftMessage),
  /** For staff, in the history. */
  note: z.optional(filledText(ORDER_LIMITS.note)),
  /** Total that was shown, in major units; another total is refused with 'total-changed'. */
  total: z.optional(amount),
  /** Only calculates what the order would cost. */
  dry_run: z.optional(z.boolean()),
});
/** Order that staff make for a customer. */
export type StaffOrder = z.infer<typeof staffOrder>;

export const staffOrderQuote = z.object({
  currency: z.string(),
  total: amount,
  totals: z.array(z.looseObject({ code: z.string(), title: z.optional(z.string()), value: amount })),
  lines: z.array(z.object({ sku: z.string(), name: z.string(), count: z.number(), price: amount, row_total: amount })),
  /** Methods that the order may have. */
  shippings: z.array(z.object({ method: z.string(), carrier: z.string(), title: z.string() })),
  payments: z.array(z.object({ method: z.string(), title: z.string(), pays_on_page: z.boolean() })),
  /** Methods that were calculated; `shipping` is null if nothing is delivered. */
  shipping: z.nullable(z.object({ method: z.string(), carrier: z.string() })),
  payment: z.string(),
});
export type StaffOrderQuote = z.infer<typeof staffOrderQuote>;

export const staffOrderMade = z.object({
  /** Null for a dry run, unless the order exists already. */
  order: z.nullable(managedOrder),
  /** Null if the order existed already. */
  quote: z.nullable(staffOrderQuote),
});
export type StaffOrderMade = z.infer<typeof staffOrderMade>;

export const STAFF_ORDER_REFUSALS = {
  'not-in-stock': EDIT_REFUSALS['not-in-stock'],
  /** Another order was made by this key; its number. */
  'other-order': refusal('other-order', 409, { data: z.object({ number: z.string() }) }),
  /** Current total, or refund of an exchange, in major units. */
  'total-changed': refusal('total-changed', 409, {
    data: z.object({ total: z.optional(z.number()), refund: z.optional(z.number()) }),
  }),
} as const;

export const makeOrder = endpoint({
  name: 'makeOrder',
  method: 'POST',
  path: '/api/manage/order-new',
  access: 'staff',
  permission: 'orders:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: staffOrder,
  result: staffOrderMade,
  refusals: [...Object.values(STAFF_ORDER_REFUSALS), couponNotValid, couponNotApplicable, couponLimitReached],
  summary: 'Makes an order for a customer or a guest by the rules of the checkout; idempotent by its key.',
  chapter: 'A §7, manage',
});
