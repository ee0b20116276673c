import type { Order } from '../../../../core/contract';
import type { StaffOrder } from '../../../../core/contract/orders/manage-order-new';
import { GIFT_CARD_PAYMENT, PROMO_ORDER } from '../../../../core/contract/selling/methods';
import { toDecimal } from '../../../../core/kernel/money';
import type { Totals } from '../../../../core/totals';
import { isPickup } from '../../../../core/contract/selling/pickup';
import { pickupShops, type PricedCart } from '../../catalogue';
import { invalidField, sign } from '../../foundation';
import type { OrderOffers } from '../lifecycle/order-costs';
import { contentHash } from '../lines/content-hash';

/** Fields of an order, and of the request that makes it. */
export const STAFF_ORDER_FIELDS = [
  ['addressInformation.shippingAddress.', 'shipping_address.'],
  ['addressInformation.billingAddress.', 'billing_address.'],
  ['addressInformation.', ''],
  ['personalDetails.firstName', 'shipping_address.firstname'],
  ['personalDetails.lastName', 'shipping_address.lastname'],
  ['personalDetails.emailAddress', 'email'],
  ['products.', 'lines.'],
] as const;

export interface StaffOrderIds {
  readonly orderId: string;
  readonly cartToken: string;
}

/**
 * Derives the secrets of an order from its idempotency key, so that repeated requests meet the same cart and order.
 * Staff know the key, and must not learn the secrets: they belong to the customer. Each store has its own cart.
 */
export function staffOrderIds(secret: string, { key, store }: Pick<StaffOrder, 'key' | 'store'>): StaffOrderIds {
  return { orderId: sign(secret, `order:${key}`), cartToken: sign(secret, `cart:${key}:${store}`) };
}

/** Hash of what was requested; a repeated request with another content is another order. */
export function staffOrderHash({ dry_run: _dry, total: _shown, ...input }: StaffOrder): string {
  return contentHash(input);
}

/** Orders that nobody pays, or that spend what only the customer holds, are not made by staff. */
export function isStaffPayment(code: string): boolean {
  return code !== PROMO_ORDER && code !== GIFT_CARD_PAYMENT;
}

interface Known extends StaffOrderIds {
  readonly email: string;
}

/** Writes the order as a checkout would send it, without prices and totals. */
export function orderOf(input: StaffOrder, { orderId, cartToken, email }: Known): Order {
  const { shipping_address: address, billing_address: billing = address } = input;
  return {
    order_id: orderId,
    cart_id: cartToken,
    store_code: input.store,
    products: input.lines.map((line) => ({ ...line, price_incl_tax: 0 })),
    totals: [],
    addressInformation: {
      shippingAddress: address,
      billingAddress: billing,
      shipping_method_code: input.shipping_method_code ?? '',
      shipping_carrier_code: input.shipping_carrier_code ?? '',
      ...(input.pickup_store_id !== undefined && { pickup_store_id: input.pickup_store_id }),
      payment_method_code: input.payment_method_code ?? '',
    },
    personalDetails: { firstName: address.firstname, lastName: address.lastname, emailAddress: email },
    ...(input.gift_message !== undefined && { gift_message: input.gift_message }),
  };
}

/**
 * Fills in the first methods that are offered, as a cart does.
 * @throws ApiError 400 for a payment that staff cannot choose
 */
export function withMethods(order: Order, { isVirtual, shipping, payment }: OrderOffers): Order {
  const information = order.addressInformation;
  const delivered = shipping.find(({ method_code: code }) => !isPickup(code));
  const first = isVirtual ? undefined : (delivered ?? shipping[0]);
  const isOpen = information.shipping_method_code === '' && first !== undefined;
  const way = isOpen && {
    shipping_method_code: first.method_code,
    shipping_carrier_code: first.carrier_code,
    ...(isPickup(first.method_code) && firstShop(information)),
  };
  const wanted = information.payment_method_code;
  const code = wanted === '' ? payment.find((method) => isStaffPayment(method.code))?.code : wanted;
  if (code === undefined || !isStaffPayment(code))
    throw invalidField('payment_method_code', 'must be a payment method that the customer pays by');
  return { ...order, addressInformation: { ...information, ...way, payment_method_code: code } };
}

/** Drops a shipping method that is no longer offered; the first one then replaces it. */
export function withOffered(order: Order, { shipping }: OrderOffers): Order {
  const { shipping_method_code: code, ...information } = order.addressInformation;
  if (shipping.some(({ method_code }) => method_code === code)) return order;
  return {
    ...order,
    addressInformation: { ...information, shipping_method_code: '', shipping_carrier_code: '' },
  };
}

/** Orders that can only be picked up are at the first shop of the country until staff choose one. */
function firstShop({ pickup_store_id: chosen, shippingAddress }: Order['addressInformation']) {
  const id = chosen ?? pickupShops(shippingAddress.countryId)[0]?.id;
  return id === undefined ? {} : { pickup_store_id: id };
}

/** Adds the prices and totals that were calculated. */
export function withTotals(order: Order, priced: PricedCart, { segments }: Totals): Order {
  return {
    ...order,
    products: order.products.map((product, index) => ({
      ...product,
      price_incl_tax: toDecimal(priced.lines[index]?.unit ?? 0),
    })),
    totals: segments.map(({ code, value }) => ({ code, value: toDecimal(value) })),
  };
}
