import type { Role } from './roles';

/** Staff permissions, checked by endpoints and used to hide menus. */
export const PERMISSIONS = [
  'bonuses:write',
  'catalogue:read',
  'catalogue:write',
  'commerce:read',
  'commerce:write',
  'content:read',
  'content:write',
  'design:write',
  'figures:read',
  'gift-cards:read',
  'gift-cards:write',
  'import:run',
  'orders:read',
  'orders:refund',
  'orders:write',
  'payouts:read',
  'payouts:write',
  'people:act',
  'people:erase',
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
/** Permission of staff; check it with `mayUser`. */
export type Permission = (typeof PERMISSIONS)[number];

const ADMINS_ALONE: ReadonlySet<Permission> = new Set([
  'design:write',
  'people:erase',
  'roles:write',
  'settings:write',
]);

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  admin: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !ADMINS_ALONE.has(permission)),
  blogger: [],
  vip: [],
};

/** Custom roles cannot grant roles:write. */
export const GRANTABLE: readonly Permission[] = PERMISSIONS.filter((permission) => permission !== 'roles:write');

/** Roles and extra permissions of a user. */
export interface Permitted {
  readonly roles: readonly Role[];
  /** Unknown names grant nothing. */
  readonly permissions?: readonly string[] | undefined;
}

/** Ignores roles until the contact is confirmed: a stranger may have registered it. */
export function confirmedRights<R extends Permitted & { readonly ownRoles: readonly string[] }>(
  isConfirmed: boolean,
  granted: R,
): R | { readonly roles: readonly []; readonly ownRoles: readonly []; readonly permissions: readonly [] } {
  return isConfirmed ? granted : { roles: [], ownRoles: [], permissions: [] };
}

/** Returns all permissions of a user's roles. */
export function permissionsOf({ roles, permissions = [] }: Permitted): ReadonlySet<Permission> {
  const own = GRANTABLE.filter((permission) => permissions.includes(permission));
  return new Set([...roles.flatMap((role) => ROLE_PERMISSIONS[role]), ...own]);
}

/** Returns true for staff, even before their second factor. */
export function isStaff(user: Permitted & { readonly second_factor?: string | undefined }): boolean {
  return user.second_factor !== undefined || permissionsOf(user).size > 0;
}

/** Checks a single permission. */
export function mayUser(who: Permitted, permission: Permission): boolean {
  return permissionsOf(who).has(permission);
}

/** Returns true if the user may keep design drafts; publishing needs 'design:write'. */
export function mayTryDesign(who: Permitted): boolean {
  return mayUser(who, 'content:write');
}
