import * as z from 'zod/mini';
import { cartItem } from '../../cart/cart';
import { arrival, workingDays } from '../../contract/selling/arrival';
import { bankAccount } from '../../contract/content/bank-account';
import { orderAddress, totalSegment } from '../../contract/selling/cart';
import { pickupStore } from '../../contract/catalogue/geography';
import { order, orderResult } from '../../contract/orders/orders';

const givingUp = z.object({
  code: z.optional(
    z.enum([
      'queue-invalid-address',
      'queue-shipping-gone',
      'queue-payment-gone',
      'queue-out-of-stock',
      'pay-later-limit',
      'queue-coupon-gone',
      'coupon-used-up',
      'coupon-first-order',
      'coupon-used',
      'coupon-own-code',
      'queue-totals-changed',
      'totals-changed',
      'cart-closed',
    ]),
  ),
  costs: z.optional(z.object({ grand_total: z.number() })),
  limit: z.optional(z.object({ name: z.optional(z.string()), max: z.optional(z.number()) })),
});
export type GivingUp = z.infer<typeof givingUp>;

/** After its user signed out, an order at a payment page is stored without the address. */
const keptAddress = z.extend(orderAddress, { street: z.array(z.string()), countryId: z.string() });
const keptOrder = z.extend(order, {
  cart_id: z.string(),
  addressInformation: z.extend(order.shape.addressInformation, {
    shippingAddress: keptAddress,
    billingAddress: keptAddress,
  }),
});

/** A queued order, written before it is sent so that a kill cannot lose it. */
export const queueEntry = z.object({
  /** Without password. `cart_id` is empty without a server cart; the hash is absent until sent. */
  order: keptOrder,
  transmited: z.boolean(),
  state: z.enum(['waiting', 'sent', 'canceled']),
  /** Includes the current attempt: above 0 the shop may have the order. */
  attempts: z.number(),
  message: z.optional(z.string()),
  result: z.optional(orderResult),
  lines: z.array(cartItem),
  released: z.boolean(),
  holds: z.optional(z.array(cartItem)),
  giving_up: z.optional(givingUp),
  returning: z.optional(z.array(cartItem)),
  queued_at: z.number(),
  account_wished: z.optional(z.boolean()),
  coupon: z.optional(z.string()),
  shown: z.optional(
    z.object({
      row_totals: z.array(z.number()),
      totals: z.array(totalSegment),
      shipping_method: z.optional(z.string()),
      payment_method: z.optional(z.string()),
    }),
  ),
});
export type QueueEntry = z.infer<typeof queueEntry>;

const summary = z.object({
  ordered_at: z.string(),
  store_code: z.optional(z.string()),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      qty: z.number(),
      options: z.array(z.object({ label: z.string(), value: z.string() })),
      row_total: z.number(),
      thumbnail: z.optional(z.string()),
    }),
  ),
  totals: z.array(totalSegment),
  shipping_address: z.optional(orderAddress),
  billing_address: z.optional(orderAddress),
  shipping_method: z.optional(z.string()),
  arrival: z.optional(arrival),
  after_payment: z.optional(workingDays),
  payment_method: z.optional(z.string()),
  is_cash: z.optional(z.boolean()),
  bank_account: z.optional(bankAccount),
  pay_by: z.optional(z.string()),
});

export const confirmation = z.object({
  order_id: z.string(),
  number: z.string(),
  state: z.enum(['placed', 'paid', 'queued', 'canceled', 'refunded', 'waiting', 'declined']),
  email: z.string(),
  paylink: z.optional(z.string()),
  in_cart: z.optional(z.boolean()),
  mail_left_out: z.optional(z.boolean()),
  pickup_store: z.optional(pickupStore),
  is_virtual: z.optional(z.boolean()),
  booked: z.optional(z.enum(['all', 'some'])),
  account_wished: z.optional(z.boolean()),
  summary: z.catch(z.optional(summary), undefined),
});
