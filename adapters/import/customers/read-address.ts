import type * as z from 'zod/mini';
import { validateAddress } from '../../../core/checkout/validate-checkout';
import type { OrderAddress } from '../../../core/contract';
import { orderAddress } from '../../../core/contract/cart';
import { isPhone } from '../../../core/contract/contact';
import { countryCode } from '../../../core/contract/country-code';
import { lookUp } from '../../../core/kernel/look-up';
import { cellOf } from '../source/cell-of';

type Cells = Readonly<Record<string, string>>;

/** What Magento calls the fields of an address. */
const COLUMNS = {
  firstName: 'firstname',
  lastName: 'lastname',
  country: 'country_id',
  streetAddress: 'street',
  city: 'city',
  state: 'region',
  zipCode: 'postcode',
} as const;
/** The members of an address whose columns are called otherwise than they. */
const MEMBERS: Readonly<Record<string, string>> = { countryId: 'country_id', taxId: 'vat_id' };
/** What makes a row say that there is an address: a name alone is none. */
const NEEDED = ['street', 'city', 'postcode', 'country_id', 'telephone'] as const;
const LONGEST_PHONE = 40;

/** An address, or what is wrong with it by column; and what of it was left out. */
export interface ReadAddress {
  readonly address?: OrderAddress;
  readonly faults: readonly { readonly column: string; readonly reason: string }[];
  readonly notes: readonly { readonly column: string; readonly reason: string }[];
}

/** Whether these columns of a row say anything of an address. */
export function hasAddress(cells: Cells, prefix: string): boolean {
  return NEEDED.some((column) => cellOf(cells, prefix + column) !== '');
}

/**
 * Reads an address of Magento by the rules that an address of an account has here (A §5). A telephone number that is none is left out of
 * it, since the address is still one. Pure.
 * @param prefix what the columns begin with: '_address_' beside customers, nothing in a file of addresses
 * @param owner whose it is; their name stands in for one that the address lacks
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
  const isRung = phone.length <= LONGEST_PHONE && isPhone(phone);
  const left = { column: `${prefix}telephone`, reason: saying(phone, 'is no telephone number') };
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

/** What the contract says of the whole, such as how many lines a street has. */
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

/** Longest text of a cell that a reason repeats. */
const MOST_SAID = 60;

function saying(given: string, message: string): string {
  if (given === '') return message;
  return `"${given.length > MOST_SAID ? `${given.slice(0, MOST_SAID)}…` : given}": ${message}`;
}
