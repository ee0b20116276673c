import type * as z from 'zod/mini';
import { validateAddress } from '../../../core/checkout/validate-checkout';
import type { OrderAddress } from '../../../core/contract';
import { orderAddress } from '../../../core/contract/selling/cart';
import { isPhone } from '../../../core/contract/foundation/contact';
import { countryCode } from '../../../core/contract/foundation/country-code';
import { lookUp } from '../../../core/kernel/look-up';
import { cellOf } from '../source/cell-of';

type Cells = Readonly<Record<string, string>>;

const COLUMNS = {
  firstName: 'firstname',
  lastName: 'lastname',
  country: 'country_id',
  streetAddress: 'street',
  city: 'city',
  state: 'region',
  zipCode: 'postcode',
} as const;
const MEMBERS: Readonly<Record<string, string>> = { countryId: 'country_id', taxId: 'vat_id' };
/** A row has an address if any of these is set; a name alone is not enough. */
const NEEDED = ['street', 'city', 'postcode', 'country_id', 'telephone'] as const;
const MAX_PHONE_LENGTH = 40;

export interface ReadAddress {
  readonly address?: OrderAddress;
  readonly faults: readonly { readonly column: string; readonly reason: string }[];
  readonly notes: readonly { readonly column: string; readonly reason: string }[];
}

export function hasAddress(cells: Cells, prefix: string): boolean {
  return NEEDED.some((column) => cellOf(cells, prefix + column) !== '');
}

/**
 * Reads a Magento address, dropping an invalid telephone number. Pure.
 * @param prefix column prefix: '_address_' in customer files, empty in address files
 * @param owner supplies a missing name
 */
export function readAddress(
  cells: Cells,
  prefix: string,
  owner: { readonly email: string; readonly firstname: string; readonly lastname: string },
): ReadAddress {
  const cell = (column: string) => cellOf(cells, prefix + column);
  const street = cell('street')
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const details = {
    firstName: cell('firstname') || owner.firstname,
    lastName: cell('lastname') || owner.lastname,
    country: countryCode(cell('country_id').toUpperCase()),
    streetAddress: street[0] ?? '',
    city: cell('city'),
    state: cell('region'),
    zipCode: cell('postcode'),
  };
  const typed = { ...details, apartmentNumber: '', region_id: 0, phoneNumber: '' };
  const errors = validateAddress(typed, { countries: undefined, states: undefined });
  const faults = Object.entries(COLUMNS).flatMap(([field, column]) => {
    const problem = lookUp(errors, field);
    return problem === undefined ? [] : [{ column: prefix + column, reason: saying(cell(column), problem.message) }];
  });
  const phone = cell('telephone');
  const isRung = phone.length <= MAX_PHONE_LENGTH && isPhone(phone);
  const left = { column: `${prefix}telephone`, reason: saying(phone, 'is not a phone number') };
  const notes = phone === '' || isRung ? [] : [left];
  if (faults.length > 0) return { faults, notes };
  const [company, taxId] = [cell('company'), cell('vat_id')];
  const address = {
    firstname: details.firstName,
    lastname: details.lastName,
    ...(company !== '' && { company }),
    street,
    city: details.city,
    postcode: details.zipCode,
    countryId: details.country,
    ...(details.state !== '' && { region: details.state }),
    ...(isRung && { phone }),
    ...(taxId !== '' && { taxId }),
    email: owner.email,
  };
  return { ...checked(address, prefix), notes };
}

function checked(address: OrderAddress, prefix: string): Pick<ReadAddress, 'address' | 'faults'> {
  const parsed = orderAddress.safeParse(address);
  if (parsed.success) return { address, faults: [] };
  const faults = parsed.error.issues.map((issue) => {
    const member = String(issue.path[0]);
    return { column: prefix + (lookUp(MEMBERS, member) ?? member), reason: tooMuch(issue) };
  });
  return { faults };
}

function tooMuch(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'too_big') return 'cannot be part of an address';
  return `has more than ${String(issue.maximum)} ${issue.origin === 'array' ? 'lines' : 'characters'}`;
}

const MAX_SAID = 60;

function saying(given: string, message: string): string {
  if (given === '') return message;
  return `"${given.length > MAX_SAID ? `${given.slice(0, MAX_SAID)}…` : given}": ${message}`;
}
