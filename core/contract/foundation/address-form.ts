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

/** Example numbers of the other countries where the stores sell. */
const PHONES: Readonly<Record<string, string>> = {
  AT: '+43 664 123456', BE: '+32 450 00 12 34', BG: '+359 43 012 345', CH: '+41 78 123 45 67', CY: '+357 96 123456',
  CZ: '+420 601 123 456', DK: '+45 34 41 23 45', EE: '+372 5123 4567', ES: '+34 612 34 56 78', FI: '+358 41 2345678',
  FR: '+33 6 12 34 56 78', GR: '+30 691 234 5678', HR: '+385 92 123 4567', HU: '+36 20 123 4567', IT: '+39 312 345 6789',
  JP: '+81 90 1234 5678', LT: '+370 612 34567', LU: '+352 628 123 456', LV: '+371 21 234 567', MT: '+356 9696 1234',
  NL: '+31 6 12345678', NO: '+47 40 61 23 45', PL: '+48 512 345 678', PT: '+351 912 345 678', RO: '+40 712 034 567',
  SE: '+46 70 123 45 67', SI: '+386 31 234 567', SK: '+421 912 123 456',
}; // prettier-ignore

/** Returns the form of a country, with the European layout as default. */
export function addressForm(country: string): AddressForm {
  const form = lookUp(FORMS, country) ?? USUAL;
  const phone = lookUp(PHONES, country);
  return phone === undefined ? form : { ...form, phone };
}

export const ADDRESS_WORDS = {
  line1: { address: 'an address', 'street-number': 'street and house number', detailed: 'street, number and district' },
  city: { city: 'a city', town: 'a town or city' },
  region: { state: 'a state', province: 'a province' },
  postcode: { zip: 'a ZIP code', postcode: 'a postcode', 'postal-code': 'a postal code' },
} as const;
