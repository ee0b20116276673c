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

/** Countries with their telephone code, without an example of their own. */
const CALLING_CODES = `
  AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AW297 AX358 AZ994 BA387 BB1 BD880 BF226 BH973 BI257 BJ229 BL590
  BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BW267 BY375 BZ501 CC61 CD243 CF236 CG242 CI225 CK682 CL56 CM237 CO57 CR506 CU53
  CV238 CW599 CX61 DJ253 DM1 DO1 DZ213 EC593 EG20 EH212 ER291 ET251 FJ679 FK500 FM691 FO298 GA241 GD1 GE995 GF594 GG44
  GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GT502 GU1 GW245 GY592 HK852 HN504 HT509 ID62 IL972 IM44 IN91 IO246 IQ964
  IR98 IS354 JE44 JM1 JO962 KE254 KG996 KH855 KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94
  LR231 LS266 LY218 MA212 MC377 MD373 ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MP1 MQ596 MR222 MS1 MU230
  MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 NP977 NR674 NU683 OM968 PA507 PE51 PF689 PG675 PH63
  PK92 PM508 PR1 PS970 PW680 PY595 QA974 RE262 RS381 RW250 SA966 SB677 SC248 SD249 SG65 SH290 SJ47 SL232 SM378 SN221
  SO252 SR597 SS211 ST239 SV503 SX1 SY963 SZ268 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1
  TV688 TW886 TZ255 UG256 UY598 UZ998 VA39 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685 YE967 YT262 ZA27 ZM260 ZW263
`;

const callingCodes: ReadonlyMap<string, string> = new Map(
  CALLING_CODES.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** Returns the form of a country, with the European layout as default. */
export function addressForm(country: string): AddressForm {
  const form = lookUp(FORMS, country) ?? USUAL;
  const code = callingCodes.get(country);
  const phone = code === undefined ? lookUp(PHONES, country) : `+${code} 123 456 789`;
  return phone === undefined ? form : { ...form, phone };
}

export const ADDRESS_WORDS = {
  line1: { address: 'an address', 'street-number': 'street and house number', detailed: 'street, number and district' },
  city: { city: 'a city', town: 'a town or city' },
  region: { state: 'a state', province: 'a province' },
  postcode: { zip: 'a ZIP code', postcode: 'a postcode', 'postal-code': 'a postal code' },
} as const;
