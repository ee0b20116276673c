import { isSameAddress } from '../../../core/accounts/plan-address-change';
import type { OrderAddress } from '../../../core/contract';
import { MAX_ADDRESSES } from '../../../core/contract/foundation/limits';
import type { RecordTable } from '../records/record-table';
import type { CustomerField } from './customer-headings';
import { readCustomerRow } from './read-customer-row';
import type { CustomerReason, SourceCustomer, SourceCustomers } from './source-customer';

/** Reads customers of any table. Rows with the same contact are one customer with several addresses. */
export async function readCustomerTable({ rows }: RecordTable<CustomerField>): Promise<SourceCustomers> {
  const found = new Map<string, SourceCustomer & { readonly addresses: OrderAddress[] }>();
  const refusedCustomers: CustomerReason[] = [];
  const refusedAddresses: CustomerReason[] = [];
  const notes: CustomerReason[] = [];
  let count = 0;
  for await (const row of rows) {
    count += 1;
    const { customer, faults, addressFaults, notes: left } = readCustomerRow(row);
    const email = customer?.email ?? customer?.phone ?? row.cell('email');
    const placed = (field: CustomerField, reason: string) => ({ row: row.row, column: row.at(field), email, reason });
    refusedCustomers.push(...faults.map(({ field, reason }) => placed(field, reason)));
    refusedAddresses.push(...addressFaults.map(({ field, reason }) => placed(field, reason)));
    notes.push(...left.map(({ field, reason }) => placed(field, reason)));
    if (customer === undefined) continue;
    const { address, ...person } = customer;
    const known = found.get(email);
    const addresses: OrderAddress[] = known?.addresses ?? [];
    if (known === undefined) found.set(email, { ...person, row: row.row, group: '', hasPassword: false, addresses });
    else found.set(email, { ...known, isSubscriber: consentOf(known.isSubscriber, person.isSubscriber) });
    if (address === undefined || addresses.some((one) => isSameAddress(one, address))) continue;
    if (addresses.length < MAX_ADDRESSES) addresses.push(address);
    else refusedAddresses.push(placed('street', `an account has at most ${String(MAX_ADDRESSES)} addresses`));
  }
  return { kind: 'customers', rows: count, customers: [...found.values()], refusedCustomers, refusedAddresses, notes };
}

/** Rows that disagree give no consent; a row that says nothing agrees. */
function consentOf(one: boolean | undefined, other: boolean | undefined): boolean | undefined {
  return one === undefined || other === undefined ? (one ?? other) : one && other;
}
