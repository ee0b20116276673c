import { permissionsOf } from '../../../../core/contract/foundation/permissions';
import type { Customer } from '../../ports/people/customers';

/**
 * Returns true if a caller has all permissions of a person, including those pending until the contact is confirmed.
 * @param caller omitted for the owner
 */
export function mayChange(caller: Customer | undefined, person: Customer): boolean {
  if (caller === undefined) return true;
  const may = permissionsOf(caller);
  const { roles, ownRoles } = person.granted;
  if (ownRoles.length > 0 && !person.isVerified) return may.has('roles:write');
  const rights = permissionsOf({ roles, permissions: person.permissions });
  return [...rights].every((permission) => may.has(permission));
}
