import { readEmail, readPhone } from '../../../core/contract/foundation/contact';
import { MAX_NAME } from '../../../core/contract/foundation/limits';
import type { OrderAddress } from '../../../core/contract';
import { enabledCell } from '../mapped/selling-cells';
import { said } from '../records/record-log';
import type { RecordRow } from '../records/record-table';
import { countryOf } from '../source/country-names';
import { instantOf } from '../mapped/moment-text';
import type { CustomerField } from './customer-headings';
import { hasAddress, readAddress } from './read-address';

export interface ReadCustomer {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly since: number | undefined;
  /** Undefined if the row says nothing. */
  readonly isSubscriber: boolean | undefined;
  readonly address: OrderAddress | undefined;
}

interface Fault {
  readonly field: CustomerField;
  readonly reason: string;
}

/** Members of an address as `readAddress` names them. */
const MEMBERS = {
  firstname: 'firstname',
  lastname: 'lastname',
  company: 'company',
  street: 'street',
  city: 'city',
  region: 'region',
  postcode: 'postcode',
  country_id: 'country',
  telephone: 'address_phone',
  vat_id: 'vat_id',
} as const satisfies Readonly<Record<string, CustomerField>>;
const SUBSCRIBED = new Set(['subscribed', 'subscribes', 'confirmed']);

/**
 * Reads a customer with one address. Pure.
 * @returns faults that refuse the row; notes about parts that are left out
 */
export function readCustomerRow(row: RecordRow<CustomerField>): {
  readonly customer?: ReadCustomer;
  readonly faults: readonly Fault[];
  readonly addressFaults: readonly Fault[];
  readonly notes: readonly Fault[];
} {
  const notes: Fault[] = [];
  const [given, number] = [row.cell('email'), plainText(row.cell('phone'))];
  const [email, phone] = [readEmail(given), readPhone(number)];
  if (given !== '' && email === undefined)
    return refused('email', `${said(given)} is not an e-mail address like name@example.com`);
  if (email === undefined && phone === undefined)
    return refused('email', 'is empty, and there is no phone number to sign in with');
  const name = namesOf(row, notes);
  const made = row.cell('since');
  const since = made === '' ? undefined : instantOf(made);
  if (made !== '' && since === undefined)
    notes.push({ field: 'since', reason: `${said(made)} is not a date like 2024-03-01` });
  const { address, faults, notes: left } = addressOf(row, { email: email ?? '', ...name });
  notes.push(...left);
  if (email !== undefined && number !== '' && address?.phone === undefined)
    notes.push({
      field: 'phone',
      reason: 'is left out: an account signs in by email, and there is no address that has it',
    });
  const consent = row.cell('newsletter').toLowerCase();
  const isSubscriber =
    email === undefined || consent === ''
      ? undefined
      : SUBSCRIBED.has(consent) || enabledCell.safeParse(consent).data === true;
  return {
    customer: { email, phone, ...name, since, isSubscriber, address },
    faults: [],
    addressFaults: faults,
    notes,
  };
}

function refused(field: CustomerField, reason: string) {
  return { faults: [{ field, reason }], addressFaults: [], notes: [] };
}

function namesOf(
  row: RecordRow<CustomerField>,
  notes: Fault[],
): { readonly firstname: string; readonly lastname: string } {
  const [first, ...rest] = row.cell('name').split(/\s+/u);
  const whole = row.cell('firstname') === '' && row.cell('lastname') === '';
  const short = (field: 'firstname' | 'lastname', text: string): string => {
    const name = text.replace(/\s+/gu, ' ').trim();
    if (name.length <= MAX_NAME) return name;
    notes.push({ field, reason: `is left out: it has ${String(name.length)} characters, at most ${String(MAX_NAME)}` });
    return '';
  };
  return {
    firstname: short('firstname', whole ? (first ?? '') : row.cell('firstname')),
    lastname: short('lastname', whole ? rest.join(' ') : row.cell('lastname')),
  };
}

function addressOf(
  row: RecordRow<CustomerField>,
  owner: { readonly email: string; readonly firstname: string; readonly lastname: string },
): { readonly address: OrderAddress | undefined; readonly faults: readonly Fault[]; readonly notes: readonly Fault[] } {
  const street = [row.cell('street'), row.cell('street2')].filter((line) => line !== '').join('\n');
  const place = [street, row.cell('city'), row.cell('postcode')];
  if (place.every((text) => text === '')) return { address: undefined, faults: [], notes: [] };
  const cells = {
    ...{ company: row.cell('company'), street, city: row.cell('city'), region: row.cell('region') },
    ...{ postcode: plainText(row.cell('postcode')), country_id: countryOf(row.cell('country')) },
    ...{ telephone: plainText(row.cell('address_phone') || row.cell('phone')), vat_id: row.cell('vat_id') },
  };
  if (!hasAddress(cells, '')) return { address: undefined, faults: [], notes: [] };
  const { address, faults, notes } = readAddress(cells, '', owner);
  const named = (list: readonly { readonly column: string; readonly reason: string }[]) =>
    list.map(({ column, reason }) => ({ field: memberOf(column), reason }));
  return {
    address: address === undefined ? undefined : withoutEmail(address, owner.email),
    faults: named(faults),
    notes: named(notes),
  };
}

/** Shopify writes an apostrophe before numbers, so that spreadsheets keep them as text. */
function plainText(given: string): string {
  return given.replace(/^'/u, '');
}

function memberOf(column: string): CustomerField {
  const found = Object.entries(MEMBERS).find(([member]) => member === column);
  return found === undefined ? 'street' : found[1];
}

function withoutEmail(address: OrderAddress, email: string): OrderAddress {
  if (email !== '') return address;
  const { email: _none, ...rest } = address;
  return rest;
}
