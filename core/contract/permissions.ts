import type { Role } from './roles';

/**
 * What staff may be let do, one by one (A §6). An endpoint of staff names the one that it takes; menus, search and pages ask for the same, so that
 * nobody is shown what they would be refused.
 */
export const PERMISSIONS = [
  'catalogue:read',
  'catalogue:write',
  'commerce:read',
  'commerce:write',
  'content:read',
  'content:write',
  'design:write',
  'figures:read',
  'import:run',
  'orders:read',
  'orders:refund',
  'orders:write',
  'payouts:read',
  'payouts:write',
  'people:act',
  'people:read',
  'people:write',
  'promotions:read',
  'promotions:write',
  'reviews:read',
  'reviews:write',
  'roles:write',
  'settings:read',
  'settings:write',
  'stock:write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Only an admin has these: they decide who may do what, and what the shop looks like (A §6). */
const ADMINS_ALONE: ReadonlySet<Permission> = new Set(['design:write', 'roles:write', 'settings:write']);

/** What the roles of A §6 are let do. Those of customers and bloggers let nobody into the back office. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  admin: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !ADMINS_ALONE.has(permission)),
  blogger: [],
  vip: [],
};

/** All that somebody is let do, by all of their roles together. Pure. */
export function permissionsOf(roles: readonly Role[]): ReadonlySet<Permission> {
  return new Set(roles.flatMap((role) => ROLE_PERMISSIONS[role]));
}

/** Whether one of the roles lets somebody do something. Pure. */
export function mayRoles(roles: readonly Role[], permission: Permission): boolean {
  return roles.some((role) => ROLE_PERMISSIONS[role].includes(permission));
}
