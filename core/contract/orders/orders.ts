import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { arrival, workingDays } from '../selling/arrival';
import { bankAccount } from '../content/bank-account';
import { cartTotals, orderAddress } from '../selling/cart';
import { cartClosed, couponLimitReached } from '../selling/cart-refusals';
import { orderDownload } from './order-download';
import { orderGiftCard } from './order-gift-card';
import { endpoint, refusal } from '../foundation/endpoint';
import { giftMessage } from '../selling/gift-message';
import { orderInvoice } from './order-invoice';
import { orderParcel } from './order-parcel';
import { orderRefund } from './order-refunds';
import { orderRights, startedReturn } from './order-rights';
import { PAYMENT_STATES } from './payment-states';
import { pickupStore } from '../catalogue/geography';
import { newPassword } from '../foundation/password-schema';
import { vatCheck } from '../selling/vat-number';
import { productOption } from '../catalogue/product';
import { amount, cartToken, quantity, sku, storeCode } from '../foundation/scalars';
import { MAX_LINES } from '../../kernel/quantity';

const text = (max: number) => z.string().check(z.maxLength(max));

/** Prices are what the shopper saw; the server rejects others. */
export const orderProduct = z.looseObject({
  sku,
  parentSku: z.optional(sku),
  qty: quantity,
  price_incl_tax: amount,
  name: z.optional(text(300)),
  product_option: z.optional(productOption),
});
/** Line of an order request. */
export type OrderProduct = Known<z.infer<typeof orderProduct>>;

export const orderTotal = z.object({ code: text(64), value: amount });

export const order = z.looseObject({
  /** Idempotency key, chosen on the first submit; preferably a UUID. */
  order_id: z.string().check(z.minLength(8), z.maxLength(64)),
  /** sha3-224 of the canonical JSON without hash, transmited, transmited_at, created_at, updated_at. */
  hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{56}$/))),
  cart_id: cartToken,
  store_code: storeCode,
  user_id: z.optional(text(64)),
  uid: z.optional(text(64)),
  products: z.array(orderProduct).check(z.minLength(1), z.maxLength(MAX_LINES)),
  /** Displayed totals; the server rejects deviations with totals_changed. */
  totals: z.array(orderTotal).check(z.maxLength(30)),
  addressInformation: z.looseObject({
    shippingAddress: orderAddress,
    billingAddress: orderAddress,
    shipping_method_code: text(64),
    shipping_carrier_code: text(64),
    /** Id from /api/cart/stores; pickup only. */
    pickup_store_id: z.optional(z.number().check(z.int(), z.gte(1))),
    payment_method_code: text(64),
    payment_method_additional: z.optional(z.record(z.string(), z.unknown())),
  }),
  personalDetails: z.object({
    firstName: text(100),
    lastName: text(100),
    emailAddress: text(254),
    createAccount: z.optional(z.boolean()),
    password: z.optional(newPassword),
  }),
  /** Unpaid orders this one replaces atomically; refused if one was paid meanwhile. Orders of others are ignored. */
  replaces: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50))),
  /** Prove that replaced guest orders are the caller's. */
  replaced_carts: z.optional(z.array(cartToken).check(z.maxLength(50))),
  gift_message: z.optional(giftMessage),
  promo_code: z.optional(text(64)),
  created_at: z.optional(text(40)),
  updated_at: z.optional(text(40)),
  transmited: z.optional(z.boolean()),
  transmited_at: z.optional(text(40)),
});
/** Order request sent to the back end. */
export type Order = Known<z.infer<typeof order>>;

export const orderResult = z.looseObject({
  id: z.union([z.string(), z.number()]),
  number: z.string(),
  order: z.optional(
    z.looseObject({ paylink: z.optional(z.nullable(z.string())), payscript: z.optional(z.nullable(z.string())) }),
  ),
  redirect_to_pay: z.optional(z.boolean()),
  clear_basket: z.optional(z.boolean()),
  paid: z.optional(z.boolean()),
  /** The mailbox reached its daily mail limit. */
  mail_left_out: z.optional(z.boolean()),
  currency: z.string(),
  price: amount,
  pickup_store: z.optional(pickupStore),
  shipping_method: z.optional(z.string()),
  payment_method: z.optional(z.string()),
  /** Promised days; absent if shipped only after payment. */
  arrival: z.optional(arrival),
  /** Working days from payment to delivery. */
  after_payment: z.optional(workingDays),
  /** Bank transfer only; the reference is the order number. */
  bank_account: z.optional(bankAccount),
  /** ISO 8601; the order is cancelled afterwards. Absent for no limit. */
  pay_by: z.optional(z.string()),
});
/** Answer to an order request. */
export type OrderResult = Known<z.infer<typeof orderResult>>;

export const placedOrder = z.looseObject({
  ...orderResult.shape,
  order_id: z.string(),
  /** Payment and cancellation are separate members. */
  order_status: z.string(),
  canceled: z.optional(z.boolean()),
  /** refunded: money arrived after cancellation. */
  payment: z.optional(z.enum(['waiting', 'declined', 'paid', 'canceled', 'refunded'])),
  created_at: z.string(),
  products: z.array(
    z.looseObject({
      sku: z.string(),
      parentSku: z.optional(z.string()),
      name: z.string(),
      count: z.number(),
      price: amount,
      row_total: amount,
      image: z.optional(z.string()),
      slug: z.optional(z.string()),
      options: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
      product_option: z.optional(productOption),
      type: z.optional(z.string()),
      is_set: z.optional(z.boolean()),
      brand: z.optional(z.object({ id: z.string(), name: z.string() })),
      collection: z.optional(z.object({ name: z.string(), hide_brand: z.boolean() })),
      color: z.optional(z.string()),
      size: z.optional(z.string()),
      /** Per unit, without special price. */
      price_base: z.optional(amount),
      currency: z.optional(z.string()),
      returned: z.optional(z.boolean()),
      returned_count: z.optional(z.number()),
      /** Units that were cancelled before they were sent. */
      canceled_count: z.optional(z.number()),
    }),
  ),
  totals: z.array(z.looseObject({ code: z.string(), title: z.optional(z.string()), value: amount })),
  gift_message: z.optional(z.string()),
  downloads: z.optional(z.array(orderDownload)),
  gift_cards: z.optional(z.array(orderGiftCard)),
});
/** Order as stored by the back end. */
export type PlacedOrder = Known<z.infer<typeof placedOrder>>;

const moment = z.nullable(z.string());

export const customerOrder = z.looseObject({
  ...placedOrder.shape,
  increment_id: z.string(),
  /** Overrides the step of `order_status`. */
  stage: z.nullable(z.number()),
  canceled: z.boolean(),
  /** Bloggers and admins only. */
  cancel_reason: z.optional(z.nullable(z.string())),
  paid: z.boolean(),
  price_base: amount,
  delivery_cost: amount,
  taxes: amount,
  bonus: amount,
  cashback: amount,
  promo: z.boolean(),
  /** Check of the VAT number of a business, when the order was placed or when staff repeated it. */
  vat: z.optional(vatCheck),
  /** The buyer owes the tax (reverse charge). */
  tax_exempt: z.optional(z.literal(true)),
  payment_system: z.string(),
  payment_link: z.nullable(z.string()),
  delivery: z.looseObject({
    title: z.string(),
    carrier: z.nullable(z.string()),
    link: z.nullable(z.string()),
    number: z.nullable(z.string()),
    delivered_at: moment,
    /** Null if delivered, cancelled, overdue or unknown. */
    days_to_delivery: z.nullable(z.number()),
    arrival: z.optional(z.nullable(arrival)),
    after_payment: z.optional(z.nullable(workingDays)),
  }),
  customer: z.looseObject({
    name: z.string(),
    phone_formatted: z.nullable(z.string()),
    email: z.string(),
    shipping_address: z.object({
      name: z.optional(z.string()),
      address: z.string(),
      city: z.string(),
      zip: z.string(),
      country: z.string(),
      region: z.optional(z.string()),
    }),
    billing_address: z.object({
      name: z.optional(z.string()),
      address: z.optional(z.string()),
      zip: z.string(),
      city: z.string(),
      country: z.string(),
      region: z.optional(z.string()),
    }),
  }),
  /** Bloggers and admins only. */
  royalty: z.optional(
    z.nullable(
      z.object({
        sum: amount,
        bonus: amount,
        currency: z.string(),
        sent: z.boolean(),
        file: z.nullable(z.string()),
      }),
    ),
  ),
  /** Signed links, valid for half a day. */
  /** File that staff attached. */
  invoice: z.nullable(z.string()),
  /** Numbered documents, oldest first; empty without proof of ownership. */
  invoices: z.optional(z.array(orderInvoice)),
  receipt: z.nullable(z.string()),
  payment_state: z.enum(PAYMENT_STATES),
  refunded: amount,
  /** Oldest first. */
  refunds: z.array(orderRefund),
  may: orderRights,
  /** Part shipments, oldest first; absent for an order that is sent whole. */
  parcels: z.optional(z.array(orderParcel)),
  /** Some goods are not in a parcel yet. */
  partly_sent: z.optional(z.boolean()),
  /** Empty without proof of ownership. */
  returns: z.array(startedReturn),
  /** Staff only, even while impersonating. */
  office: z.optional(
    z.object({
      path: z.nullable(z.string()),
      link: z.nullable(z.string()),
    }),
  ),
});
/** Order as its customer sees it, with state and permitted actions. */
export type CustomerOrder = Known<z.infer<typeof customerOrder>>;

/** Returns the current totals. */
export const totalsChanged = refusal('totals_changed', 400, { data: z.object({ totals: cartTotals }) });
/** Nothing was ordered or replaced. */
export const alreadyPaid = refusal('already_paid', 400, { data: z.object({ order_ids: z.array(z.string()) }) });
/** Customers without any payment may reserve only limited units; nothing was ordered. */
export const payLaterLimit = refusal('pay_later_limit', 400, {
  data: z.object({ sku: z.string(), name: z.string(), max: z.number() }),
});
export const outOfStock = refusal('out_of_stock', 500, { words: 'Error: Error while adding products' });

/**
 * Idempotent per hash. 400 lists invalid fields in meta.errors. Ordering a cart again cancels its unpaid order and
 * restores the stock.
 */
export const placeOrder = endpoint({
  name: 'placeOrder',
  method: 'POST',
  path: '/api/order',
  access: 'cart',
  bodyKind: 'json',
  query: z.object({ token: z.optional(z.string()), cartId: z.optional(cartToken) }),
  body: order,
  result: orderResult,
  refusals: [totalsChanged, alreadyPaid, outOfStock, payLaterLimit, cartClosed, couponLimitReached],
  summary: 'Places an order; idempotent on its hash.',
  chapter: 'S §7 Orders',
});
/** `id` is the secret order_id, or the number for the owner. */
export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/api/order/{id}',
  query: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)), token: z.optional(z.string()) }),
  body: z.undefined(),
  result: placedOrder,
  summary: 'Returns an order and whether it is paid.',
  chapter: 'S §7 Orders',
});
