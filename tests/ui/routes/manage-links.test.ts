import { describe, expect, it } from 'vitest';
import { permissionsOf, type Permitted } from '../../../core/staff';
import { ROLES } from '../../../core/contract/foundation/roles';
import { managePages, manageSections, mayOpen } from '../../../ui/routes/manage/manage-links';

const WHO: readonly (readonly [name: string, who: Permitted])[] = [
  ['a customer', { roles: [] }],
  ...ROLES.map((role) => [role, { roles: [role] }] as const),
  ['a packer', { roles: [], permissions: ['orders:read'] }],
];
const every = managePages(permissionsOf({ roles: ['admin'] }), { path: '/manage' });

describe('pages of the back office (A §6)', () => {
  it.each(WHO)('are opened to %s exactly if the menu links to them', (_name, who) => {
    const may = permissionsOf(who);
    const menu = managePages(may, { path: '/manage' }).map(({ to }) => to);
    for (const { to, needs } of every) {
      expect(menu.includes(to), to).toBe(needs === undefined || may.has(needs));
      if (!to.startsWith('/manage')) continue;
      expect(mayOpen(may, { path: to }), to).toBe(menu.includes(to));
      expect(mayOpen(may, { path: `${to}/17` }), `${to}/17`).toBe(menu.includes(to) || to === '/manage');
    }
  });

  it('require a permission, except the first page and the log, which shows only readable entries', () => {
    expect(every.filter(({ needs }) => needs === undefined).map(({ to }) => to)).toEqual([
      '/manage',
      '/manage/changes',
    ]);
    expect(mayOpen(permissionsOf({ roles: ['manager'] }), { path: '/manage/settings/site' })).toBe(true);
    expect(mayOpen(permissionsOf({ roles: ['vip'] }), { path: '/manage/settings/other' })).toBe(false);
  });

  it('open reviews on the pending ones, and stay selected for any filter', () => {
    const reviews = (path: string) =>
      managePages(permissionsOf({ roles: ['manager'] }), { path }).find(({ to }) => to === '/manage/reviews');
    expect(reviews('/manage')).toMatchObject({ opensOn: '?status=pending', isHere: false });
    expect(reviews('/manage/reviews')?.isHere).toBe(true);
  });
});

describe('sections of the back office', () => {
  const of = (who: Permitted, path: string) => manageSections(permissionsOf(who), { path });

  it('are limited to eighteen, so that the menu fits a laptop', () => {
    expect(of({ roles: ['admin'] }, '/manage').length).toBeLessThanOrEqual(18);
    expect(new Set(every.map(({ to }) => to)).size).toBe(every.length);
  });

  it('link to the first accessible page, under its name if it is the only one', () => {
    const imports = (permissions: Permitted['permissions'] = []) =>
      of({ roles: [], permissions }, '/manage').find(({ group }) => group === 'nav.group-catalogue');
    expect(imports(['catalogue:write'])).toMatchObject({ to: '/manage/prices', label: 'nav.prices' });
    expect(imports(['import:run'])).toMatchObject({ to: '/manage/import', label: 'nav.import' });
    expect(imports(['import:run', 'catalogue:write'])).toMatchObject({ to: '/manage/prices', label: 'nav.import' });
  });

  it('are current on each of their pages and records, one at a time', () => {
    for (const { to } of every) {
      const here = of({ roles: ['admin'] }, `${to}/17`).filter(({ isHere }) => isHere);
      expect(
        here.map(({ pages }) => pages.some((page) => page.to === to && page.isHere)),
        to,
      ).toEqual(to === '/manage' ? [] : [true]);
    }
  });
});
