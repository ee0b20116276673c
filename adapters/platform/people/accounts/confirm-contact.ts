import { confirmedContacts } from '../../../../core/contract/people/sign-in-contacts';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';

/** Confirms an account by a contact whose owner has just proven that they read it. The caller has locked it. */
export async function confirmContact(
  { customers }: Pick<Repositories, 'customers'>,
  customer: Customer,
  contact: string,
  now: number,
): Promise<void> {
  if (customer.isVerified) return;
  // The profile may have been emptied since it was read.
  const { email } = (await customers.byId(customer.id)) ?? customer;
  const contacts = { ...confirmedContacts(customer, contact), email };
  await customers.setContacts(customer.id, { ...contacts, isVerified: true, newLogin: undefined }, now);
}
