import * as z from 'zod/mini';
import { productOption } from '../catalogue/product';
import { endpoint, refusal } from '../foundation/endpoint';
import { filledText, quantity, sku } from '../foundation/scalars';
import { MAX_LINES } from '../../kernel/quantity';
import { EDIT_REFUSALS } from './manage-order-edit';
import { managedOrder, ORDER_LIMITS, ADVANCE_REFUSALS, webAddress } from './manage-orders';

const token = z.optional(z.string().check(z.maxLength(200)));

export const orderExchange = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Idempotency key, 6–64 characters: id of the parcel with the replacements. */
  key: z.string().check(z.regex(/^[\w-]{6,64}$/)),
  /** Expected revision; 409 'conflict' otherwise. */
  revision: z.optional(z.number().check(z.int(), z.gte(0))),
  lines: z
    .array(
      z.strictObject({
        /** Line of the order by its position from 0. */
        line: z.int().check(z.gte(0), z.lte(MAX_LINES)),
        qty: quantity,
        /** Another variant of the same product. */
        sku,
        product_option: z.optional(productOption),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_LINES)),
  reason: filledText(ORDER_LIMITS.reason),
  /** Restocks the returned units. Default: true. */
  restock: z.optional(z.boolean()),
  tracking: z.optional(filledText(ORDER_LIMITS.tracking)),
  link: z.optional(webAddress),
  carrier: z.optional(filledText(ORDER_LIMITS.carrier)),
  /** Only checks the exchange. */
  dry_run: z.optional(z.boolean()),
});
/** Exchange of sent items for other variants of the same products. */
export type OrderExchange = z.infer<typeof orderExchange>;

const unit = z.object({ sku: z.string(), name: z.string(), qty: z.number(), options: z.array(z.string()) });

export const orderExchanged = z.object({
  order: managedOrder,
  /** Empty if the exchange was made by an earlier call. */
  exchanged: z.array(z.object({ from: unit, to: unit })),
});
/** Exchanged order. */
export type OrderExchanged = z.infer<typeof orderExchanged>;

export const EXCHANGE_REFUSALS = {
  conflict: EDIT_REFUSALS.conflict,
  'not-exchangeable': refusal('not-exchangeable', 409),
  'not-in-stock': EDIT_REFUSALS['not-in-stock'],
  seller_missing: EDIT_REFUSALS.seller_missing,
  not_invoiceable: EDIT_REFUSALS.not_invoiceable,
  /** The key was used for a parcel, or for an exchange with other contents. */
  'other-parcel': ADVANCE_REFUSALS['other-parcel'],
} as const;

export const exchangeItems = endpoint({
  name: 'exchangeItems',
  method: 'POST',
  path: '/api/manage/order-exchange',
  access: 'staff',
  permission: 'orders:refund',
  bodyKind: 'json',
  query: z.object({ token }),
  body: orderExchange,
  result: orderExchanged,
  refusals: Object.values(EXCHANGE_REFUSALS),
  summary:
    'Exchanges sent items for other variants of the same products, at the price that was paid; idempotent by its key.',
  chapter: 'A §7, manage',
});
