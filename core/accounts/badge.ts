import type { Role } from '../contract';

/** What a user is shown as (A §6): 'site admin', 'site owner' for the blogger, 'privileged client' for vip. */
export type Badge = 'admin' | 'owner' | 'privileged';

/** The one badge of a user: of several roles the highest counts; customers and managers have none (A §6). Pure. */
export function badgeOf(roles: readonly Role[]): Badge | undefined {
  if (roles.includes('admin')) return 'admin';
  if (roles.includes('blogger')) return 'owner';
  return roles.includes('vip') ? 'privileged' : undefined;
}
