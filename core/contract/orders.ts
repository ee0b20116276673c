import * as z from 'zod/mini';
import { orderAddress } from './cart';
import { endpoint } from './endpoint';
import { productOption } from './product';
import { amount, cartToken, quantity, sku, storeCode } from './scalars';

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
export type OrderProduct = z.infer<typeof orderProduct>;

/** An order on its way to the shop (S §3, Order). */
export const order = z.looseObject({
  /** Made once, when the shopper first presses the button: one intent, one id. */
  order_id: z.string().check(z.minLength(8), z.maxLength(64)),
  /** sha3-224 of the order's canonical JSON without hash, transmited, transmited_at, created_at, updated_at (S §4, place order). */
  hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{56}$/))),
  cart_id: cartToken,
  store_code: storeCode,
  user_id: z.optional(text(64)),
  uid: z.optional(text(64)),
  products: z.array(orderProduct).check(z.minLength(1), z.maxLength(500)),
  /** The totals that the shopper was shown: code and value of each segment. The server refuses others (see totals_changed). */
  totals: z.array(z.object({ code: text(64), value: amount })).check(z.maxLength(30)),
  addressInformation: z.looseObject({
    shippingAddress: orderAddress,
    billingAddress: orderAddress,
    shipping_method_code: text(64),
    shipping_carrier_code: text(64),
    payment_method_code: text(64),
    payment_method_additional: z.optional(z.record(z.string(), z.unknown())),
  }),
  personalDetails: z.object({
    firstName: text(100),
    lastName: text(100),
    emailAddress: text(254),
    createAccount: z.optional(z.boolean()),
    password: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
  }),
  /** The promo code claim of the shopper, where there is one. */
  promo_code: z.optional(text(64)),
  created_at: z.optional(text(40)),
  updated_at: z.optional(text(40)),
  transmited: z.optional(z.boolean()),
  transmited_at: z.optional(text(40)),
});
export type Order = z.infer<typeof order>;

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
  currency: z.string(),
  price: amount,
});
export type OrderResult = z.infer<typeof orderResult>;

/** An order as the shop keeps it, for whoever placed it. */
export const placedOrder = z.looseObject({
  ...orderResult.shape,
  order_id: z.string(),
  /** new, paid, canceled */
  order_status: z.string(),
  canceled: z.optional(z.boolean()),
  created_at: z.string(),
  products: z.array(
    z.looseObject({
      sku: z.string(),
      parentSku: z.optional(z.string()),
      name: z.string(),
      qty: z.number(),
      price: amount,
      row_total: amount,
      image: z.optional(z.string()),
      slug: z.optional(z.string()),
      options: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
    }),
  ),
  totals: z.array(z.looseObject({ code: z.string(), title: z.optional(z.string()), value: amount })),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/**
 * Placing an order. Answers:
 * 200 the order exists (also when the same hash comes again: the same answer, nothing is taken twice);
 * 400 'Internal validation error; Order entity is not compliant with the schema' with meta.errors naming the fields, or
 *     meta.error 'totals_changed' (what the shopper saw is not what it costs now) or 'cart_closed' (the cart was already ordered or closed);
 * 500 with 'Error: Error while adding products' when something ordered is out of stock (nothing was taken).
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
  summary: 'Places an order; idempotent on its hash.',
  chapter: 'S §7 Orders',
});
/** `id` is the order_id that the client made, which nobody else can guess, or the shop's id for its owner. */
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
