import type { Role } from '../../../../core/contract';
import { mayUser, permissionsOf, type Permission } from '../../../../core/contract/foundation/permissions';
import { secondFactorNeeded } from '../../../../core/contract/people/second-factor';
import type { Customer } from '../../ports/people/customers';
import { ApiError, refuse } from './api-error';
import type { Caller, SignedInCaller } from './route';

export function unauthorized(): ApiError {
  return new ApiError(401, 'Sign in first', { error: 'unauthorized' });
}

export function accessDenied(): ApiError {
  return new ApiError(403, 'ACCESS_DENIED', { error: 'access_denied' });
}

function staffRefused({ secondFactor }: SignedInCaller): ApiError {
  if (secondFactor === undefined) return accessDenied();
  return refuse(secondFactorNeeded, 'SECOND_FACTOR_NEEDED', { second_factor: secondFactor });
}

export function requireUser(caller: Caller): SignedInCaller {
  if (caller.kind !== 'user') throw unauthorized();
  return caller;
}

/** @throws ApiError 401 for guests, 403 ACCESS_DENIED or SECOND_FACTOR_NEEDED for others */
export function requireRole(caller: Caller, ...roles: readonly Role[]): SignedInCaller {
  const user = requireUser(caller);
  if (!roles.some((role) => user.customer.roles.includes(role))) throw staffRefused(user);
  return user;
}

export function mayDo(caller: Caller, permission: Permission): boolean {
  return caller.kind === 'user' && mayUser(caller.customer, permission);
}

/** @throws ApiError 401 for guests, 403 ACCESS_DENIED or SECOND_FACTOR_NEEDED for others */
export function requireStaff(caller: Caller): SignedInCaller {
  const user = requireUser(caller);
  if (permissionsOf(user.customer).size === 0) throw staffRefused(user);
  return user;
}

export function isStaffCaller(caller: Caller): boolean {
  return caller.kind === 'user' && permissionsOf(caller.customer).size > 0;
}

export function requirePermission(caller: Caller, permission: Permission): SignedInCaller {
  const user = requireUser(caller);
  if (!mayDo(user, permission)) throw staffRefused(user);
  return user;
}

export function nameOfCaller(caller: Caller): string {
  return loginOf(requireUser(caller).customer);
}

export function loginOf({ id, loginEmail, loginPhone }: Customer): string {
  return loginEmail ?? loginPhone ?? `customer ${String(id)}`;
}
