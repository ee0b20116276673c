import type { Role } from '../../../core/contract';
import { mayUser, permissionsOf, type Permission } from '../../../core/contract/permissions';
import { secondFactorNeeded } from '../../../core/contract/second-factor';
import type { Customer } from '../ports/customers';
import { ApiError, refuse } from './api-error';
import type { Caller, SignedInCaller } from './route';

/** 401: there is no token, or none that counts. Clients then refresh theirs, or sign in. */
export function unauthorized(): ApiError {
  return new ApiError(401, 'Sign in first', { error: 'unauthorized' });
}

/** A §8: the caller is known, and may not. */
export function accessDenied(): ApiError {
  return new ApiError(403, 'ACCESS_DENIED', { error: 'access_denied' });
}

/** Why somebody may not do what staff may: they are none, or have yet to give their second factor in this session. */
function staffRefused({ secondFactor }: SignedInCaller): ApiError {
  if (secondFactor === undefined) return accessDenied();
  return refuse(secondFactorNeeded, 'SECOND_FACTOR_NEEDED', { second_factor: secondFactor });
}

/** The signed-in caller. @throws ApiError 401 for all others */
export function requireUser(caller: Caller): SignedInCaller {
  if (caller.kind !== 'user') throw unauthorized();
  return caller;
}

/** A caller with one of these roles. @throws ApiError 401 for guests, 403 ACCESS_DENIED or SECOND_FACTOR_NEEDED for others */
export function requireRole(caller: Caller, ...roles: readonly Role[]): SignedInCaller {
  const user = requireUser(caller);
  if (!roles.some((role) => user.customer.roles.includes(role))) throw staffRefused(user);
  return user;
}

/** Whether a caller is let do something of staff's. */
export function mayDo(caller: Caller, permission: Permission): boolean {
  return caller.kind === 'user' && mayUser(caller.customer, permission);
}

/** A caller whom some role lets do something of staff's. @throws ApiError 401 for guests, 403 ACCESS_DENIED or SECOND_FACTOR_NEEDED for others */
export function requireStaff(caller: Caller): SignedInCaller {
  const user = requireUser(caller);
  if (permissionsOf(user.customer).size === 0) throw staffRefused(user);
  return user;
}

/** A caller who is let do this. @throws ApiError 401 for guests, 403 ACCESS_DENIED or SECOND_FACTOR_NEEDED for others */
export function requirePermission(caller: Caller, permission: Permission): SignedInCaller {
  const user = requireUser(caller);
  if (!mayDo(user, permission)) throw staffRefused(user);
  return user;
}

/** Who it was, for logs: the login of the caller. @throws ApiError 401 for guests */
export function nameOfCaller(caller: Caller): string {
  return loginOf(requireUser(caller).customer);
}

/** What a customer signs in with, for logs. */
export function loginOf({ id, loginEmail, loginPhone }: Customer): string {
  return loginEmail ?? loginPhone ?? `customer ${String(id)}`;
}
