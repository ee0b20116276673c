import type { AddressInformation, EstimateAddress } from '../../../../core/contract';
import { rememberFor } from '../../../../core/kernel/async/remember-for';

type ShippingAddress = NonNullable<AddressInformation['shippingAddress']>;

/** Kept for the address object, since one call asks several times. */
export const estimateOf: (address: ShippingAddress) => EstimateAddress = rememberFor((address: ShippingAddress) => ({
  ...(address.countryId !== undefined && { country_id: address.countryId }),
  ...(address.region !== undefined && { region: address.region }),
  ...(address.region_id !== undefined && { region_id: address.region_id }),
  ...(address.region_code !== undefined && { region_code: address.region_code }),
  ...(address.postcode !== undefined && { postcode: address.postcode }),
  ...(address.city !== undefined && { city: address.city }),
}));

interface Delivered extends Pick<AddressInformation, 'billingAddress' | 'pickup_store_id'> {
  readonly shippingAddress: ShippingAddress;
}

/** Returns the place of a delivery, with the shop to collect it in and the VAT number of the buyer. */
export function placeOfBuyer({ shippingAddress, billingAddress, pickup_store_id: shop }: Delivered): EstimateAddress {
  const place = { ...estimateOf(shippingAddress), ...(shop !== undefined && { pickup_store_id: shop }) };
  const vatId = billingAddress?.taxId?.trim() ?? '';
  return vatId === '' ? place : { ...place, vat_id: vatId };
}
