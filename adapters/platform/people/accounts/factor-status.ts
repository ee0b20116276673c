import type { FactorState } from '../../../../core/contract/people/accounts';
import { permissionsOf, ROLE_PERMISSIONS } from '../../../../core/contract/foundation/permissions';
import type { FactorPolicy } from '../../../../core/contract/people/second-factor';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';

/**
 * Returns the missing second factor step of a staff session; undefined if none.
 * @param factorAt time of the second factor; ignored if older than the current factor's setup
 */
export async function factorState(
  { secondFactors }: Pick<Repositories, 'secondFactors'>,
  customer: Customer,
  factorAt: number | undefined,
  policy: FactorPolicy,
): Promise<FactorState | undefined> {
  if (permissionsOf(customer).size === 0) return undefined;
  const confirmedAt = (await secondFactors.find(customer.id))?.confirmedAt;
  if (confirmedAt === undefined) return policy === 'required' ? 'to-set-up' : undefined;
  return factorAt !== undefined && factorAt >= confirmedAt ? undefined : 'needed';
}

export function withoutStaffRights(customer: Customer): Customer {
  const roles = customer.roles.filter((role) => ROLE_PERMISSIONS[role].length === 0);
  return { ...customer, roles, permissions: [] };
}
