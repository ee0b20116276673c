import type { OrderAddress, User } from '../contract';
import { countryCode } from '../contract/foundation/country-code';
import type { AddressDetails } from './address-details';
import type { CheckoutState, PaymentDetails, PersonalDetails } from './checkout';

/** Converts an account address to form fields. */
export function savedAddress(address: OrderAddress): AddressDetails {
  const [streetAddress = '', ...rest] = address.street;
  return {
    firstName: address.firstname,
    lastName: address.lastname,
    country: countryCode(address.countryId),
    streetAddress,
    apartmentNumber: rest.join(', '),
    city: address.city,
    state: address.region ?? '',
    region_id: Number(address.region_id ?? 0) || 0,
    zipCode: address.postcode,
    phoneNumber: address.phone ?? '',
  };
}

/** Converts company and VAT number of an account address to form fields. */
function savedBusiness({ company = '', taxId = '' }: OrderAddress): Pick<PaymentDetails, 'company' | 'taxId'> {
  return { company, taxId };
}

/** Replaces company and VAT number of an account address; empty ones are left out. */
function withBusiness<T extends Pick<OrderAddress, 'company' | 'taxId'>>(
  { company: _company, taxId: _taxId, ...address }: T,
  { company, taxId }: Pick<PaymentDetails, 'company' | 'taxId'>,
) {
  return {
    ...address,
    ...(company.trim() !== '' && { company: company.trim() }),
    ...(taxId.trim() !== '' && { taxId: taxId.trim() }),
  };
}

const PLACE = ['country', 'streetAddress', 'apartmentNumber', 'city', 'zipCode'] as const;

/** Compares places only; names and phone numbers may differ. */
export function isSamePlace(one: AddressDetails, other: AddressDetails): boolean {
  return PLACE.every((field) => one[field].trim().toLowerCase() === other[field].trim().toLowerCase());
}

/** Returns the account's addresses, or that of its last order. */
function offeredAddresses({ addresses, last_order: last }: Pick<User, 'addresses' | 'last_order'>) {
  return addresses.length === 0 && last !== undefined ? [last.address] : addresses;
}

/** Fills a missing name from the last order. */
function namedByOrder<T extends Pick<User, 'firstname' | 'last_order' | 'lastname'>>(user: T): T {
  const { firstname, lastname, last_order: last } = user;
  if (last === undefined || firstname.trim() !== '' || lastname.trim() !== '') return user;
  return { ...user, firstname: last.firstname, lastname: last.lastname };
}

/** Returns account data missing in the form; typed values stay. */
export function missingPersonal(
  { firstname, lastname, email }: Pick<User, 'firstname' | 'lastname' | 'email'>,
  typed: Pick<PersonalDetails, 'firstName' | 'lastName' | 'emailAddress'>,
): Partial<PersonalDetails> {
  const known = { firstName: firstname, lastName: lastname, emailAddress: email ?? '' };
  const fields = ['firstName', 'lastName', 'emailAddress'] as const;
  const missing = fields.filter((field) => typed[field].trim() === '' && known[field].trim() !== '');
  return Object.fromEntries(missing.map((field) => [field, known[field]]));
}

export interface Prefill {
  readonly personal?: Partial<PersonalDetails>;
  readonly address?: AddressDetails;
}

/** Fills empty sections from the account; sections with any input are never overwritten. */
export function prefill(
  user: Pick<User, 'firstname' | 'lastname' | 'email' | 'addresses'>,
  { personalDetails, shippingDetails }: Pick<CheckoutState, 'personalDetails' | 'shippingDetails'>,
): Prefill {
  const [first] = user.addresses;
  const { firstName, lastName, emailAddress } = personalDetails;
  const { country, countryByDefault, streetAddress, apartmentNumber, city, state, zipCode, phoneNumber } =
    shippingDetails;
  const isUnnamed = isBlank([firstName, lastName, emailAddress]);
  const isNowhere = isBlank([streetAddress, apartmentNumber, city, state, zipCode, phoneNumber]);
  const isCountryChosen = country !== '' && country !== countryByDefault;
  return {
    ...(isUnnamed && { personal: missingPersonal(user, personalDetails) }),
    ...(first !== undefined && isNowhere && !isCountryChosen && { address: savedAddress(first) }),
  };
}

function isBlank(texts: readonly string[]): boolean {
  return texts.every((text) => text.trim() === '');
}

/** Details of an account for forms. */
export const accountDetails = {
  addressesOf: offeredAddresses,
  businessOf: savedBusiness,
  named: namedByOrder,
  withBusiness,
};
