import { isSameAddress } from '../../../core/accounts/plan-address-change';
import type { OrderAddress } from '../../../core/contract';
import { readEmail } from '../../../core/contract/foundation/contact';
import { MAX_ADDRESSES, MAX_NAME } from '../../../core/contract/foundation/limits';
import { cellOf } from '../source/cell-of';
import { ImportFileError } from '../source/import-report';
import { momentOf } from '../source/moment-of';
import type { CsvRow, CsvRows } from '../source/read-csv';
import type { CustomerReason, SourceCustomer, SourceCustomers } from './source-customer';
import { hasAddress, readAddress } from './read-address';
import { raggedReason } from '../source/ragged-row';

/** A Magento customer file has at least one of these; a mailing list has none. */
const OF_MAGENTO = ['_website', '_store', 'website_id', 'store_id', 'group_id', 'created_in'] as const;
const RANKS = { shipping: 2, billing: 1 } as const;

interface Shape {
  readonly kind: SourceCustomers['kind'];
  readonly email: string;
  readonly prefix: string;
}

/** Detects a Magento customer or address file from its header. */
export function customerShape(columns: readonly string[]): Shape | undefined {
  if (columns.includes('email') && OF_MAGENTO.some((column) => columns.includes(column)))
    return { kind: 'customers', email: 'email', prefix: '_address_' };
  if (columns.includes('_email') && ['street', 'city', 'country_id'].every((column) => columns.includes(column)))
    return { kind: 'addresses', email: '_email', prefix: '' };
  return undefined;
}

/**
 * Reads all customers of a file. Rows without an email address belong to the customer above.
 * @throws ImportFileError if it is not a Magento customer or address file
 */
export async function readCustomers(file: string, { columns, rows }: CsvRows): Promise<SourceCustomers> {
  const shape = customerShape(columns);
  if (shape === undefined) {
    throw new ImportFileError(
      'FILE_FORMAT_UNKNOWN',
      `${file} is not a Magento customer file: it needs the column email with one of ${OF_MAGENTO.join(', ')}, or _email with street, city and country_id.`,
    );
  }
  const reading = new Reading(shape);
  for await (const row of rows) reading.take(row);
  return reading.result();
}

interface Found {
  readonly customer: Omit<SourceCustomer, 'addresses' | 'email'> & { readonly email: string };
  readonly addresses: { readonly address: OrderAddress; readonly rank: number }[];
}

class Reading {
  readonly #found = new Map<string, Found>();
  readonly #refusedCustomers: CustomerReason[] = [];
  readonly #refusedAddresses: CustomerReason[] = [];
  readonly #notes: CustomerReason[] = [];
  #rows = 0;
  #current: Found | undefined;

  constructor(private readonly shape: Shape) {}

  take(row: CsvRow): void {
    this.#rows += 1;
    const { kind, email: column, prefix } = this.shape;
    const given = cellOf(row.cells, column);
    if (row.ragged !== undefined) {
      this.#refuse(row, '', raggedReason(row.ragged));
      return;
    }
    if (given !== '' || kind === 'addresses') this.#current = this.#customerOf(row, given);
    else if (this.#current === undefined)
      this.#refuse(row, column, 'is empty, and the row above has no customer whose address this could be');
    if (this.#current !== undefined && hasAddress(row.cells, prefix)) this.#takeAddress(row, this.#current);
  }

  #refuse({ row, cells }: CsvRow, column: string, reason: string): void {
    this.#current = undefined;
    this.#refusedCustomers.push({ row, column, email: cellOf(cells, this.shape.email), reason });
  }

  #customerOf(row: CsvRow, given: string): Found | undefined {
    const email = readEmail(given);
    if (email === undefined) {
      this.#refuse(row, this.shape.email, 'must be an e-mail address like name@example.com');
      return undefined;
    }
    const known = this.#found.get(email);
    if (known !== undefined) return known;
    const cell = (column: string) => cellOf(row.cells, column);
    const isOwn = this.shape.kind === 'customers';
    const note = (column: string, reason: string): void => {
      this.#notes.push({ row: row.row, column, email, reason });
    };
    const name = (columns: readonly string[]): string => {
      const text = columns.map(cell).join(' ').replace(/\s+/gu, ' ').trim();
      if (text.length <= MAX_NAME) return text;
      note(columns[0] ?? '', `is left out: it has ${String(text.length)} characters, at most ${String(MAX_NAME)}`);
      return '';
    };
    const made = isOwn ? cell('created_at') : '';
    const since = momentOf(made);
    if (made !== '' && since === undefined)
      note('created_at', `"${made.slice(0, 40)}" is not a date like 2024-03-01 09:30:00`);
    const customer = {
      row: row.row,
      email,
      firstname: isOwn ? name(['firstname', 'middlename']) : '',
      lastname: isOwn ? name(['lastname']) : '',
      since,
      group: isOwn ? cell('group_id') : '',
      hasPassword: isOwn && (cell('password_hash') || cell('password')) !== '',
    };
    const found = { customer, addresses: [] };
    this.#found.set(email, found);
    return found;
  }

  #takeAddress({ row, cells }: CsvRow, { customer, addresses }: Found): void {
    const { prefix } = this.shape;
    const { email } = customer;
    const { address, faults, notes } = readAddress(cells, prefix, customer);
    this.#refusedAddresses.push(...faults.map((fault) => ({ row, email, ...fault })));
    if (address === undefined || addresses.some((one) => isSameAddress(one.address, address))) return;
    if (addresses.length >= MAX_ADDRESSES) {
      const reason = `an account has at most ${String(MAX_ADDRESSES)} addresses`;
      this.#refusedAddresses.push({ row, column: `${prefix}street`, email, reason });
      return;
    }
    this.#notes.push(
      ...notes.map((note) => ({ row, email, ...note, reason: `${note.reason}; the address comes without` })),
    );
    const isSet = (column: string) => ['1', 'true', 'yes'].includes(cellOf(cells, column).toLowerCase());
    const rank =
      (isSet('_address_default_shipping_') ? RANKS.shipping : 0) +
      (isSet('_address_default_billing_') ? RANKS.billing : 0);
    addresses.push({ address, rank });
  }

  result(): SourceCustomers {
    const customers = [...this.#found.values()].map(({ customer, addresses }) => ({
      ...customer,
      addresses: addresses.toSorted((a, b) => b.rank - a.rank).map(({ address }) => address),
    }));
    return {
      kind: this.shape.kind,
      rows: this.#rows,
      customers,
      refusedCustomers: this.#refusedCustomers,
      refusedAddresses: this.#refusedAddresses,
      notes: this.#notes,
    };
  }
}
