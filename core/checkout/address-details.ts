import type { OrderAddress } from '../contract';
import type { ShippingDetails } from './checkout';

/** Address fields shared by the checkout sections. */
export type AddressDetails = Pick<
  ShippingDetails,
  | 'firstName'
  | 'lastName'
  | 'country'
  | 'streetAddress'
  | 'apartmentNumber'
  | 'city'
  | 'state'
  | 'region_id'
  | 'zipCode'
  | 'phoneNumber'
>;

/** Empty address form. */
export const EMPTY_ADDRESS: AddressDetails = {
  firstName: '',
  lastName: '',
  country: '',
  streetAddress: '',
  apartmentNumber: '',
  city: '',
  state: '',
  region_id: 0,
  zipCode: '',
  phoneNumber: '',
};

const PLACE = ['streetAddress', 'apartmentNumber', 'city', 'state', 'zipCode'] as const;

/**
 * Returns the country to store: chosen or part of an address. The store's default is not stored, since it differs per
 * store.
 */
export function keptCountry(details: AddressDetails & Pick<ShippingDetails, 'countryByDefault'>): string {
  const isChosen = details.country !== details.countryByDefault;
  return isChosen || PLACE.some((field) => details[field].trim() !== '') ? details.country : '';
}

/** Converts a form address; inverse of `savedAddress`. */
export function toOrderAddress(details: AddressDetails, email: string): OrderAddress {
  const { streetAddress, apartmentNumber, state, region_id } = details;
  return {
    firstname: details.firstName,
    lastname: details.lastName,
    street: apartmentNumber === '' ? [streetAddress] : [streetAddress, apartmentNumber],
    city: details.city,
    postcode: details.zipCode,
    countryId: details.country,
    ...(state === '' ? {} : { region: state }),
    ...(region_id === 0 ? {} : { region_id }),
    phone: details.phoneNumber,
    email,
  };
}
