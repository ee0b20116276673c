import type { AddressDetails } from './address-details';
import type {
  CheckoutField,
  CheckoutState,
  Country,
  FieldErrors,
  PaymentDetails,
  PersonalDetails,
  PickupShop,
  ShippingDetails,
  State,
} from './checkout';
import { ADDRESS_WORDS, addressForm } from '../contract/foundation/address-form';
import { isPhone, EMAIL } from '../contract/foundation/contact';
import { GIFT_MESSAGE_LENGTH, GIFT_MESSAGE_TEXT } from '../contract/selling/gift-limits';
import { MAX_NAME } from '../contract/foundation/limits';
import { nameProblem } from '../contract/foundation/name-text';
import { passwordProblem } from '../contract/foundation/password';
import { isPickup } from '../contract/selling/pickup';
import { fieldProblem, type FieldProblem } from '../kernel/field-problem';
import { needsPostcode, postcodeError, postcodeName } from '../contract/foundation/postcodes';

/** Undefined data could not be loaded and is not checked. */
export interface Places {
  readonly countries: readonly Country[] | undefined;
  readonly states: readonly State[] | undefined;
  readonly shops?: readonly PickupShop[] | undefined;
}

type Check<Field extends string> = readonly [field: Field, problem: FieldProblem | undefined];

function required(value: string, what: string, max: number): FieldProblem | undefined {
  return value.trim() === '' ? fieldProblem('missing', { what }) : optional(value, max);
}

function optional(value: string, max: number): FieldProblem | undefined {
  return value.length > max ? fieldProblem('too-long', { max }) : undefined;
}

function name(value: string, what: string): FieldProblem | undefined {
  return required(value, what, MAX_NAME) ?? nameProblem(value);
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

export function findState(
  { state: text, region_id }: Pick<ShippingDetails, 'state' | 'region_id'>,
  states: readonly State[],
): State | undefined {
  const wanted = text.trim().toLowerCase();
  const named = states.find((entry) => entry.name.toLowerCase() === wanted || entry.code.toLowerCase() === wanted);
  return named ?? (wanted === '' ? states.find((entry) => entry.region_id === region_id) : undefined);
}

function postcode(countryCode: string, value: string): FieldProblem | undefined {
  const missing = needsPostcode(countryCode) ? required(value, postcodeName(countryCode), 20) : optional(value, 20);
  return missing ?? postcodeError(countryCode, value);
}

function pickup({ shippingMethod, pickupStoreId: id }: ShippingDetails, { shops }: Places): FieldProblem | undefined {
  if (!isPickup(shippingMethod) || shops?.length === 0) return undefined;
  if (id === 0) return fieldProblem('unchosen', { what: 'a shop' });
  return shops === undefined || shops.some((shop) => shop.id === id)
    ? undefined
    : fieldProblem('store-unknown', { id });
}

/** Returns true for pickup orders, which need only the country of the shop. Unknown shops count as present. */
export function isFetched(
  { shippingMethod }: Pick<ShippingDetails, 'shippingMethod'>,
  shops: readonly PickupShop[] | undefined,
): boolean {
  return isPickup(shippingMethod) && shops?.length !== 0;
}

function addressChecks(
  details: AddressDetails,
  places: Places,
  asks: 'all' | 'country' = 'all',
): readonly Check<keyof AddressDetails>[] {
  const needed = asks === 'all' ? required : (value: string, _what: string, max: number) => optional(value, max);
  const isRung = asks === 'all' || details.phoneNumber !== '';
  const form = addressForm(details.country);
  return [
    ['firstName', name(details.firstName, 'a first name')],
    ['lastName', name(details.lastName, 'a last name')],
    ['country', country(details.country, places)],
    ['streetAddress', needed(details.streetAddress, ADDRESS_WORDS.line1[form.line1], 200)],
    ['apartmentNumber', optional(details.apartmentNumber, 200)],
    ['city', needed(details.city, ADDRESS_WORDS.city[form.city], 100)],
    ['state', asks === 'country' && details.state.trim() === '' ? undefined : state(details, places)],
    [
      'zipCode',
      asks === 'country' && details.zipCode.trim() === '' ? undefined : postcode(details.country, details.zipCode),
    ],
    ['phoneNumber', isRung ? phone(details.phoneNumber, details.country) : undefined],
  ];
}

function collect<Field extends string>(checks: readonly Check<Field>[]): FieldErrors<Field> {
  const errors: { [F in Field]?: FieldProblem } = {};
  for (const [field, problem] of checks) if (problem !== undefined) errors[field] = problem;
  return errors;
}

/** Validates an address without its checkout context. */
export function validateAddress(details: AddressDetails, places: Places): FieldErrors<keyof AddressDetails> {
  return collect(addressChecks(details, places));
}

/** Returns errors of the personal details by field; empty if valid. */
export function validatePersonal(details: PersonalDetails): FieldErrors<keyof PersonalDetails> {
  return collect([
    ['firstName', name(details.firstName, 'your first name')],
    ['lastName', name(details.lastName, 'your last name')],
    ['emailAddress', email(details.emailAddress)],
    ['password', details.createAccount ? passwordProblem(details.password) : undefined],
  ]);
}

export function validateShipping(details: ShippingDetails, places: Places): FieldErrors<keyof ShippingDetails> {
  return collect([
    ...addressChecks(details, places, isFetched(details, places.shops) ? 'country' : 'all'),
    [
      'shippingMethod',
      details.shippingMethod === '' ? fieldProblem('unchosen', { what: 'a shipping method' }) : undefined,
    ],
    ['pickupStoreId', pickup(details, places)],
    ['emailAddress', details.emailAddress === '' ? undefined : email(details.emailAddress)],
    ['giftMessage', details.isGift ? gift(details.giftMessage) : undefined],
  ]);
}

export function validatePayment(details: PaymentDetails, places: Places): FieldErrors<keyof PaymentDetails> {
  const own = details.useShippingAddress ? [] : addressChecks(details, places);
  return collect([
    ...own,
    ['company', optional(details.company, 100)],
    ['taxId', optional(details.taxId, 40)],
    [
      'paymentMethod',
      details.paymentMethod === '' ? fieldProblem('unchosen', { what: 'a payment method' }) : undefined,
    ],
  ]);
}

export function validateCheckout(
  state: CheckoutState,
  places: { readonly shipping: Places; readonly payment: Places },
): FieldErrors<CheckoutField> {
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
