import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { arrival, workingDays } from './arrival';
import { CART_REFUSALS, cartNotFound } from './cart-refusals';
import { endpoint } from './endpoint';
import { productOption, saleQuantities } from './product';
import { amount, cartRevision, cartToken, optionalAmount, sentQuantity, sku } from './scalars';

const itemId = z.union([z.string(), z.number()]);

/** A line of the server's cart (answers of pull, update, totals). Prices are the server's, per unit, as paid. */
export const serverCartItem = z.looseObject({
  item_id: itemId,
  sku: z.string(),
  parentSku: z.optional(z.string()),
  qty: z.number(),
  name: z.string(),
  price: amount,
  price_incl_tax: z.optional(amount),
  old_price: optionalAmount,
  row_total: z.optional(amount),
  row_total_incl_tax: z.optional(amount),
  product_type: z.string(),
  /** So that a client can show the tax while it is offline. */
  tax_class_id: z.optional(z.nullable(z.number())),
  /** It is money: no coupon reduces it. */
  gift_card: z.optional(z.boolean()),
  quote_id: z.string(),
  product_option: z.optional(productOption),
  thumbnail: z.optional(z.string()),
  slug: z.optional(z.string()),
  /** What was chosen, in words: [{label: 'Colour', value: 'Black'}]. */
  options: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  is_in_stock: z.optional(z.boolean()),
  /** How many could be ordered now; left out where stock is not managed. */
  stock_qty: z.optional(z.number()),
  ...saleQuantities,
});
export type ServerCartItem = z.infer<typeof serverCartItem>;

/** A line of a shared cart: nothing in it names the cart that it is of. */
export const sharedCartItem = z.omit(serverCartItem, { item_id: true, quote_id: true });
export type SharedCartItem = z.infer<typeof sharedCartItem>;

/** What a link to a shared cart ends with. It gives no right to change that cart. */
const shareCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** A cart line as a client sends it. The server takes sku, quantity and choices from it, never a price. */
export const clientCartItem = z.looseObject({
  sku: sku,
  parentSku: z.optional(sku),
  qty: z.optional(sentQuantity),
  item_id: z.optional(itemId),
  quoteId: z.optional(z.string()),
  product_option: z.optional(productOption),
});
export type ClientCartItem = z.infer<typeof clientCartItem>;

export const totalSegment = z.looseObject({ code: z.string(), title: z.string(), value: amount });
/** One line of a cart's totals, as subtotal, shipping or tax (S §5), in major units of its currency; `value_included` is a tax that prices hold already. */
export type TotalSegment = Known<z.infer<typeof totalSegment>> & { readonly value_included?: unknown };

/**
 * What stands behind the discounts of a cart (S §5): with it a client comes to the same figures without asking, offline for instance.
 * Amounts are major units of the cart's currency.
 */
const totalsRules = z.object({
  coupon: z.optional(z.object({ type: z.enum(['percent', 'fixed', 'free_delivery']), value: amount.check(z.gte(0)) })),
  bonuses: z.optional(
    z.object({
      /** The customer's balance. */
      account: amount.check(z.gte(0)),
      is_vip: z.boolean(),
      /** Whether the customer wants to spend them on this cart. */
      spend: z.boolean(),
      /** From this amount on all of it may be paid with bonuses; null: never. */
      spend_unlimited_bonuses_from: z.optional(z.nullable(amount.check(z.gte(0)))),
      /** The share that may be otherwise, from 0 to 1. */
      spend_bonuses_proportion: z.number().check(z.gte(0), z.lte(1)),
    }),
  ),
  /** The gift cards that pay for it, in the order that they are spent in: id, masked code and what is left of each. */
  gift_cards: z.optional(z.array(z.object({ id: z.string(), code: z.string(), balance: amount.check(z.gte(0)) }))),
});

/** What the cart costs. All figures are major units of `quote_currency_code`; segments sum to the grand total. */
export const cartTotals = z.looseObject({
  quote_currency_code: z.string(),
  grand_total: amount,
  subtotal: amount,
  subtotal_incl_tax: z.optional(amount),
  discount_amount: amount,
  shipping_amount: amount,
  shipping_incl_tax: z.optional(amount),
  tax_amount: amount,
  coupon_code: z.optional(z.nullable(z.string())),
  items_qty: z.number(),
  items: z.array(
    z.looseObject({
      item_id: itemId,
      sku: z.optional(z.string()),
      qty: z.number(),
      name: z.string(),
      price: amount,
      price_incl_tax: z.optional(amount),
      row_total: amount,
      row_total_incl_tax: z.optional(amount),
      discount_amount: z.optional(amount),
      options: z.optional(z.unknown()),
    }),
  ),
  /** In this order: subtotal, shipping, discount, tax, grand_total (those that apply). Tax already inside prices has value_included. */
  total_segments: z.array(totalSegment),
  rules: z.optional(totalsRules),
});
/** What a cart costs: its segments, and the rules that made them (S §5). Amounts are in major units of the cart's currency. */
export type CartTotals = Known<z.infer<typeof cartTotals>>;

export const shippingMethod = z.looseObject({
  method_code: z.string(),
  carrier_code: z.string(),
  method_title: z.string(),
  carrier_title: z.optional(z.string()),
  amount: amount,
  price_incl_tax: z.optional(amount),
  default: z.optional(z.boolean()),
  offline: z.optional(z.boolean()),
  available: z.optional(z.boolean()),
  /** Net order value from which shipping is free (S §5). */
  limit: z.optional(amount),
  /** The same where it is one that shoppers are promised (core/delivery); left out where it never is free. */
  free_from: z.optional(amount),
  /** Working days from when the parcel leaves until it is there, at the most and at the least. */
  days_to_delivery: z.optional(z.number().check(z.int(), z.gte(0))),
  least_days_to_delivery: z.optional(z.number().check(z.int(), z.gte(0))),
  /** When an order of now would be there, or be ready to be picked up, and how many working days later; left out where nobody can say. */
  arrival: z.optional(arrival),
  working_days: z.optional(workingDays),
});
/** A way to ship that the back end offers for a cart (S §7). Amounts are in major units of the cart's currency. */
export type ShippingMethod = Known<z.infer<typeof shippingMethod>>;

export const paymentMethod = z.looseObject({
  code: z.string(),
  title: z.optional(z.string()),
  value: z.optional(itemId),
  id: z.optional(itemId),
  default: z.optional(z.boolean()),
  available: z.optional(z.boolean()),
  is_server_method: z.optional(z.boolean()),
  /** The shopper is sent to a payment page after the order was placed. */
  redirect: z.optional(z.boolean()),
  /** Names of the cards that the payment page takes, as far as its provider says so: 'Visa'. */
  cards: z.optional(z.array(z.string())),
  /** Wallets that the payment page offers on devices that have them, as far as its provider says so. */
  wallets: z.optional(z.array(z.enum(['apple-pay', 'google-pay']))),
  /** What a customer who pays so is given (S §5): a percentage of the subtotal from a minimum on, rounded up to a step; in major units. */
  discount: z.optional(
    z.object({
      percent: z.number().check(z.gte(0), z.lte(100)),
      minimum: amount.check(z.gte(0)),
      step: amount.check(z.gte(0)),
      /** Nothing is charged for shipping either. */
      free_delivery: z.optional(z.boolean()),
    }),
  ),
});
/** A way to pay that the back end offers for a cart (S §7). */
export type PaymentMethod = Known<z.infer<typeof paymentMethod>>;

const text = (max: number) => z.string().check(z.maxLength(max));

/** An address for an estimate: any part may still be missing. */
export const estimateAddress = z.looseObject({
  region: z.optional(z.nullable(text(100))),
  region_id: z.optional(z.nullable(z.union([z.number(), text(20)]))),
  region_code: z.optional(z.nullable(text(20))),
  country_id: z.optional(text(2)),
  street: z.optional(z.array(text(200)).check(z.maxLength(4))),
  postcode: z.optional(z.nullable(text(20))),
  city: z.optional(z.nullable(text(100))),
});
export type EstimateAddress = z.infer<typeof estimateAddress>;

/** A full address as orders carry it (S §3, shipping/payment info). */
export const orderAddress = z.looseObject({
  firstname: text(100),
  lastname: text(100),
  company: z.optional(text(100)),
  street: z.array(text(200)).check(z.minLength(1), z.maxLength(4)),
  city: text(100),
  postcode: text(20),
  countryId: z.string().check(z.regex(/^[A-Z]{2}$/)),
  region: z.optional(z.nullable(text(100))),
  region_id: z.optional(z.nullable(z.union([z.number(), text(20)]))),
  region_code: z.optional(z.nullable(text(20))),
  phone: z.optional(text(40)),
  email: z.optional(text(254)),
  taxId: z.optional(text(40)),
});
/** An address of an order, in the fields of the wire (S §7). */
export type OrderAddress = Known<z.infer<typeof orderAddress>>;

export const addressInformation = z.looseObject({
  shippingAddress: z.optional(z.partial(orderAddress)),
  billingAddress: z.optional(z.partial(orderAddress)),
  shippingMethodCode: z.optional(text(64)),
  shippingCarrierCode: z.optional(text(64)),
  paymentMethodCode: z.optional(text(64)),
});
export type AddressInformation = z.infer<typeof addressInformation>;

/** Whose call it is, and of which cart. */
export const owner = z.object({ token: z.optional(z.string()), cartId: cartToken });
const none = z.undefined();
const chapter = 'S §7 Cart';
const base = '/api/cart';

/** How often the cart was changed. */
export const revised = z.object({ revision: z.number() });
/** And what it costs now, so that nobody has to ask. */
export const priced = z.extend(revised, { totals: cartTotals });
export const shareCart = endpoint({
  name: 'shareCart',
  method: 'POST',
  path: `${base}/share`,
  access: 'cart',
  query: owner,
  body: none,
  result: z.object({ code: shareCode }),
  refusals: CART_REFUSALS,
  summary:
    'Makes a code by which anybody may see the lines that the cart has now, and nothing else of it; the same again while they are the same.',
  chapter,
});
export const getCart = endpoint({
  name: 'getCart',
  method: 'GET',
  path: `${base}/get`,
  query: z.object({ token: z.optional(z.string()), code: shareCode }),
  body: none,
  result: z.object({
    items: z.array(sharedCartItem),
    /** How many lines were shared that the shop no longer sells. */
    lost: z._default(z.number().check(z.int(), z.gte(0)), 0),
  }),
  refusals: [cartNotFound],
  summary: 'The lines behind a link /cart/{code}, with the prices and the stock of now.',
  chapter,
});
export const pullCart = endpoint({
  name: 'pullCart',
  method: 'GET',
  path: `${base}/pull`,
  access: 'cart',
  query: owner,
  body: none,
  result: z.array(serverCartItem),
  meta: revised,
  refusals: CART_REFUSALS,
  summary: 'All lines of the cart.',
  chapter,
});
export const updateCart = endpoint({
  name: 'updateCart',
  method: 'POST',
  path: `${base}/update`,
  access: 'cart',
  bodyKind: 'json',
  query: owner,
  body: z.object({ cartItem: clientCartItem, revision: cartRevision }),
  result: serverCartItem,
  meta: priced,
  refusals: CART_REFUSALS,
  summary:
    'Adds a line, or sets the quantity of the line item_id. Setting is idempotent; a line without item_id that equals one in the cart sets that one.',
  chapter,
});
export const deleteFromCart = endpoint({
  name: 'deleteFromCart',
  method: 'POST',
  path: `${base}/delete`,
  access: 'cart',
  bodyKind: 'json',
  query: owner,
  body: z.object({ cartItem: clientCartItem, revision: cartRevision }),
  result: z.boolean(),
  meta: priced,
  refusals: CART_REFUSALS,
  summary: 'Removes a line. Removing what is not there succeeds.',
  chapter,
});
export const cartTotalsOf = endpoint({
  name: 'cartTotals',
  method: 'GET',
  path: `${base}/totals`,
  access: 'cart',
  query: owner,
  body: none,
  result: cartTotals,
  refusals: CART_REFUSALS,
  summary: 'What the cart costs.',
  chapter,
});
export const collectTotals = endpoint({
  name: 'collectTotals',
  method: 'POST',
  path: `${base}/collect-totals`,
  access: 'cart',
  bodyKind: 'json',
  query: owner,
  body: z.object({
    methods: z.looseObject({
      shippingMethodCode: z.optional(text(64)),
      shippingCarrierCode: z.optional(text(64)),
      paymentMethod: z.optional(z.looseObject({ method: text(64) })),
    }),
  }),
  result: cartTotals,
  refusals: CART_REFUSALS,
  summary: 'What the cart costs with the given methods.',
  chapter,
});
export const paymentMethods = endpoint({
  name: 'paymentMethods',
  method: 'GET',
  path: `${base}/payment-methods`,
  access: 'cart',
  query: owner,
  body: none,
  result: z.array(paymentMethod),
  refusals: CART_REFUSALS,
  summary: 'Ways to pay for this cart.',
  chapter,
});
export const shippingMethods = endpoint({
  name: 'shippingMethods',
  method: 'POST',
  path: `${base}/shipping-methods`,
  access: 'cart',
  bodyKind: 'json',
  query: owner,
  body: z.object({ address: estimateAddress, revision: cartRevision }),
  result: z.array(shippingMethod),
  meta: revised,
  refusals: CART_REFUSALS,
  summary: 'Ways to ship this cart to an address, which is kept for its taxes.',
  chapter,
});
export const allShippingMethods = endpoint({
  name: 'allShippingMethods',
  method: 'GET',
  path: `${base}/shipping-methods`,
  query: z.object({
    token: z.optional(z.string()),
    /** Where it goes to; without it, the country of the store. */
    country: z.optional(z.string().check(z.maxLength(2))),
  }),
  body: none,
  result: z.array(shippingMethod),
  summary: 'All ways to ship that the shop has to a country.',
  chapter,
});
const shippingInformationResult = z.object({
  payment_methods: z.array(paymentMethod),
  totals: cartTotals,
  /** Ways to ship to that address, so that nobody has to ask for them apart. */
  shipping_methods: z.optional(z.array(shippingMethod)),
  /** The way that the totals are with: the one that was sent, else the first one; null for a cart of which nothing is delivered. */
  shipping: z.optional(z.nullable(z.object({ method_code: z.string(), carrier_code: z.string() }))),
  /** The way to pay that the totals are with: the one that was sent while it is offered, else the first one; null where there is none. */
  payment: z.optional(z.nullable(z.string())),
});
export type ShippingInformation = z.infer<typeof shippingInformationResult>;
export const shippingInformation = endpoint({
  name: 'shippingInformation',
  method: 'POST',
  path: `${base}/shipping-information`,
  access: 'cart',
  bodyKind: 'json',
  query: owner,
  body: z.object({ addressInformation, revision: cartRevision }),
  result: shippingInformationResult,
  meta: revised,
  refusals: CART_REFUSALS,
  summary: 'Sets addresses and methods; gives totals, ways to ship and ways to pay.',
  chapter,
});
export const closeCart = endpoint({
  name: 'closeCart',
  method: 'POST',
  path: `${base}/close`,
  access: 'cart',
  query: owner,
  body: none,
  result: z.boolean(),
  refusals: CART_REFUSALS,
  summary: 'Ends a cart; it can be neither changed nor ordered.',
  chapter,
});
