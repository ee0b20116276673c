import { townLines, type AddressDetails } from '../../../core/account';

export function townOf({
  country,
  city,
  state,
  zipCode,
}: Pick<AddressDetails, 'country' | 'city' | 'state' | 'zipCode'>): readonly string[] {
  return townLines({ countryId: country, city, region: state, postcode: zipCode });
}
