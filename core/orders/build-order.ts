import type { CartItem } from '../cart/cart';
import type { CheckoutState } from '../checkout/checkout';
import type { CartTotals, Order, OrderAddress, OrderProduct, ProductOption, TotalSegment } from '../contract';
import { toOrderAddress as addressOf, type AddressDetails } from '../checkout';
import { isPickup } from '../contract/selling/pickup';
import { isVirtualCart } from '../totals';

export interface OrderFacts {
  readonly order_id: string;
  readonly cart_id: string;
  readonly store_code: string;
  readonly user_id: string;
  readonly items: readonly CartItem[];
  readonly segments: readonly TotalSegment[];
  readonly totals: CartTotals | null;
  readonly shipping: { readonly method_code: string; readonly carrier_code: string };
  readonly payment: string;
  readonly checkout: CheckoutState;
  readonly now: number;
  readonly promo_code: string;
  readonly optimize: boolean;
}

function choices(option: ProductOption | undefined, optimize: boolean): ProductOption | undefined {
  if (option === undefined || !optimize) return option;
  const { configurable_item_options: _sent, ...rest } = option.extension_attributes;
  return Object.keys(rest).length === 0 ? undefined : { extension_attributes: rest };
}

function productOf(item: CartItem, facts: OrderFacts): OrderProduct {
  const row = facts.totals?.items.find((entry) => String(entry.item_id) === String(item.server_item_id));
  const product_option = choices(item.product_option, facts.optimize);
  return {
    sku: item.sku,
    qty: item.qty,
    price_incl_tax: row?.price_incl_tax ?? item.price,
    name: item.name,
    ...(item.parentSku === undefined ? {} : { parentSku: item.parentSku }),
    ...(product_option === undefined ? {} : { product_option }),
  };
}

/** A virtual order has no street address; only the customer's name is needed. */
function placeOf(
  details: AddressDetails,
  { firstName, lastName, emailAddress }: CheckoutState['personalDetails'],
): OrderAddress {
  const named = { ...details, firstName: details.firstName || firstName, lastName: details.lastName || lastName };
  const { phone: _unasked, ...address } = addressOf(named, emailAddress);
  return address;
}

function billingOf({ checkout, items }: OrderFacts, shipping: OrderAddress): OrderAddress {
  const { personalDetails: person, paymentDetails: payment } = checkout;
  const { company, taxId, useShippingAddress } = payment;
  const own = () => (isVirtualCart(items) ? placeOf(payment, person) : addressOf(payment, person.emailAddress));
  return {
    ...(useShippingAddress ? shipping : own()),
    ...(company === '' ? {} : { company }),
    ...(taxId === '' ? {} : { taxId }),
  };
}

/** Virtual carts use the billing address. */
function deliveryOf({ checkout, items }: OrderFacts): OrderAddress {
  const { personalDetails, shippingDetails, paymentDetails } = checkout;
  const { emailAddress } = personalDetails;
  if (isVirtualCart(items)) {
    return placeOf(paymentDetails.useShippingAddress ? shippingDetails : paymentDetails, personalDetails);
  }
  return addressOf(shippingDetails, shippingDetails.emailAddress || emailAddress);
}

function pickupOf({ checkout, items, shipping }: OrderFacts): { readonly pickup_store_id?: number } {
  const { pickupStoreId } = checkout.shippingDetails;
  const isPickedUp = isPickup(shipping.method_code) && !isVirtualCart(items) && pickupStoreId !== 0;
  return isPickedUp ? { pickup_store_id: pickupStoreId } : {};
}

/** The message is packed in the parcel, so virtual orders have none. */
function giftOf({ checkout, items }: OrderFacts): Pick<Order, 'gift_message'> {
  const { isGift, giftMessage } = checkout.shippingDetails;
  return isGift && !isVirtualCart(items) ? { gift_message: giftMessage } : {};
}

export function buildOrder(facts: OrderFacts): Order {
  const { checkout, shipping, now } = facts;
  const { personalDetails: person, paymentDetails } = checkout;
  const { emailAddress } = person;
  const shippingAddress = deliveryOf(facts);
  const additional = paymentDetails.paymentMethodAdditional;
  const stamp = new Date(now).toISOString();
  return {
    order_id: facts.order_id,
    cart_id: facts.cart_id,
    store_code: facts.store_code,
    ...(facts.user_id === '' ? {} : { user_id: facts.user_id, uid: facts.user_id }),
    products: facts.items.map((item) => productOf(item, facts)),
    totals: facts.segments.map(({ code, value }) => ({ code, value })),
    addressInformation: {
      shippingAddress,
      billingAddress: billingOf(facts, shippingAddress),
      shipping_method_code: shipping.method_code,
      shipping_carrier_code: shipping.carrier_code,
      ...pickupOf(facts),
      payment_method_code: facts.payment,
      ...(Object.keys(additional).length === 0 ? {} : { payment_method_additional: { ...additional } }),
    },
    personalDetails: {
      firstName: person.firstName,
      lastName: person.lastName,
      emailAddress,
      ...(person.createAccount ? { createAccount: true } : {}),
    },
    ...giftOf(facts),
    ...(facts.promo_code === '' ? {} : { promo_code: facts.promo_code }),
    created_at: stamp,
    updated_at: stamp,
    transmited: false,
  };
}
