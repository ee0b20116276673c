import type { AddressInformation, EstimateAddress } from '../../../../core/contract';

export function estimateOf(address: NonNullable<AddressInformation['shippingAddress']>): EstimateAddress {
  return {
    ...(address.countryId !== undefined && { country_id: address.countryId }),
    ...(address.region !== undefined && { region: address.region }),
    ...(address.region_id !== undefined && { region_id: address.region_id }),
    ...(address.region_code !== undefined && { region_code: address.region_code }),
    ...(address.postcode !== undefined && { postcode: address.postcode }),
    ...(address.city !== undefined && { city: address.city }),
  };
}
