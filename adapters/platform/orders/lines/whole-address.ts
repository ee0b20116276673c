import type { OrderAddress } from '../../../../core/contract';

/** Fills in the members that an order without delivery leaves out. */
export function wholeAddress(address: Partial<OrderAddress>): OrderAddress {
  return { firstname: '', lastname: '', street: [''], city: '', postcode: '', countryId: '', ...address };
}
