import { countryCode } from '../contract/foundation/country-code';

const CUSTOMS_UNIONS = [
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  'AM BY KG KZ RU',
];

export function isAbroad(country: string, storeCountry: string): boolean {
  return countryCode(country) !== countryCode(storeCountry);
}

/** Returns true if the countries share no customs union. */
export function mayOweDuties(country: string, storeCountry: string): boolean {
  const [there, here] = [countryCode(country), countryCode(storeCountry)];
  return there !== here && !CUSTOMS_UNIONS.some((union) => union.includes(there) && union.includes(here));
}

export interface AbroadTerms {
  readonly amount: number;
  readonly limit?: number | undefined;
  readonly days_to_delivery?: number | undefined;
  readonly least_days_to_delivery?: number | undefined;
}

interface Reach extends AbroadTerms {
  readonly abroad?: AbroadTerms | undefined;
  readonly domestic_only?: boolean | undefined;
}

const NO_TERMS = { limit: undefined, days_to_delivery: undefined, least_days_to_delivery: undefined };

export function abroadOf<W extends Reach>(ways: readonly W[]): readonly W[] {
  return ways
    .filter(({ domestic_only: isDomestic }) => isDomestic !== true)
    .map((way) => (way.abroad === undefined ? way : { ...way, ...NO_TERMS, ...way.abroad }));
}
