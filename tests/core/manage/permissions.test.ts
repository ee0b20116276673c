import { describe, expect, it } from 'vitest';
import { PERMISSIONS, mayUser, permissionsOf } from '../../../core/contract/foundation/permissions';

describe('staff permissions (A §6)', () => {
  it('include everything for an admin, and for a manager everything but design, erasure, roles and settings', () => {
    expect([...permissionsOf({ roles: ['admin'] })].sort()).toEqual([...PERMISSIONS].sort());
    const without = PERMISSIONS.filter((one) => !permissionsOf({ roles: ['manager'] }).has(one));
    expect([...without].sort()).toEqual(['design:write', 'people:erase', 'roles:write', 'settings:write']);
  });

  it('are empty for bloggers and customers, and roles add up', () => {
    expect([...permissionsOf({ roles: ['blogger', 'vip'] })]).toEqual([]);
    expect(mayUser({ roles: ['blogger', 'manager'] }, 'orders:write')).toBe(true);
    expect(mayUser({ roles: ['vip'] }, 'orders:read')).toBe(false);
  });

  it('include the permissions of a custom role, but never the right to assign permissions, and no unknown ones', () => {
    const packer = { roles: ['vip'], permissions: ['orders:read', 'roles:write', 'fly'] } as const;
    expect([...permissionsOf(packer)]).toEqual(['orders:read']);
    expect(mayUser(packer, 'roles:write')).toBe(false);
  });
});
