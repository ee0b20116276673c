import type { PaymentDetails, PersonalDetails, ShippingDetails } from '../../../core';
import { jsonObject, optionalText, whole, yesNo } from '../../usage/kinds';
import { optional, toggle, type Parameter } from '../../usage/parameter';

/** One option per section field, enforced by the compiler. */
type FieldsOf<Details> = { readonly [K in keyof Details]-?: Parameter<Details[K] | undefined> };

const MAX_CHARACTERS = 1000;
const MAX_REGION = 1_000_000_000;
const MAX_STORE = 1_000_000_000;

const words = (summary: string) => optional(summary, optionalText('text', MAX_CHARACTERS));
const state = 'state, by name or code';

const address = {
  firstName: words('first name'),
  lastName: words('last name'),
  country: words('country, by its two-letter code'),
  streetAddress: words('street and house number'),
  apartmentNumber: words('apartment, floor or door'),
  city: words('city'),
  state: words(state),
  region_id: optional('state, by its number', whole(0, MAX_REGION)),
  zipCode: words('postcode'),
  phoneNumber: words('phone number'),
};

export const PERSONAL: FieldsOf<PersonalDetails> = {
  firstName: words('first name'),
  lastName: words('last name'),
  emailAddress: words('e-mail address'),
  password: words('password for the new account; it is never kept'),
  createAccount: toggle('make an account with the order', yesNo),
};

export const SHIPPING: FieldsOf<ShippingDetails> = {
  ...address,
  emailAddress: words('e-mail address of the recipient'),
  shippingMethod: words('way to ship: see cart shipping-methods'),
  pickupStoreId: optional('shop where it is picked up, by its number: see checkout stores', whole(0, MAX_STORE)),
  isGift: toggle('it is a gift: no paper in the parcel says what it cost', yesNo),
  giftMessage: words('words for who gets the gift, printed on the slip in the parcel'),
  loaded: toggle('whether the details were read before', yesNo),
  countryByDefault: words('country that the address began with'),
};

export const PAYMENT: FieldsOf<PaymentDetails> = {
  useShippingAddress: toggle('the bill goes where the goods go', yesNo),
  ...address,
  company: words('company'),
  zipTax: words('postcode that the tax is calculated for'),
  taxableShipping: toggle('whether shipping is taxed', yesNo),
  taxId: words('tax number'),
  paymentMethod: words('way to pay: see cart payment-methods'),
  paymentMethodAdditional: optional('what the way to pay wants to know besides', jsonObject),
  activeOrderId: words('order that waits to be paid'),
};
