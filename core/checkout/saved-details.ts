import type { OrderAddress, User } from '../contract';
import { countryCode } from '../contract/country-code';
import type { AddressDetails } from './address-details';
import type { CheckoutState, PersonalDetails } from './checkout';

/** An address of the account as checkout's fields hold it; the opposite of what an order makes of them. Pure. */
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

const PLACE = ['country', 'streetAddress', 'apartmentNumber', 'city', 'zipCode'] as const;

/** Whether two addresses are one place; who lives there and how they are rung up may differ. Pure. */
export function isSamePlace(one: AddressDetails, other: AddressDetails): boolean {
  return PLACE.every((field) => one[field].trim().toLowerCase() === other[field].trim().toLowerCase());
}

/** Addresses that checkout offers an account: its own, or that of its last order while it has kept none. Pure. */
export function offeredAddresses({ addresses, last_order: last }: Pick<User, 'addresses' | 'last_order'>) {
  return addresses.length === 0 && last !== undefined ? [last.address] : addresses;
}

/** An account with the name of its last order where it has none of its own. Pure. */
export function namedByOrder<T extends Pick<User, 'firstname' | 'last_order' | 'lastname'>>(user: T): T {
  const { firstname, lastname, last_order: last } = user;
  if (last === undefined || firstname.trim() !== '' || lastname.trim() !== '') return user;
  return { ...user, firstname: last.firstname, lastname: last.lastname };
}

/** What the account knows that checkout's first fields do not have yet; what was typed into them stays. Pure. */
export function missingPersonal(
  { firstname, lastname, email }: Pick<User, 'firstname' | 'lastname' | 'email'>,
  typed: Pick<PersonalDetails, 'firstName' | 'lastName' | 'emailAddress'>,
): Partial<PersonalDetails> {
  const known = { firstName: firstname, lastName: lastname, emailAddress: email ?? '' };
  const fields = ['firstName', 'lastName', 'emailAddress'] as const;
  const missing = fields.filter((field) => typed[field].trim() === '' && known[field].trim() !== '');
  return Object.fromEntries(missing.map((field) => [field, known[field]]));
}

/** What checkout fills in by itself of an account; a section that is not there stays as it is. */
export interface Prefill {
  readonly personal?: Partial<PersonalDetails>;
  readonly address?: AddressDetails;
}

/**
 * A section in which nothing was filled in yet gets what the account knows: name and e-mail, and the default address, which is its first.
 * A section with anything in it is left alone, since nothing that was typed is ever overwritten. Pure.
 */
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
