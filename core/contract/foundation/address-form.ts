import { lookUp } from '../../kernel/look-up';

/** Address layout of a country. */
export interface AddressForm {
  readonly line1: 'address' | 'street-number' | 'detailed';
  readonly line2: 'unit' | 'line-2' | 'addition' | 'flat' | 'building';
  readonly city: 'city' | 'town';
  readonly region: 'state' | 'province';
  readonly postcode: 'zip' | 'postcode' | 'postal-code';
  /** Example number. */
  readonly phone: string;
}

const USUAL: AddressForm = {
  line1: 'street-number',
  line2: 'addition',
  city: 'city',
  region: 'state',
  postcode: 'postcode',
  phone: '+49 30 1234567',
};
const RUSSIAN: AddressForm = { ...USUAL, line2: 'flat', postcode: 'postal-code', phone: '+7 495 123-45-67' };
const BRITISH: AddressForm = {
  ...USUAL,
  line1: 'address',
  line2: 'line-2',
  city: 'town',
  phone: '+44 20 7946 0123',
};
const AMERICAN: AddressForm = {
  ...USUAL,
  line1: 'address',
  line2: 'unit',
  postcode: 'zip',
  phone: '+1 212 555 0123',
};

const FORMS: Readonly<Record<string, AddressForm>> = {
  US: AMERICAN,
  CA: { ...AMERICAN, region: 'province', postcode: 'postal-code', phone: '+1 416 555 0123' },
  AU: { ...AMERICAN, postcode: 'postcode', phone: '+61 2 5550 1234' },
  NZ: { ...AMERICAN, postcode: 'postcode', phone: '+64 9 555 1234' },
  GB: BRITISH,
  UK: BRITISH,
  IE: { ...BRITISH, phone: '+353 1 555 0123' },
  RU: RUSSIAN,
  UA: { ...RUSSIAN, phone: '+380 44 123 4567' },
  CN: {
    ...USUAL,
    line1: 'detailed',
    line2: 'building',
    region: 'province',
    postcode: 'postal-code',
    phone: '+86 138 0013 8000',
  },
};

/** Returns the form of a country, with the European layout as default. */
export function addressForm(country: string): AddressForm {
  return lookUp(FORMS, country) ?? USUAL;
}

export const ADDRESS_WORDS = {
  line1: { address: 'an address', 'street-number': 'street and house number', detailed: 'street, number and district' },
  city: { city: 'a city', town: 'a town or city' },
  region: { state: 'a state', province: 'a province' },
  postcode: { zip: 'a ZIP code', postcode: 'a postcode', 'postal-code': 'a postal code' },
} as const;
