import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { arrival, workingDays } from './arrival';
import { bankAccount } from './bank-account';
import { cartTotals, orderAddress } from './cart';
import { cartClosed, couponLimitReached } from './cart-refusals';
import { orderDownload } from './order-download';
import { orderGiftCard } from './order-gift-card';
import { endpoint, refusal } from './endpoint';
import { giftMessage } from './gift-message';
import { orderRefund } from './order-refunds';
import { orderRights, startedReturn } from './order-rights';
import { PAYMENT_STATES } from './payment-states';
import { pickupStore } from './geography';
import { newPassword } from './password-schema';
import { productOption } from './product';
import { amount, cartToken, quantity, sku, storeCode } from './scalars';
import { MOST_LINES } from '../kernel/quantity';

const text = (max: number) => z.string().check(z.maxLength(max));

/** One ordered line. The price is what the shopper saw; the server orders at its own price or not at all. */
export const orderProduct = z.looseObject({
  sku,
  parentSku: z.optional(sku),
  qty: quantity,
  price_incl_tax: amount,
  name: z.optional(text(300)),
  product_option: z.optional(productOption),
});
/** A line of an order as it is sent (S §7). */
export type OrderProduct = Known<z.infer<typeof orderProduct>>;

/** A segment of the totals, as the shopper was shown it. */
export const orderTotal = z.object({ code: text(64), value: amount });

/** An order on its way to the shop (S §3, Order). */
export const order = z.looseObject({
  /** Made once, when the shopper first presses the button: one intent, one id, a UUID best. The number of an order is refused. */
  order_id: z.string().check(z.minLength(8), z.maxLength(64)),
  /** sha3-224 of the order's canonical JSON without hash, transmited, transmited_at, created_at, updated_at (S §4, place order). */
  hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{56}$/))),
  cart_id: cartToken,
  store_code: storeCode,
  user_id: z.optional(text(64)),
  uid: z.optional(text(64)),
  products: z.array(orderProduct).check(z.minLength(1), z.maxLength(MOST_LINES)),
  /** The totals that the shopper was shown: code and value of each segment. The server refuses others (see totals_changed). */
  totals: z.array(orderTotal).check(z.maxLength(30)),
  addressInformation: z.looseObject({
    shippingAddress: orderAddress,
    billingAddress: orderAddress,
    shipping_method_code: text(64),
    shipping_carrier_code: text(64),
    /** The shop, by its id in /api/cart/stores, in which an order that is picked up waits; only with that way to ship. */
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
  /**
   * Orders, by their order_id, whose place this one takes: the shopper left their payment page and orders otherwise. With this order the
   * shop gives them up, in one step; once one of them is paid this one is refused (see already_paid). Those of somebody else, who is
   * neither signed in nor has the cart that they were made of (`replaced_carts`), are left as they are.
   */
  replaces: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50))),
  /** Tokens of the carts that those orders were made of: a guest shows by them that the orders are theirs. */
  replaced_carts: z.optional(z.array(cartToken).check(z.maxLength(50))),
  /** Present where the order is a gift: words for who gets it, which may be none. */
  gift_message: z.optional(giftMessage),
  /** The promo code claim of the shopper, where there is one. */
  promo_code: z.optional(text(64)),
  created_at: z.optional(text(40)),
  updated_at: z.optional(text(40)),
  transmited: z.optional(z.boolean()),
  transmited_at: z.optional(text(40)),
});
/** An order as it is sent to the back end: lines, addresses, ways to ship and to pay (S §7). */
export type Order = Known<z.infer<typeof order>>;

/** The shop's answer to an order (S §3, Order result). */
export const orderResult = z.looseObject({
  id: z.union([z.string(), z.number()]),
  number: z.string(),
  order: z.optional(
    z.looseObject({ paylink: z.optional(z.nullable(z.string())), payscript: z.optional(z.nullable(z.string())) }),
  ),
  redirect_to_pay: z.optional(z.boolean()),
  clear_basket: z.optional(z.boolean()),
  paid: z.optional(z.boolean()),
  /** No confirmation was mailed: the mailbox has had its mails of the day, and the buyer has not shown that it is theirs. */
  mail_left_out: z.optional(z.boolean()),
  currency: z.string(),
  price: amount,
  /** Where it waits to be picked up, as the shop was when it was ordered. */
  pickup_store: z.optional(pickupStore),
  /** The ways to ship and to pay, as they were called when it was ordered. */
  shipping_method: z.optional(z.string()),
  payment_method: z.optional(z.string()),
  /** The days that were promised when it was ordered; none of one that is sent only once it is paid. */
  arrival: z.optional(arrival),
  /** Working days from its payment until it arrives, of one that is sent only once it is paid and has no payment page. */
  after_payment: z.optional(workingDays),
  /** Where to pay to, of an order that is paid by bank transfer; the number is the reference, the price the amount. */
  bank_account: z.optional(bankAccount),
  /** Moment (ISO 8601) until which a bank transfer is awaited: the order is cancelled then; left out where it waits without end. */
  pay_by: z.optional(z.string()),
});
/** What the back end answers to an order: its number, or that there was one already (S §7). */
export type OrderResult = Known<z.infer<typeof orderResult>>;

/** An order as the shop keeps it, for its customer. */
export const placedOrder = z.looseObject({
  ...orderResult.shape,
  order_id: z.string(),
  /** A letter of A §2.10; whether it is paid or cancelled is said apart. */
  order_status: z.string(),
  canceled: z.optional(z.boolean()),
  /** What the payment page came to, for an order that is paid on one; refunded: money came after it was cancelled, and goes back. */
  payment: z.optional(z.enum(['waiting', 'declined', 'paid', 'canceled', 'refunded'])),
  created_at: z.string(),
  products: z.array(
    z.looseObject({
      sku: z.string(),
      parentSku: z.optional(z.string()),
      name: z.string(),
      /** Units that were ordered. */
      count: z.number(),
      price: amount,
      row_total: amount,
      image: z.optional(z.string()),
      slug: z.optional(z.string()),
      options: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
      /** The same choices for a machine: with them the line can be ordered again as it was. */
      product_option: z.optional(productOption),
      type: z.optional(z.string()),
      is_set: z.optional(z.boolean()),
      brand: z.optional(z.object({ id: z.string(), name: z.string() })),
      collection: z.optional(z.object({ name: z.string(), hide_brand: z.boolean() })),
      /** In words of the store that it was ordered in. */
      color: z.optional(z.string()),
      size: z.optional(z.string()),
      /** Of one unit before any special price. */
      price_base: z.optional(amount),
      currency: z.optional(z.string()),
      /** Sent back; such lines are shown faded (A §2.9). */
      returned: z.optional(z.boolean()),
      /** How many of it were sent back, where not all were. */
      returned_count: z.optional(z.number()),
    }),
  ),
  totals: z.array(z.looseObject({ code: z.string(), title: z.optional(z.string()), value: amount })),
  /** Words for who gets it as a gift; left out where it is none. */
  gift_message: z.optional(z.string()),
  /** Files that were bought with it; left out where there are none. */
  downloads: z.optional(z.array(orderDownload)),
  /** Gift cards that were bought with it; left out where there are none. */
  gift_cards: z.optional(z.array(orderGiftCard)),
});
/** An order that the back end has taken (S §7). */
export type PlacedOrder = Known<z.infer<typeof placedOrder>>;

/** A moment as ISO 8601 text, or null while it lies ahead. */
const moment = z.nullable(z.string());

/** An order as its owner sees it in the account (A §3, Order; A §2.9). */
export const customerOrder = z.looseObject({
  ...placedOrder.shape,
  /** The number by the name that order histories know it by. */
  increment_id: z.string(),
  /** Overrides the step that order_status stands for, where the shop has set one (A §2.10). */
  stage: z.nullable(z.number()),
  canceled: z.boolean(),
  /** Shown to bloggers and admins alone. */
  cancel_reason: z.optional(z.nullable(z.string())),
  paid: z.boolean(),
  /** Before discounts. */
  price_base: amount,
  delivery_cost: amount,
  taxes: amount,
  /** Paid with bonuses. */
  bonus: amount,
  /** Bonuses that the order earns. */
  cashback: amount,
  /** A free order, for a blogger to show. */
  promo: z.boolean(),
  payment_system: z.string(),
  payment_link: z.nullable(z.string()),
  delivery: z.looseObject({
    /** Carrier or, before staff has named one, code of the way to ship; empty where nothing of it is delivered. */
    title: z.string(),
    /** Carrier as staff has named it. */
    carrier: z.nullable(z.string()),
    link: z.nullable(z.string()),
    number: z.nullable(z.string()),
    delivered_at: moment,
    /** Whole days from today; null once it has arrived, is cancelled or should have been there by now, and where nobody can say. */
    days_to_delivery: z.nullable(z.number()),
    /** The days that were promised, as long as `days_to_delivery` says something and nobody has named another day. */
    arrival: z.optional(z.nullable(arrival)),
    /** Working days from its payment until it arrives, where they were promised in place of days. */
    after_payment: z.optional(z.nullable(workingDays)),
  }),
  customer: z.looseObject({
    name: z.string(),
    phone_formatted: z.nullable(z.string()),
    email: z.string(),
    shipping_address: z.object({
      /** Who receives it. */
      name: z.optional(z.string()),
      address: z.string(),
      city: z.string(),
      zip: z.string(),
      country: z.string(),
      region: z.optional(z.string()),
    }),
    billing_address: z.object({
      /** Who is billed. */
      name: z.optional(z.string()),
      address: z.optional(z.string()),
      zip: z.string(),
      city: z.string(),
      country: z.string(),
      region: z.optional(z.string()),
    }),
  }),
  /** What the blogger earns by it; shown to bloggers and admins alone. */
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
  /** Links to the files, which count for half a day and need no token. */
  invoice: z.nullable(z.string()),
  receipt: z.nullable(z.string()),
  payment_state: z.enum(PAYMENT_STATES),
  /** Sum of the refunds. */
  refunded: amount,
  /** The oldest first. */
  refunds: z.array(orderRefund),
  may: orderRights,
  /** Returns that were started; empty for who has not shown that the order is theirs. */
  returns: z.array(startedReturn),
  /** Pages on which staff works on it; for staff alone, also while it acts for the customer. */
  office: z.optional(
    z.object({
      /** Page of this shop, for who may read orders. */
      path: z.nullable(z.string()),
      /** Page of the merchant's own back office, where the setting office_order_link names one. */
      link: z.nullable(z.string()),
    }),
  ),
});
/** An order as its customer sees it, with its state, parcels and what may be done with it (A §3). */
export type CustomerOrder = Known<z.infer<typeof customerOrder>>;

/** It costs something else than the shopper was shown; with what it costs now. */
export const totalsChanged = refusal('totals_changed', 400, { data: z.object({ totals: cartTotals }) });
/** Orders that this one was to replace, by their order_id, are paid; nothing was ordered or given up. */
export const alreadyPaid = refusal('already_paid', 400, { data: z.object({ order_ids: z.array(z.string()) }) });
/**
 * Somebody who has never paid would hold more of something than the shop lets be held without a payment: what, and how many units in all;
 * nothing was ordered.
 */
export const payLaterLimit = refusal('pay_later_limit', 400, {
  data: z.object({ sku: z.string(), name: z.string(), most: z.number() }),
});
/** Something ordered is out of stock, and nothing was taken (S §8, whose words they are). */
export const outOfStock = refusal('out_of_stock', 500, { words: 'Error: Error while adding products' });

/**
 * Placing an order. Answers 200 where the order exists, also when the same hash comes again: the same answer, nothing is taken twice.
 * Answers 400 'Internal validation error; Order entity is not compliant with the schema' with meta.errors naming the fields. A cart whose
 * order waits for its payment page is open still: ordering it again gives that order up, and its stock back.
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
/** `id` is the order_id that the client made, which nobody else can guess; or, for its owner, the shop's id or number. */
export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/api/order/{id}',
  query: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)), token: z.optional(z.string()) }),
  body: z.undefined(),
  result: placedOrder,
  summary: 'An order, and whether it is paid.',
  chapter: 'S §7 Orders',
});
