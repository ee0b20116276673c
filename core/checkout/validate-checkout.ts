import type { AddressDetails } from './address-details';
import type {
  CheckoutState,
  Country,
  FieldErrors,
  PaymentDetails,
  PersonalDetails,
  PickupShop,
  ShippingDetails,
  State,
} from './checkout';
import { ADDRESS_WORDS, addressForm } from '../contract/address-form';
import { isPhone, EMAIL } from '../contract/contact';
import { GIFT_MESSAGE_LENGTH, GIFT_MESSAGE_TEXT } from '../contract/gift-limits';
import { MOST_NAME } from '../contract/limits';
import { nameProblem } from '../contract/name-text';
import { passwordProblem } from '../contract/password';
import { isPickup } from '../contract/pickup';
import { fieldProblem, type FieldProblem } from '../kernel/field-problem';
import { postcodeError, postcodeName } from '../contract/postcodes';

/** What validation knows of the world; undefined where it could not be fetched, and is then not checked. */
export interface Places {
  readonly countries: readonly Country[] | undefined;
  /** States of the country in question; empty where it has none. */
  readonly states: readonly State[] | undefined;
  /** Shops of it where an order can be picked up; empty where it has none. */
  readonly shops?: readonly PickupShop[] | undefined;
}

type Check = readonly [field: string, problem: FieldProblem | undefined];

function required(value: string, what: string, most: number): FieldProblem | undefined {
  return value.trim() === '' ? fieldProblem('missing', { what }) : optional(value, most);
}

function optional(value: string, most: number): FieldProblem | undefined {
  return value.length > most ? fieldProblem('too-long', { most }) : undefined;
}

/** Somebody's name. */
function name(value: string, what: string): FieldProblem | undefined {
  return required(value, what, MOST_NAME) ?? nameProblem(value);
}

function email(value: string): FieldProblem | undefined {
  const missing = required(value, 'your e-mail address', 254);
  if (missing !== undefined) return missing;
  return EMAIL.test(value.trim()) ? undefined : fieldProblem('email');
}

function gift(message: string): FieldProblem | undefined {
  if (!GIFT_MESSAGE_TEXT.test(message)) return fieldProblem('control-characters');
  return optional(message, GIFT_MESSAGE_LENGTH);
}

function phone(value: string, countryCode: string): FieldProblem | undefined {
  const missing = required(value, 'your phone number', 40);
  if (missing !== undefined) return missing;
  return isPhone(value) ? undefined : fieldProblem('phone', { example: addressForm(countryCode).phone });
}

function country(value: string, { countries }: Places): FieldProblem | undefined {
  if (value === '') return fieldProblem('unchosen', { what: 'a country' });
  if (!/^[A-Z]{2}$/.test(value)) return fieldProblem('country-code');
  if (countries === undefined || countries.some(({ id }) => id === value)) return undefined;
  return fieldProblem('country-unserved', { country: value });
}

function state(
  details: Pick<ShippingDetails, 'country' | 'state' | 'region_id'>,
  { states }: Places,
): FieldProblem | undefined {
  const tooLong = optional(details.state, 100);
  if (tooLong !== undefined || states === undefined || states.length === 0) return tooLong;
  if (findState(details, states) !== undefined) return undefined;
  return details.state.trim() === ''
    ? fieldProblem('unchosen', { what: ADDRESS_WORDS.region[addressForm(details.country).region] })
    : fieldProblem('state-unknown', { state: details.state });
}

/** The state that is meant, by its id, code or name. */
export function findState(
  { state: text, region_id }: Pick<ShippingDetails, 'state' | 'region_id'>,
  states: readonly State[],
): State | undefined {
  const wanted = text.trim().toLowerCase();
  const named = states.find((entry) => entry.name.toLowerCase() === wanted || entry.code.toLowerCase() === wanted);
  return named ?? (wanted === '' ? states.find((entry) => entry.region_id === region_id) : undefined);
}

function postcode(countryCode: string, value: string): FieldProblem | undefined {
  return required(value, postcodeName(countryCode), 20) ?? postcodeError(countryCode, value);
}

/**
 * An order that is picked up says where, unless the country is known to have no shop. While the shops cannot be had there is nothing to
 * choose from, and an order that says no shop would only be refused later.
 */
function pickup({ shippingMethod, pickupStoreId: id }: ShippingDetails, { shops }: Places): FieldProblem | undefined {
  if (!isPickup(shippingMethod) || shops?.length === 0) return undefined;
  if (id === 0) return fieldProblem('unchosen', { what: 'a shop' });
  return shops === undefined || shops.some((shop) => shop.id === id)
    ? undefined
    : fieldProblem('store-unknown', { id });
}

/**
 * Whether an order waits in a shop of the country until it is picked up: then nobody needs a street, nor rings anybody, and of the address
 * only the place that taxes go by is asked (S §7, GET /api/cart/stores). Shops that are not known yet count as there.
 */
export function isFetched(
  { shippingMethod }: Pick<ShippingDetails, 'shippingMethod'>,
  shops: readonly PickupShop[] | undefined,
): boolean {
  return isPickup(shippingMethod) && shops?.length !== 0;
}

/** @param asks all that a parcel needs, or the place of taxes alone */
function addressChecks(details: AddressDetails, places: Places, asks: 'all' | 'place' = 'all'): readonly Check[] {
  const needed = asks === 'all' ? required : (value: string, _what: string, most: number) => optional(value, most);
  const isRung = asks === 'all' || details.phoneNumber !== '';
  const form = addressForm(details.country);
  return [
    ['firstName', name(details.firstName, 'a first name')],
    ['lastName', name(details.lastName, 'a last name')],
    ['country', country(details.country, places)],
    ['streetAddress', needed(details.streetAddress, ADDRESS_WORDS.line1[form.line1], 200)],
    ['apartmentNumber', optional(details.apartmentNumber, 200)],
    ['city', needed(details.city, ADDRESS_WORDS.city[form.city], 100)],
    ['state', state(details, places)],
    ['zipCode', postcode(details.country, details.zipCode)],
    ['phoneNumber', isRung ? phone(details.phoneNumber, details.country) : undefined],
  ];
}

function collect(checks: readonly Check[]): FieldErrors {
  const errors: Record<string, FieldProblem> = {};
  for (const [field, problem] of checks) if (problem !== undefined) errors[field] = problem;
  return errors;
}

/** What is wrong with an address on its own, as one of an account is (A §5). */
export function validateAddress(details: AddressDetails, places: Places): FieldErrors {
  return collect(addressChecks(details, places));
}

/** What is wrong with the details of who orders, field by field; an empty record where nothing is (S §3). Pure. */
export function validatePersonal(details: PersonalDetails): FieldErrors {
  return collect([
    ['firstName', name(details.firstName, 'your first name')],
    ['lastName', name(details.lastName, 'your last name')],
    ['emailAddress', email(details.emailAddress)],
    ['password', details.createAccount ? passwordProblem(details.password) : undefined],
  ]);
}

export function validateShipping(details: ShippingDetails, places: Places): FieldErrors {
  return collect([
    ...addressChecks(details, places, isFetched(details, places.shops) ? 'place' : 'all'),
    ['shippingMethod', details.shippingMethod === '' ? fieldProblem('unchosen', { what: 'a way to ship' }) : undefined],
    ['pickupStoreId', pickup(details, places)],
    ['emailAddress', details.emailAddress === '' ? undefined : email(details.emailAddress)],
    ['giftMessage', details.isGift ? gift(details.giftMessage) : undefined],
  ]);
}

export function validatePayment(details: PaymentDetails, places: Places): FieldErrors {
  const own = details.useShippingAddress ? [] : addressChecks(details, places);
  return collect([
    ...own,
    ['company', optional(details.company, 100)],
    ['taxId', optional(details.taxId, 40)],
    ['paymentMethod', details.paymentMethod === '' ? fieldProblem('unchosen', { what: 'a way to pay' }) : undefined],
  ]);
}

/** All that still stands between these details and an order (S §5), by section and field. */
export function validateCheckout(
  state: CheckoutState,
  places: { readonly shipping: Places; readonly payment: Places },
): FieldErrors {
  const sections = {
    personal: validatePersonal(state.personalDetails),
    shipping: validateShipping(state.shippingDetails, places.shipping),
    payment: validatePayment(state.paymentDetails, places.payment),
  };
  return Object.fromEntries(
    Object.entries(sections).flatMap(([section, errors]) =>
      Object.entries(errors).map(([field, problem]) => [`${section}.${field}`, problem]),
    ),
  );
}
