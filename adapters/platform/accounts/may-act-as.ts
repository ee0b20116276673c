import { permissionsOf } from '../../../core/contract/permissions';
import { mayDo } from '../http/require-caller';
import type { SignedInCaller } from '../http/route';
import type { Customer } from '../ports/customers';

/** Whether staff may act as somebody (A §4.3): nobody as an admin, admins alone as others of the staff, and nobody who acts already. */
export function mayActAs(caller: SignedInCaller, customer: Customer): boolean {
  if (!mayDo(caller, 'people:act') || caller.actorId !== undefined || customer.roles.includes('admin')) return false;
  return permissionsOf(customer).size === 0 || caller.customer.roles.includes('admin');
}
