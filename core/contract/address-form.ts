import { lookUp } from '../kernel/look-up';

/** How a country asks for an address: what its forms call each line. Interfaces have the words for each kind. */
export interface AddressForm {
  /** First line: the whole address, a street with its house number, or all from the street down to the room. */
  readonly line1: 'address' | 'street-number' | 'detailed';
  /** Second line, never required: a unit of a house, any second line, an addition to the street, a flat, or a building with its unit. */
  readonly line2: 'unit' | 'line-2' | 'addition' | 'flat' | 'building';
  readonly city: 'city' | 'town';
  readonly region: 'state' | 'province';
  readonly postcode: 'zip' | 'postcode' | 'postal-code';
  /** A phone number as people there write it. */
  readonly phone: string;
}

/** Everywhere else: as most of Europe writes addresses. */
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

/** The form of a country; the usual one of Europe where a country has none of its own. Pure. */
export function addressForm(country: string): AddressForm {
  return lookUp(FORMS, country) ?? USUAL;
}

/** What is asked for, in the English of messages: 'Please enter {what}'. */
export const ADDRESS_WORDS = {
  line1: { address: 'an address', 'street-number': 'street and house number', detailed: 'street, number and district' },
  city: { city: 'a city', town: 'a town or city' },
  region: { state: 'a state', province: 'a province' },
  postcode: { zip: 'a ZIP code', postcode: 'a postcode', 'postal-code': 'a postal code' },
} as const;
