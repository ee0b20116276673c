import { basename } from 'node:path';
import type { RecordImportReport } from '../../../core/contract/staff/import-records';
import type { PeopleHistory, PeopleWriter } from '../../platform/ports/staff/people-data';
import { DEFAULT_BASE } from '../../platform/foundation/commerce/shop-price';
import { inLots, RecordLog } from '../records/record-log';
import { lackOf, recordsIn, type RecordInput } from '../records/record-table';
import { readTable } from '../read-table';
import { columnsOf } from '../source/headings';
import { CUSTOMER_SPEC } from './customer-headings';
import { customerShape, readCustomers } from './read-customers';
import { readCustomerTable } from './read-customer-table';
import type { CustomerReason, SourceCustomer, SourceCustomers } from './source-customer';

const GENERAL = 1;
const OF_EVERYBODY = ['', '0', '1'];

/**
 * Imports customers without passwords, from Magento, Shopify, WooCommerce, PrestaShop or any table. Existing accounts
 * are unchanged, no emails are sent, and repeating it is a no-op. The contacts are unconfirmed.
 * @throws ImportFileError if the file cannot be read
 */
export async function importCustomers(
  input: RecordInput,
  people: PeopleHistory,
  { dryRun }: { readonly dryRun: boolean },
): Promise<RecordImportReport> {
  const log = new RecordLog();
  const { source, format } = await sourceOf(input, log);
  const { refusedCustomers, refusedAddresses, notes } = source;
  for (const reason of refusedCustomers) log.refuse(reasonOf(reason));
  for (const reason of [...refusedAddresses, ...notes]) log.note(reasonOf(reason));
  const refusedRows = new Set(refusedAddresses.map(({ row }) => row)).size;
  if (refusedRows > 0) log.also('refused_addresses', refusedRows);
  const passwords = source.customers.filter(({ hasPassword }) => hasPassword).length;
  if (passwords > 0) log.also('passwords', passwords);
  await inLots(source.customers, async (lot) => {
    // A unit that the database repeats counts anew.
    const done = await people.write(async (writer) => {
      const part = new RecordLog();
      for (const customer of lot) {
        if (source.kind === 'customers') await writeCustomer(writer, customer, { log: part, format, dryRun });
        else await fillBook(writer, customer, { log: part, dryRun });
      }
      return part;
    });
    log.add(done);
  });
  return log.report({ kind: 'customers', file: basename(input.file), format, dryRun });
}

async function sourceOf(
  input: RecordInput,
  log: RecordLog,
): Promise<{ readonly source: SourceCustomers; readonly format: string }> {
  const { file, sheet, map } = input;
  const isTable = (columns: readonly string[]) =>
    lackOf(CUSTOMER_SPEC, columnsOf(CUSTOMER_SPEC.headings, columns)) === undefined;
  const isKnown = (columns: readonly string[]) => customerShape(columns) !== undefined || isTable(columns);
  const table = await readTable(file, { sheet, isKnown });
  if (map !== undefined || customerShape(table.columns) === undefined) {
    const records = recordsIn(table, input, CUSTOMER_SPEC, log);
    return { source: await readCustomerTable(records), format: records.format };
  }
  const source = await readCustomers(basename(file), table);
  for (let row = 0; row < source.rows; row += 1) log.read();
  return { source, format: 'magento' };
}

interface Writing {
  readonly log: RecordLog;
  readonly format: string;
  readonly dryRun: boolean;
}

async function writeCustomer(
  people: PeopleWriter,
  customer: SourceCustomer,
  { log, format, dryRun }: Writing,
): Promise<void> {
  const { row, email, phone, firstname, lastname, since, addresses } = customer;
  const contact = email ?? phone ?? '';
  if ((await people.personOf(contact)) !== undefined) {
    log.count('existing');
    return;
  }
  const place = { row, column: email === undefined ? 'phone' : 'email', about: contact };
  if (await people.hasLeft(contact, 'erased')) {
    log.refuse({ ...place, reason: 'was erased here: only the person can open an account again' });
    return;
  }
  log.count('created');
  if (addresses.length > 0) log.also('addresses', addresses.length);
  for (const note of groupNotes(people, customer)) log.note(reasonOf(note));
  if (!dryRun)
    await people.writePerson({
      source: format,
      ...(email !== undefined && { email }),
      ...(email === undefined && phone !== undefined && { phone }),
      // The first login code verifies ownership.
      isVerified: false,
      firstname,
      lastname,
      since,
      addresses,
      roles: [],
      groupId: groupOf(people, customer.group) ?? GENERAL,
      bonus: 0,
      currency: people.stores[0]?.currency ?? DEFAULT_BASE,
    });
  // Consent is taken once, with the account: people who unsubscribed here stay unsubscribed.
  if (customer.isSubscriber !== true || email === undefined) return;
  if (await people.hasLeft(email, 'unsubscribed'))
    log.note({ ...place, reason: 'unsubscribed here, and stays without the newsletter' });
  else if (dryRun || (await people.subscribe(email))) log.also('subscribers');
}

/**
 * Fills an empty address book only if the email is verified: otherwise a stranger who registered it could read the
 * owner's address.
 */
async function fillBook(
  people: PeopleWriter,
  customer: SourceCustomer,
  { log, dryRun }: Pick<Writing, 'dryRun' | 'log'>,
): Promise<void> {
  const { row, email = '', addresses } = customer;
  const known = await people.personOf(email);
  if (known === undefined) {
    log.refuse({
      row,
      column: '_email',
      about: email,
      reason: 'has no account here: import the file of customers first',
    });
    return;
  }
  log.count('existing');
  if (known.addresses > 0 || !known.isProven || addresses.length === 0) return;
  log.also('addresses', addresses.length);
  if (!dryRun) await people.giveAddresses(known.id, addresses);
}

function reasonOf({ email, ...reason }: CustomerReason) {
  return { ...reason, about: email };
}

function groupOf({ groups }: PeopleWriter, group: string): number | undefined {
  return groups.find((id) => String(id) === group);
}

function groupNotes(people: PeopleWriter, { row, email = '', group }: SourceCustomer): readonly CustomerReason[] {
  if (OF_EVERYBODY.includes(group) || groupOf(people, group) !== undefined) return [];
  const reason = `"${group.slice(0, 40)}" is no price group that this import may grant: the account gets regular prices`;
  return [{ row, column: 'group_id', email, reason }];
}
