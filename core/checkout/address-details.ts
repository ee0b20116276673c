import type { OrderAddress } from '../contract';
import type { ShippingDetails } from './checkout';

/** An address as a form has it: what the sections of checkout have in common. */
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

/** A form of an address before anything was typed. */
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
 * The country that a device keeps: one that the shopper chose, or that an address lies in. That of the store alone is not kept, because
 * another store has another one (S §9). Empty where there is nothing to keep. Pure.
 */
export function keptCountry(details: AddressDetails & Pick<ShippingDetails, 'countryByDefault'>): string {
  const isChosen = details.country !== details.countryByDefault;
  return isChosen || PLACE.some((field) => details[field].trim() !== '') ? details.country : '';
}

/** The address of a form as orders and accounts keep it; `savedAddress` is the way back. Pure. */
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
