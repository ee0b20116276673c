import type { AddressInformation, PaymentMethod, ShippingMethod } from '../../../core/contract';
import { isPickup } from '../../../core/contract/pickup';
import { invalidField } from '../http/api-error';
import type { StoredCart } from '../ports/carts';
import { findShipping } from '../pricing/methods';

/** A way to ship by its codes; the carrier may be left open. */
export interface NamedShipping {
  readonly method: string;
  readonly carrier?: string | undefined;
}

/** The way to ship that was chosen for a cart. */
export function chosenShipping({ shippingMethod: method, shippingCarrier: carrier }: StoredCart) {
  return method === undefined ? undefined : { method, carrier: carrier === '' ? undefined : carrier };
}

/** The way to ship of these codes. @param methods those of the shop. @throws ApiError 400 where it is none of them */
export function namedShipping(methods: readonly ShippingMethod[], { method, carrier }: NamedShipping): ShippingMethod {
  const found = findShipping(methods, method, carrier === '' ? undefined : carrier);
  if (found) return found;
  const known = methods.map((entry) => entry.method_code);
  throw invalidField('shippingMethodCode', `must be one of ${known.join(', ')}`);
}

/**
 * The way that a cart goes: the one just sent, else the one chosen before, else the first (S §4, totals sync); none where nothing is
 * delivered.
 * @param methods the ways to ship of the shop
 * @throws ApiError 400 naming one that the shop does not have
 */
export function selectShipping(
  cart: StoredCart,
  methods: readonly ShippingMethod[],
  { isVirtual }: { readonly isVirtual: boolean },
  { shippingMethodCode: method, shippingCarrierCode: carrier }: AddressInformation,
): ShippingMethod | undefined {
  // One that lies in a shop gives way where the country has none, as a way to pay does that is not offered.
  const isHere = !isPickup(method ?? '') || methods.some(({ method_code: code }) => isPickup(code));
  const wanted = method && isHere ? namedShipping(methods, { method, carrier }) : undefined;
  if (isVirtual) return undefined;
  const chosen = chosenShipping(cart);
  return wanted ?? (chosen && findShipping(methods, chosen.method, chosen.carrier)) ?? methods[0];
}

/**
 * The way that a cart is paid, in the same order; one that is sent but not offered for this cart gives way to the others.
 * @param offers the ways to pay that are offered for this cart now
 * @param known codes of all that the merchant has set
 * @throws ApiError 400 naming one that the shop does not have
 */
export function selectPayment(
  cart: StoredCart,
  { offers, known }: { readonly offers: readonly PaymentMethod[]; readonly known: readonly string[] },
  wanted: string | undefined,
): PaymentMethod | undefined {
  if (wanted && !known.includes(wanted)) throw invalidField('paymentMethodCode', `must be one of ${known.join(', ')}`);
  const offered = (code: string | undefined) => offers.find((method) => method.code === code);
  return offered(wanted) ?? offered(cart.paymentMethod) ?? offers[0];
}
