import type { OrderAddress } from '../../../../core/contract';

/** Fills in the members that are missing if nothing is delivered. */
export function wholeAddress(address: Partial<OrderAddress>): OrderAddress {
  return { firstname: '', lastname: '', street: [''], city: '', postcode: '', countryId: '', ...address };
}
