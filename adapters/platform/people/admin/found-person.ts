import { readContact } from '../../../../core/contract/foundation/contact';
import { accessDenied, nameOfCaller, notFound, type SignedInCaller, versionOf } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import { mayChange } from './may-change';

const OWNER = 'shop';
type Db = Pick<Repositories, 'customers'>;

/** @throws ApiError 404 */
export async function foundPerson({ customers }: Db, id: number): Promise<Customer> {
  const customer = await customers.byId(id);
  if (customer === undefined) throw notFound(`person ${String(id)} does not exist`);
  return customer;
}

/** @throws ApiError 403 for people with more rights than the caller; 404 */
export async function lockedPerson(db: Db, id: number, caller: SignedInCaller | undefined): Promise<Customer> {
  await db.customers.lock(id);
  const person = await foundPerson(db, id);
  if (!mayChange(caller?.customer, person)) throw accessDenied();
  return person;
}

/** @param who account number, login e-mail or phone @throws ApiError 404 */
export async function personIdOf({ customers }: Db, who: string): Promise<number> {
  const typed = who.trim();
  const contact = /^\d{1,15}$/.test(typed) ? undefined : readContact(typed);
  const found = await (contact === undefined ? customers.byId(Number(typed)) : customers.byLogin(contact.value));
  if (found === undefined) throw notFound(`no account has ${typed}`);
  return found.id;
}

/** Version of what `changePerson` changes. */
export function personRevision(customer: Customer): string {
  const { firstname, lastname, loginEmail, loginPhone, email, isVerified, addresses, tags } = customer;
  return versionOf({ firstname, lastname, loginEmail, loginPhone, email, isVerified, addresses, tags });
}

/** Name of who acts, for logs. @param caller omitted for the owner */
export function whoOf(caller: SignedInCaller | undefined): string {
  return caller === undefined ? OWNER : nameOfCaller(caller);
}
