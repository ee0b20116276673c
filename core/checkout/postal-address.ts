import { fullName } from '../kernel/full-name';
import { countryCode } from '../contract/country-code';
import { regionCode } from './region-codes';

/** An address as far as it is known. */
export interface PostalAddress {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  readonly company?: string | undefined;
  readonly street?: readonly string[] | undefined;
  readonly postcode?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | null | undefined;
  readonly region_code?: string | null | undefined;
  readonly countryId?: string | undefined;
}

/** How a country writes the town: each line with what stands on it, in this order. */
type Form = (parts: { readonly city: string; readonly postcode: string; readonly state: string }) => readonly string[];

const american: Form = ({ city, postcode, state }) => [joined([city, joined([state, postcode], ' ')], ', ')];
const canadian: Form = ({ city, postcode, state }) => [joined([city, state, postcode], ' ')];
const british: Form = ({ city, postcode, state }) => [city, state, postcode];
const european: Form = ({ city, postcode, state }) => [joined([postcode, city], ' '), state];

function formOf(countryId: string): Form {
  switch (countryCode(countryId)) {
    case 'US':
      return american;
    case 'CA':
      return canadian;
    case 'UK':
      return british;
    default:
      return european;
  }
}

function joined(parts: readonly string[], by: string): string {
  return parts.filter((part) => part !== '').join(by);
}

/** Town, state and postcode as the country of the address writes them: 'New York, NY 10013', '10115 Berlin'. Pure. */
export function townLines({
  countryId = '',
  city = '',
  postcode = '',
  region,
  region_code,
}: PostalAddress): readonly string[] {
  const state = region_code?.trim() || regionCode(countryId, region ?? '');
  const lines = formOf(countryId)({ city: city.trim(), postcode: postcode.trim(), state });
  return lines.filter((line) => line !== '');
}

/**
 * An address as a letter has it, line by line. Pure.
 * @param countryName what the reader calls the country; left out where it goes without saying
 */
export function postalLines(address: PostalAddress, countryName = ''): readonly string[] {
  const { firstname = '', lastname = '', company = '', street = [] } = address;
  return [fullName(firstname, lastname), company, ...street, ...townLines(address), countryName]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
