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
/** Something that staff may be let do; `mayUser` says whether somebody may. */
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

/** What a role of the merchant's own may let do: who may do what is for admins alone to say. */
export const GRANTABLE: readonly Permission[] = PERMISSIONS.filter((permission) => permission !== 'roles:write');

/** Somebody with the roles of A §6, and with what roles of the merchant's own let them do besides. */
export interface Permitted {
  readonly roles: readonly Role[];
  /** Names that this version of the shop does not know let nobody do anything. */
  readonly permissions?: readonly string[] | undefined;
}

/**
 * Returns the roles that count for a contact: none until a code or link sent to it was used. A stranger may have registered the address, and must
 * gain nothing by a role that its owner is given later. Pure.
 */
export function confirmedRights<R extends Permitted & { readonly ownRoles: readonly string[] }>(
  isConfirmed: boolean,
  granted: R,
): R | { readonly roles: readonly []; readonly ownRoles: readonly []; readonly permissions: readonly [] } {
  return isConfirmed ? granted : { roles: [], ownRoles: [], permissions: [] };
}

/** All that somebody is let do, by all of their roles together. Pure. */
export function permissionsOf({ roles, permissions = [] }: Permitted): ReadonlySet<Permission> {
  const own = GRANTABLE.filter((permission) => permissions.includes(permission));
  return new Set([...roles.flatMap((role) => ROLE_PERMISSIONS[role]), ...own]);
}

/** Whether somebody is of the staff, also where their session has no such role before it was given a second factor (A §4). Pure. */
export function isStaff(user: Permitted & { readonly second_factor?: string | undefined }): boolean {
  return user.second_factor !== undefined || permissionsOf(user).size > 0;
}

/** Whether one of the roles lets somebody do something. Pure. */
export function mayUser(who: Permitted, permission: Permission): boolean {
  return permissionsOf(who).has(permission);
}

/** Returns true for those who may keep a draft of a design: they write what shoppers read (A §2.1, §6). Saving it takes 'design:write'. Pure. */
export function mayTryDesign(who: Permitted): boolean {
  return mayUser(who, 'content:write');
}
