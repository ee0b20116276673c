import { townLines, type AddressDetails } from '../../../core';

/** The town of an address that a form holds, as its country writes it. */
export function townOf({
  country,
  city,
  state,
  zipCode,
}: Pick<AddressDetails, 'country' | 'city' | 'state' | 'zipCode'>): readonly string[] {
  return townLines({ countryId: country, city, region: state, postcode: zipCode });
}
