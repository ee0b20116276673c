import type { AddressInformation, PaymentMethod, ShippingMethod } from '../../../../core/contract';
import { isPickup } from '../../../../core/contract/selling/pickup';
import { invalidField } from '../../foundation';
import type { StoredCart } from '../../ports/selling/carts';
import { findShipping } from '../../catalogue';

export interface NamedShipping {
  readonly method: string;
  readonly carrier?: string | undefined;
}

export function chosenShipping({ shippingMethod: method, shippingCarrier: carrier }: StoredCart) {
  return method === undefined ? undefined : { method, carrier: carrier === '' ? undefined : carrier };
}

/** @throws ApiError 400 for an unknown method */
export function namedShipping(methods: readonly ShippingMethod[], { method, carrier }: NamedShipping): ShippingMethod {
  const found = findShipping(methods, method, carrier === '' ? undefined : carrier);
  if (found) return found;
  const known = methods.map((entry) => entry.method_code);
  throw invalidField('shippingMethodCode', `must be one of ${known.join(', ')}`);
}

/**
 * Selects the sent, else the stored, else the first shipping method; none without delivery.
 * @throws ApiError 400 naming an unknown method
 */
export function selectShipping(
  cart: StoredCart,
  methods: readonly ShippingMethod[],
  { isVirtual }: { readonly isVirtual: boolean },
  { shippingMethodCode: method, shippingCarrierCode: carrier }: AddressInformation,
): ShippingMethod | undefined {
  // An unavailable pickup falls back to delivery.
  const isHere = !isPickup(method ?? '') || methods.some(({ method_code: code }) => isPickup(code));
  const wanted = method && isHere ? namedShipping(methods, { method, carrier }) : undefined;
  if (isVirtual) return undefined;
  const chosen = chosenShipping(cart);
  return wanted ?? (chosen && findShipping(methods, chosen.method, chosen.carrier)) ?? methods[0];
}

/**
 * Selects the payment method in the same order, skipping those not offered.
 * @param offers methods offered for this cart
 * @param known codes of all configured methods
 * @throws ApiError 400 naming an unknown method
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
