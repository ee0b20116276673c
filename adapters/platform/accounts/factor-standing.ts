import type { FactorStanding } from '../../../core/contract/accounts';
import { permissionsOf, ROLE_PERMISSIONS } from '../../../core/contract/permissions';
import type { FactorPolicy } from '../../../core/contract/second-factor';
import type { Customer } from '../ports/customers';
import type { Repositories } from '../ports/database';

/**
 * What stands between a session and what staff may do; undefined for customers, and where nothing does.
 * @param factorAt when the session was given a second factor; one of before the present factor was confirmed was given for another
 */
export async function factorStanding(
  { secondFactors }: Pick<Repositories, 'secondFactors'>,
  customer: Customer,
  factorAt: number | undefined,
  policy: FactorPolicy,
): Promise<FactorStanding | undefined> {
  if (permissionsOf(customer).size === 0) return undefined;
  const confirmedAt = (await secondFactors.find(customer.id))?.confirmedAt;
  if (confirmedAt === undefined) return policy === 'required' ? 'to-set-up' : undefined;
  return factorAt !== undefined && factorAt >= confirmedAt ? undefined : 'needed';
}

/** Somebody as they are where something stands between: with no role that lets them do anything of staff's. Pure. */
export function withoutStaffRights(customer: Customer): Customer {
  const roles = customer.roles.filter((role) => ROLE_PERMISSIONS[role].length === 0);
  return { ...customer, roles, permissions: [] };
}
