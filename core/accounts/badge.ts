import type { Role } from '../contract';

/** Badge shown next to a user; 'owner' marks the blogger. */
export type Badge = 'admin' | 'owner' | 'privileged';

/** Returns the badge of the highest role; customers and managers have none. */
export function badgeOf(roles: readonly Role[]): Badge | undefined {
  if (roles.includes('admin')) return 'admin';
  if (roles.includes('blogger')) return 'owner';
  return roles.includes('vip') ? 'privileged' : undefined;
}
