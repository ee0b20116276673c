import { mayUser, permissionsOf } from '../../../../core/contract/foundation/permissions';
import type { SignedInCaller } from '../../foundation';
import type { Customer } from '../../ports/people/customers';

/** Returns true if a caller may start impersonation; nested impersonation is not allowed. */
export function mayBeginToActAs({ customer: actor, actorId }: SignedInCaller, customer: Customer): boolean {
  return actorId === undefined && mayActAs(actor, customer);
}

/** Returns true if staff may impersonate a customer: never an admin, and other staff only by admins. */
export function mayActAs(actor: Customer, customer: Customer): boolean {
  if (!mayUser(actor, 'people:act') || customer.roles.includes('admin')) return false;
  return permissionsOf(customer).size === 0 || actor.roles.includes('admin');
}
