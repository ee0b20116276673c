import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { arrival, workingDays } from './arrival';
import { CART_REFUSALS, cartNotFound } from './cart-refusals';
import { totalsRules } from './totals-rules';
import { MAX_VAT_NUMBER } from './vat-number';
import { endpoint } from '../foundation/endpoint';
import { productOption, saleQuantities } from '../catalogue/product';
import { amount, cartRevision, cartToken, optionalAmount, sentQuantity, sku } from '../foundation/scalars';

const itemId = z.union([z.string(), z.number()]);

/** Prices per unit as paid, set by the server. */
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
  /** Enables offline tax calculation. */
  tax_class_id: z.optional(z.nullable(z.number())),
  /** Treated as money: no coupon reduces it. */
  gift_card: z.optional(z.boolean()),
  quote_id: z.string(),
  product_option: z.optional(productOption),
  thumbnail: z.optional(z.string()),
  slug: z.optional(z.string()),
  options: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  is_in_stock: z.optional(z.boolean()),
  /** Orderable units; absent if stock is not managed. */
  stock_qty: z.optional(z.number()),
  ...saleQuantities,
});
export type ServerCartItem = z.infer<typeof serverCartItem>;

export const sharedCartItem = z.omit(serverCartItem, { item_id: true, quote_id: true });
export type SharedCartItem = z.infer<typeof sharedCartItem>;

/** Read-only access; does not allow changes. */
const shareCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** The server ignores client prices. */
export const clientCartItem = z.looseObject({
  sku: sku,
  parentSku: z.optional(sku),
  qty: z.optional(sentQuantity),
  item_id: z.optional(z.union([z.number(), z.string().check(z.maxLength(64))])),
  quoteId: z.optional(z.string().check(z.maxLength(128))),
  product_option: z.optional(productOption),
});
export type ClientCartItem = z.infer<typeof clientCartItem>;

export const totalSegment = z.looseObject({
  code: z.string(),
  title: z.string(),
  value: amount,
  /** Taxes that a tax service or the merchant names, such as 'PST 7 %'. */
  names: z.optional(z.array(z.string())),
});
/** Row of cart totals; `value_included` is tax already in the prices. */
export type TotalSegment = Known<z.infer<typeof totalSegment>> & { readonly value_included?: unknown };

/** In major units of `quote_currency_code`; segments sum to the grand total. */
export const cartTotals = z.looseObject({
  quote_currency_code: z.string(),
  grand_total: amount,
  subtotal: amount,
  subtotal_incl_tax: z.optional(amount),
  discount_amount: amount,
  /** Gift cards within the subtotal, which count towards no free delivery. */
  gift_cards_amount: z.optional(amount),
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
  /** Order: subtotal, shipping, promotion:CODE for each promotion, discount, tax, grand_total. */
  total_segments: z.array(totalSegment),
  rules: z.optional(totalsRules),
});
/** Totals of a cart with their rules, in major units. */
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
  /** Net order value for free shipping. */
  limit: z.optional(amount),
  free_from: z.optional(amount),
  /** Working days in transit. */
  days_to_delivery: z.optional(z.number().check(z.int(), z.gte(0))),
  least_days_to_delivery: z.optional(z.number().check(z.int(), z.gte(0))),
  /** Absent if unknown. */
  arrival: z.optional(arrival),
  working_days: z.optional(workingDays),
});
/** Shipping method offered for a cart, in major units. */
export type ShippingMethod = Known<z.infer<typeof shippingMethod>>;

export const paymentMethod = z.looseObject({
  code: z.string(),
  title: z.optional(z.string()),
  value: z.optional(itemId),
  id: z.optional(itemId),
  default: z.optional(z.boolean()),
  available: z.optional(z.boolean()),
  is_server_method: z.optional(z.boolean()),
  redirect: z.optional(z.boolean()),
  cards: z.optional(z.array(z.string())),
  wallets: z.optional(z.array(z.enum(['apple-pay', 'google-pay']))),
  /** Percentage of the subtotal from a minimum, rounded up to a step; in major units. */
  discount: z.optional(
    z.object({
      percent: z.number().check(z.gte(0), z.lte(100)),
      minimum: amount.check(z.gte(0)),
      step: amount.check(z.gte(0)),
      free_delivery: z.optional(z.boolean()),
    }),
  ),
});
/** Payment method offered for a cart. */
export type PaymentMethod = Known<z.infer<typeof paymentMethod>>;

const text = (max: number) => z.string().check(z.maxLength(max));

const pickupStoreId = z.optional(z.int().check(z.gte(1)));

export const estimateAddress = z.looseObject({
  region: z.optional(z.nullable(text(100))),
  region_id: z.optional(z.nullable(z.union([z.number(), text(20)]))),
  region_code: z.optional(z.nullable(text(20))),
  country_id: z.optional(text(2)),
  street: z.optional(z.array(text(200)).check(z.maxLength(4))),
  postcode: z.optional(z.nullable(text(20))),
  city: z.optional(z.nullable(text(100))),
  /** VAT number of a business, for stores that ask for one. */
  vat_id: z.optional(text(MAX_VAT_NUMBER)),
  /** Shop whose place decides the taxes while the method is pickup. */
  pickup_store_id: pickupStoreId,
});
export type EstimateAddress = z.infer<typeof estimateAddress>;

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
  taxId: z.optional(text(MAX_VAT_NUMBER)),
});
/** Address in wire format. */
export type OrderAddress = Known<z.infer<typeof orderAddress>>;

export const addressInformation = z.looseObject({
  shippingAddress: z.optional(z.partial(orderAddress)),
  billingAddress: z.optional(z.partial(orderAddress)),
  shippingMethodCode: z.optional(text(64)),
  shippingCarrierCode: z.optional(text(64)),
  paymentMethodCode: z.optional(text(64)),
  /** Shop of a pickup order, which is taxed where the shop is. */
  pickup_store_id: pickupStoreId,
});
export type AddressInformation = z.infer<typeof addressInformation>;

export const owner = z.object({ token: z.optional(z.string()), cartId: cartToken });
const none = z.undefined();
const chapter = 'S §7 Cart';
const base = '/api/cart';

export const revised = z.object({ revision: z.number() });
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
    "Creates a public code that shows the cart's current lines and nothing else; returns the same code while they are unchanged.",
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
    lost: z._default(z.number().check(z.int(), z.gte(0)), 0),
  }),
  refusals: [cartNotFound],
  summary: 'Returns the lines behind a link /cart/{code}, with current prices and stock.',
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
  summary: 'Returns all lines of the cart.',
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
    'Adds a line, or sets the quantity of the line item_id. Idempotent; a line without item_id that equals an existing one updates it.',
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
  summary: 'Removes a line; succeeds if it does not exist.',
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
  summary: 'Returns the cart totals.',
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
  summary: 'Returns the cart totals with the given methods.',
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
  summary: 'Returns the payment methods for this cart.',
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
  summary: 'Returns the shipping methods for this cart to an address, which is stored for its taxes.',
  chapter,
});
export const allShippingMethods = endpoint({
  name: 'allShippingMethods',
  method: 'GET',
  path: `${base}/shipping-methods`,
  query: z.object({
    token: z.optional(z.string()),
    country: z.optional(z.string().check(z.maxLength(2))),
  }),
  body: none,
  result: z.array(shippingMethod),
  summary: 'Returns all shipping methods for a country.',
  chapter,
});
const shippingInformationResult = z.object({
  payment_methods: z.array(paymentMethod),
  totals: cartTotals,
  shipping_methods: z.optional(z.array(shippingMethod)),
  /** The requested method, or the default; null for virtual carts. */
  shipping: z.optional(z.nullable(z.object({ method_code: z.string(), carrier_code: z.string() }))),
  /** The requested method if offered, or the default; null if none. */
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
  summary: 'Sets addresses and methods; returns totals, shipping and payment methods.',
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
  summary: 'Closes a cart; it can then be neither changed nor ordered.',
  chapter,
});
