import { mayUser, permissionsOf } from '../../../core/contract/permissions';
import type { SignedInCaller } from '../http/route';
import type { Customer } from '../ports/customers';

/** Returns true where a caller may begin to act as somebody: nobody does who acts already. */
export function mayBeginToActAs({ customer: actor, actorId }: SignedInCaller, customer: Customer): boolean {
  return actorId === undefined && mayActAs(actor, customer);
}

/** Returns true where staff may act as somebody (A §4.3): nobody as an admin, and admins alone as others of the staff. */
export function mayActAs(actor: Customer, customer: Customer): boolean {
  if (!mayUser(actor, 'people:act') || customer.roles.includes('admin')) return false;
  return permissionsOf(customer).size === 0 || actor.roles.includes('admin');
}
