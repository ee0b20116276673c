import * as z from 'zod/mini';
import { orderAddress, type OrderAddress } from '../selling/cart';
import { productOption } from '../catalogue/product';
import { endpoint, refusal } from '../foundation/endpoint';
import { maxLengthOf } from '../foundation/max-length';
import { amount, quantity, sku } from '../foundation/scalars';
import { MAX_LINES } from '../../kernel/quantity';
import { ADVANCE_REFUSALS, managedOrder } from './manage-orders';
import { notInvoiceable, sellerMissing } from './manage-invoices';

const token = z.optional(z.string().check(z.maxLength(200)));
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

export const orderEdit = z.object({
  id: text(64),
  /** Expected revision; 409 'conflict' otherwise. */
  revision: z.optional(z.number().check(z.int(), z.gte(0))),
  /** All lines of the edited order; missing ones are removed. Default: unchanged. */
  lines: z.optional(
    z
      .array(
        z.union([
          /** Line of the order by its position from 0; it keeps its price. */
          z.strictObject({ line: z.int().check(z.gte(0), z.lte(MAX_LINES)), qty: quantity }),
          /** Product at today's price. */
          z.strictObject({
            sku,
            parentSku: z.optional(sku),
            product_option: z.optional(productOption),
            qty: quantity,
          }),
        ]),
      )
      .check(z.minLength(1), z.maxLength(MAX_LINES)),
  ),
  /** The country cannot change. */
  shipping_address: z.optional(orderAddress),
  shipping_method_code: z.optional(text(64)),
  shipping_carrier_code: z.optional(text(64)),
  /** Only reports what would change. */
  dry_run: z.optional(z.boolean()),
});
/** Edit of an order that was not sent. */
export type OrderEdit = z.infer<typeof orderEdit>;

/** Maximum length of a text of the delivery address, in characters. */
export function editAddressLimit(name: keyof OrderAddress | 'street.0'): number | undefined {
  return maxLengthOf(orderAddress, name);
}

export const orderEdited = z.object({
  order: managedOrder,
  edited: z.object({
    before: amount,
    total: amount,
    /** Refunded to the customer, or to be; 0 for an unpaid order. */
    refund: amount,
    /** Amount due; 0 once paid. */
    due: amount,
    totals: z.array(z.looseObject({ code: z.string(), title: z.optional(z.string()), value: amount })),
    lines: z.array(
      z.object({ sku: z.string(), name: z.string(), count: z.number(), price: amount, row_total: amount }),
    ),
    changes: z.array(z.object({ name: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
    /** Shipping methods that the edited order may have. */
    shippings: z.array(z.object({ method: z.string(), carrier: z.string(), title: z.string() })),
  }),
});
/** Edited order, with what changed. */
export type OrderEdited = z.infer<typeof orderEdited>;

export const EDIT_REFUSALS = {
  conflict: ADVANCE_REFUSALS.conflict,
  'not-editable': refusal('not-editable', 409),
  /** A paid order would cost more; `difference` in major units. */
  'costs-more': refusal('costs-more', 409, { data: z.object({ difference: z.optional(z.number()) }) }),
  'not-in-stock': refusal('not-in-stock', 409, { data: z.object({ sku: z.optional(z.string()) }) }),
  /** The order is invoiced, and the settings lack what a new invoice must name. */
  seller_missing: sellerMissing,
  /** The order is invoiced, and cannot be invoiced again. */
  not_invoiceable: notInvoiceable,
} as const;

/** Idempotent by revision. */
export const editOrder = endpoint({
  name: 'editOrder',
  method: 'POST',
  path: '/api/manage/order-edit',
  access: 'staff',
  permission: 'orders:refund',
  bodyKind: 'json',
  query: z.object({ token }),
  body: orderEdit,
  result: orderEdited,
  refusals: Object.values(EDIT_REFUSALS),
  summary: 'Changes lines, delivery address and shipping method of an order before it is sent.',
  chapter: 'A §7, manage',
});
