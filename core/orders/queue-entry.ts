import * as z from 'zod/mini';
import { cartItem } from '../cart/cart';
import { arrival, workingDays } from '../contract/arrival';
import { bankAccount } from '../contract/bank-account';
import { orderAddress, totalSegment } from '../contract/cart';
import { pickupStore } from '../contract/geography';
import { order, orderResult } from '../contract/orders';

/** Why an order is given up, as the shop's answer said; nothing where the shopper called it off. */
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
      'queue-totals-changed',
      'totals-changed',
      'cart-closed',
    ]),
  ),
  costs: z.optional(z.object({ grand_total: z.number() })),
  limit: z.optional(z.object({ name: z.optional(z.string()), most: z.optional(z.number()) })),
});
export type GivingUp = z.infer<typeof givingUp>;

/** An order as the queue keeps it. Written before the order is sent, so that no kill can lose it. */
export const queueEntry = z.object({
  /** Without a password. The cart id is empty while there is no server cart, the hash left out until it is sent. */
  order: z.extend(order, { cart_id: z.string() }),
  transmited: z.boolean(),
  state: z.enum(['waiting', 'sent', 'canceled']),
  /** How often it was sent, the time that is under way included: above 0 the shop may have it. */
  attempts: z.number(),
  message: z.optional(z.string()),
  result: z.optional(orderResult),
  /** The lines of the cart that were ordered. */
  lines: z.array(cartItem),
  /** Whether they have left the cart. */
  released: z.boolean(),
  /** Those of them that may be in the cart still, where the shopper has taken some out before others came back. */
  holds: z.optional(z.array(cartItem)),
  /** It is not to be sent any more; what was sent of it may be on its way still, and the shop has not said yet whether it came. */
  giving_up: z.optional(givingUp),
  /** Of an order that was cancelled: lines that are on their way back to the cart, written down before they are there. */
  returning: z.optional(z.array(cartItem)),
  queued_at: z.number(),
  /** It was sent with the password of an account that was wished for. */
  account_wished: z.optional(z.boolean()),
  /** The code of the coupon that was on the cart. */
  coupon: z.optional(z.string()),
  /** What the shopper was shown of it that the order does not say: the sum of each line, and the names of sums and methods. */
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

/** True where the shop refused the order when it was placed, and its lines are still in the cart. Pure. */
export function isRefused({ state, attempts, released, order: { hash } }: QueueEntry): boolean {
  return state === 'waiting' && attempts > 0 && !released && hash === undefined;
}

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

/** The last confirmation as the device keeps it. One of another shape says less of the order, and still how it stands. */
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
