import { describe, expect, it } from 'vitest';
import { badgeOf } from '../../../core/accounts/badge';

describe('the badge of a user (A §6)', () => {
  it.each([
    [['vip'], 'privileged'],
    [['blogger'], 'owner'],
    [['admin'], 'admin'],
    [['vip', 'blogger'], 'owner'],
    [['vip', 'manager', 'admin'], 'admin'],
    [['manager'], undefined],
    [[], undefined],
  ] as const)('of %j is %s', (roles, badge) => {
    expect(badgeOf(roles)).toBe(badge);
  });
});
