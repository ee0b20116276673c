import { describe, expect, it } from 'vitest';
import { PERMISSIONS, mayRoles, permissionsOf } from '../../../core/contract/permissions';

describe('what staff is let do (A §6)', () => {
  it('is all for an admin, and for a manager all but design, roles and settings', () => {
    expect([...permissionsOf(['admin'])].sort()).toEqual([...PERMISSIONS].sort());
    const without = PERMISSIONS.filter((one) => !permissionsOf(['manager']).has(one));
    expect([...without].sort()).toEqual(['design:write', 'roles:write', 'settings:write']);
  });

  it('is nothing for bloggers and customers, and roles add up', () => {
    expect([...permissionsOf(['blogger', 'vip'])]).toEqual([]);
    expect(mayRoles(['blogger', 'manager'], 'orders:write')).toBe(true);
    expect(mayRoles(['vip'], 'orders:read')).toBe(false);
  });
});
