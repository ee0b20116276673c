import type { PaymentDetails, PersonalDetails, ShippingDetails } from '../../../core/shopper';
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
  emailAddress: words('email address'),
  password: words('password for the new account; never stored'),
  createAccount: toggle('create an account with the order', yesNo),
};

export const SHIPPING: FieldsOf<Omit<ShippingDetails, 'pickupPlace'>> = {
  ...address,
  emailAddress: words('email address of the recipient'),
  shippingMethod: words('shipping method: see cart shipping-methods'),
  pickupStoreId: optional('pick-up shop, by number: see checkout stores', whole(0, MAX_STORE)),
  isGift: toggle('mark as a gift: no document in the parcel shows prices', yesNo),
  giftMessage: words('gift message, printed on the packing slip'),
  loaded: toggle('whether the details were loaded before', yesNo),
  countryByDefault: words('initial country of the address'),
};

export const PAYMENT: FieldsOf<PaymentDetails> = {
  useShippingAddress: toggle('use the shipping address for billing', yesNo),
  ...address,
  company: words('company'),
  zipTax: words('postcode for the tax'),
  taxableShipping: toggle('whether shipping is taxed', yesNo),
  taxId: words('tax number'),
  paymentMethod: words('payment method: see cart payment-methods'),
  paymentMethodAdditional: optional('additional data for the payment method', jsonObject),
  activeOrderId: words('order awaiting payment'),
};
