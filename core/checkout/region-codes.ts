import { lookUp } from '../kernel/look-up';

const CODES: Readonly<Record<string, string>> = {
  US: 'Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,District of Columbia DC,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY',
  CA: 'Alberta AB,British Columbia BC,Manitoba MB,Newfoundland and Labrador NL,New Brunswick NB,Nova Scotia NS,Northwest Territories NT,Nunavut NU,Ontario ON,Prince Edward Island PE,Quebec QC,Saskatchewan SK,Yukon YT,Yukon Territory YT',
};

/** Returns the two-letter code of a US or Canadian region, or the trimmed name if it has none. */
export function regionCode(countryId: string, region: string): string {
  const wanted = region.trim().toLowerCase();
  const named = lookUp(CODES, countryId)
    ?.split(',')
    .find((entry) => entry.slice(0, -3).toLowerCase() === wanted);
  return named?.slice(-2) ?? region.trim();
}
