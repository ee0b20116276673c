import { describe, expect, it } from 'vitest';
import { permissionsOf, type Permitted } from '../../../core';
import { ROLES } from '../../../core/contract/foundation/roles';
import { manageLinks, mayOpen } from '../../../ui/routes/manage/manage-links';

const WHO: readonly (readonly [name: string, who: Permitted])[] = [
  ['a customer', { roles: [] }],
  ...ROLES.map((role) => [role, { roles: [role] }] as const),
  ['who packs', { roles: [], permissions: ['orders:read'] }],
];
const every = manageLinks(permissionsOf({ roles: ['admin'] }), { path: '/manage' });

describe('pages of the back office (A §6)', () => {
  it.each(WHO)('are opened to %s exactly if the menu links to them', (_name, who) => {
    const may = permissionsOf(who);
    const menu = manageLinks(may, { path: '/manage' }).map(({ to }) => to);
    for (const { to, needs } of every) {
      expect(menu.includes(to), to).toBe(needs === undefined || may.has(needs));
      if (!to.startsWith('/manage')) continue;
      expect(mayOpen(may, { path: to }), to).toBe(menu.includes(to));
      expect(mayOpen(may, { path: `${to}/17` }), `${to}/17`).toBe(menu.includes(to) || to === '/manage');
    }
  });

  it('are behind a permission, all but the first page and the log, which shows what somebody may read', () => {
    expect(every.filter(({ needs }) => needs === undefined).map(({ to }) => to)).toEqual([
      '/manage',
      '/manage/changes',
    ]);
    expect(mayOpen(permissionsOf({ roles: ['manager'] }), { path: '/manage/settings/site' })).toBe(true);
    expect(mayOpen(permissionsOf({ roles: ['vip'] }), { path: '/manage/settings/other' })).toBe(false);
  });

  it('opens reviews on the pending ones, and stays selected for any filter', () => {
    const reviews = (path: string) =>
      manageLinks(permissionsOf({ roles: ['manager'] }), { path }).find(({ to }) => to === '/manage/reviews');
    expect(reviews('/manage')).toMatchObject({ opensOn: '?status=pending', isHere: false });
    expect(reviews('/manage/reviews')?.isHere).toBe(true);
  });
});
