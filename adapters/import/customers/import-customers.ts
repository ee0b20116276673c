import { basename } from 'node:path';
import type { PeopleHistory, PeopleWriter } from '../../platform/ports/staff/people-data';
import { readTable } from '../read-table';
import type { CustomerReason, CustomersReport, SourceCustomer } from './customers-report';
import { customerShape, readCustomers } from './read-customers';
import { BASE_CURRENCY } from '../../platform/foundation/commerce/shop-price';

const SOURCE = 'magento';
const LOT = 200;
const GENERAL = 1;
const OF_EVERYBODY = ['', '0', '1'];

/**
 * Imports customers of a Magento export without passwords. Existing accounts are unchanged, no emails are sent, and
 * repeating it is a no-op.
 * @throws ImportFileError if the file cannot be read
 */
export async function importCustomers(
  { file, sheet }: { readonly file: string; readonly sheet?: string | undefined },
  people: PeopleHistory,
  { dryRun }: { readonly dryRun: boolean },
): Promise<CustomersReport> {
  const input = { sheet, isKnown: (columns: readonly string[]) => customerShape(columns) !== undefined };
  const source = await readCustomers(basename(file), await readTable(file, input));
  const tally = { created: 0, kept: 0, added: 0 };
  const [refused, notes]: [CustomerReason[], CustomerReason[]] = [[], [...source.notes]];
  for (let at = 0; at < source.customers.length; at += LOT) {
    const lot = source.customers.slice(at, at + LOT);
    await people.write(async (writer) => {
      for (const customer of lot) {
        const outcome =
          source.kind === 'customers'
            ? await writeCustomer(writer, customer, dryRun)
            : await fillBook(writer, customer, dryRun);
        if (outcome.kind === 'unknown') refused.push(outcome.reason);
        else tally[outcome.kind] += 1;
        if (outcome.kind !== 'unknown') tally.added += outcome.added;
        notes.push(...(outcome.kind === 'created' ? groupNotes(writer, customer) : []));
      }
    });
  }
  const { refusedCustomers, refusedAddresses } = source;
  const all = [...refusedCustomers, ...refusedAddresses, ...refused];
  return {
    file: basename(file),
    kind: source.kind,
    dry_run: dryRun,
    rows: source.rows,
    customers: { created: tally.created, kept: tally.kept, refused: refusedCustomers.length + refused.length },
    addresses: { added: tally.added, refused: new Set(refusedAddresses.map(({ row }) => row)).size },
    passwords: source.customers.filter(({ hasPassword }) => hasPassword).length,
    refused: all.toSorted((a, b) => a.row - b.row),
    notes: notes.toSorted((a, b) => a.row - b.row),
  };
}

type Outcome =
  | { readonly kind: 'created' | 'kept'; readonly added: number }
  | { readonly kind: 'unknown'; readonly reason: CustomerReason };

async function writeCustomer(people: PeopleWriter, customer: SourceCustomer, dryRun: boolean): Promise<Outcome> {
  const { email, firstname, lastname, since, addresses } = customer;
  if ((await people.personOf(email)) !== undefined) return { kind: 'kept', added: 0 };
  if (!dryRun) {
    await people.writePerson({
      source: SOURCE,
      email,
      // The first login code verifies ownership.
      isVerified: false,
      firstname,
      lastname,
      since,
      addresses,
      roles: [],
      groupId: groupOf(people, customer.group) ?? GENERAL,
      bonus: 0,
      currency: people.stores[0]?.currency ?? BASE_CURRENCY,
    });
  }
  return { kind: 'created', added: addresses.length };
}

/**
 * Fills an empty address book only if the email is verified: otherwise a stranger who registered it could read the
 * owner's address.
 */
async function fillBook(people: PeopleWriter, customer: SourceCustomer, dryRun: boolean): Promise<Outcome> {
  const { row, email, addresses } = customer;
  const known = await people.personOf(email);
  if (known === undefined) {
    const reason = 'has no account here: import the file of customers first';
    return { kind: 'unknown', reason: { row, column: '_email', email, reason } };
  }
  if (known.addresses > 0 || !known.isProven || addresses.length === 0) return { kind: 'kept', added: 0 };
  if (!dryRun) await people.giveAddresses(known.id, addresses);
  return { kind: 'kept', added: addresses.length };
}

function groupOf({ groups }: PeopleWriter, group: string): number | undefined {
  return groups.find((id) => String(id) === group);
}

function groupNotes(people: PeopleWriter, { row, email, group }: SourceCustomer): readonly CustomerReason[] {
  if (OF_EVERYBODY.includes(group) || groupOf(people, group) !== undefined) return [];
  const reason = `"${group.slice(0, 40)}" is not a price group of this shop: the account gets regular prices`;
  return [{ row, column: 'group_id', email, reason }];
}
