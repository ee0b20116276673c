import type { AddressInformation } from '../contract';
import { canonicalJson } from '../kernel/json';
import type { CartAddress, CartData } from './cart-record';

export function informationOf({ shipping, payment }: CartData, address: CartAddress): AddressInformation {
  const { country_id, postcode, region_id, region, vat_id, pickup } = address;
  return {
    shippingAddress: {
      ...(country_id === undefined ? {} : { countryId: country_id }),
      ...(postcode === undefined ? {} : { postcode }),
      ...(region_id === undefined ? {} : { region_id }),
      ...(region === undefined ? {} : { region }),
    },
    ...(vat_id === undefined ? {} : { billingAddress: { taxId: vat_id } }),
    ...(pickup === undefined ? {} : { pickup_store_id: pickup.id }),
    ...(shipping === null
      ? {}
      : { shippingMethodCode: shipping.method_code, shippingCarrierCode: shipping.carrier_code }),
    ...(payment === null ? {} : { paymentMethodCode: payment }),
  };
}

export function sameAddress(a: CartAddress | null, b: CartAddress): boolean {
  return canonicalJson({ ...a }) === canonicalJson({ ...b });
}
