import { countryCode } from '../contract/country-code';

/** Countries between which goods move without customs duties: the European Union and the Eurasian Economic Union. */
const CUSTOMS_UNIONS = [
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  'AM BY KG KZ RU',
];

/** Returns true if a destination lies outside the country of the store. Pure. */
export function isAbroad(country: string, storeCountry: string): boolean {
  return countryCode(country) !== countryCode(storeCountry);
}

/** Returns true if customs duties may be due on goods from the store's country: the destination lies in another customs area. Pure. */
export function mayOweDuties(country: string, storeCountry: string): boolean {
  const [there, here] = [countryCode(country), countryCode(storeCountry)];
  return there !== here && !CUSTOMS_UNIONS.some((union) => union.includes(there) && union.includes(here));
}

/** Price and days of a way to ship to destinations outside the store's country; days that are left out are not promised. */
export interface AbroadTerms {
  readonly amount: number;
  readonly limit?: number | undefined;
  readonly days_to_delivery?: number | undefined;
  readonly least_days_to_delivery?: number | undefined;
}

/** Members of a way to ship that say where it goes. */
interface Reach extends AbroadTerms {
  readonly abroad?: AbroadTerms | undefined;
  readonly domestic_only?: boolean | undefined;
}

/** The terms of the store's country do not count abroad where others are set. */
const NO_TERMS = { limit: undefined, days_to_delivery: undefined, least_days_to_delivery: undefined };

/**
 * Returns the ways to ship that go abroad, with their terms for abroad; a way without such terms costs and takes the same everywhere. Pure.
 */
export function abroadOf<W extends Reach>(ways: readonly W[]): readonly W[] {
  return ways
    .filter(({ domestic_only: isDomestic }) => isDomestic !== true)
    .map((way) => (way.abroad === undefined ? way : { ...way, ...NO_TERMS, ...way.abroad }));
}
