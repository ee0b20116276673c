import type { AddressInformation, PaymentMethod, ShippingMethod } from '../../../core/contract';
import type { StoreView } from '../../../core/store-views';
import { invalidField } from '../http/api-error';
import type { StoredCart } from '../ports/carts';
import { findShipping, paymentMethodsOf, shippingMethodsOf } from './methods';

/** A way to ship by its codes; the carrier may be left open. */
export interface NamedShipping {
  readonly method: string;
  readonly carrier?: string | undefined;
}

interface Selecting {
  readonly cart: StoredCart;
  readonly store: StoreView;
}

/** The way to ship that was chosen for a cart. */
export function chosenShipping({ shippingMethod: method, shippingCarrier: carrier }: StoredCart) {
  return method === undefined ? undefined : { method, carrier: carrier === '' ? undefined : carrier };
}

/** The way to ship of these codes. @throws ApiError 400 where the shop has none */
export function namedShipping(store: StoreView, { method, carrier }: NamedShipping): ShippingMethod {
  const found = findShipping(store, method, carrier === '' ? undefined : carrier);
  if (found) return found;
  const known = shippingMethodsOf(store).map((entry) => entry.method_code);
  throw invalidField('shippingMethodCode', `must be one of ${known.join(', ')}`);
}

/**
 * The way that a cart goes: the one just sent, else the one chosen before, else the first (S §4, totals sync); none where nothing is
 * delivered. @throws ApiError 400 naming one that the shop does not have
 */
export function selectShipping(
  { cart, store }: Selecting,
  { isVirtual }: { readonly isVirtual: boolean },
  { shippingMethodCode: method, shippingCarrierCode: carrier }: AddressInformation,
): ShippingMethod | undefined {
  const wanted = method ? namedShipping(store, { method, carrier }) : undefined;
  if (isVirtual) return undefined;
  const chosen = chosenShipping(cart);
  return wanted ?? (chosen && findShipping(store, chosen.method, chosen.carrier)) ?? shippingMethodsOf(store)[0];
}

/**
 * The way that a cart is paid, in the same order; one that is sent but not offered for this cart gives way to the others.
 * @param offers the ways to pay that are offered for this cart now
 * @throws ApiError 400 naming one that no shop of this kind has
 */
export function selectPayment(
  { cart, store }: Selecting,
  offers: readonly PaymentMethod[],
  wanted: string | undefined,
): PaymentMethod | undefined {
  const known = paymentMethodsOf(false, store).map(({ code }) => code);
  if (wanted && !known.includes(wanted)) throw invalidField('paymentMethodCode', `must be one of ${known.join(', ')}`);
  const offered = (code: string | undefined) => offers.find((method) => method.code === code);
  return offered(wanted) ?? offered(cart.paymentMethod) ?? offers[0];
}
