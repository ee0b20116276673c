import { fullName } from '../kernel/full-name';
import { countryCode } from '../contract/foundation/country-code';
import { regionCode } from './region-codes';

/** Address with optional parts. */
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

/** Formats town, state and postcode by country: 'New York, NY 10013', '10115 Berlin'. */
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
 * Formats an address as letter lines.
 * @param countryName omit for domestic addresses
 */
export function postalLines(address: PostalAddress, countryName = ''): readonly string[] {
  const { firstname = '', lastname = '', company = '', street = [] } = address;
  return [fullName(firstname, lastname), company, ...street, ...townLines(address), countryName]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
