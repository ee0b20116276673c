import type { Permission, RouteMatch } from '../../../core';
import type { ManageKey } from '../../text/messages-manage-en';

interface Entry {
  readonly to: string;
  readonly label: ManageKey;
  /** What somebody must be let do to see it; nothing for everybody of the staff. */
  readonly needs?: Permission;
}

const ENTRIES: readonly Entry[] = [
  { to: '/manage', label: 'nav.home' },
  { to: '/manage/orders', label: 'nav.orders', needs: 'orders:read' },
  { to: '/manage/products', label: 'nav.products', needs: 'catalogue:read' },
  { to: '/manage/categories', label: 'nav.categories', needs: 'catalogue:read' },
  { to: '/manage/stock-levels', label: 'nav.stock', needs: 'catalogue:read' },
  { to: '/manage/prices', label: 'nav.prices', needs: 'catalogue:write' },
  { to: '/manage/import', label: 'nav.import', needs: 'import:run' },
  { to: '/manage/coupons', label: 'nav.coupons', needs: 'promotions:read' },
  { to: '/manage/reviews', label: 'nav.reviews', needs: 'reviews:read' },
  { to: '/manage/pages', label: 'nav.pages', needs: 'content:read' },
  { to: '/manage/blocks', label: 'nav.blocks', needs: 'content:read' },
  { to: '/admin/design', label: 'nav.design', needs: 'content:write' },
  { to: '/manage/changes', label: 'nav.changes' },
];

/** The pages of the back office that somebody may see; the same rule as on the server decides. Pure. */
export function manageLinks(
  permissions: ReadonlySet<Permission>,
  route: Pick<RouteMatch, 'path'>,
): readonly (Entry & { readonly isHere: boolean })[] {
  return ENTRIES.filter(({ needs }) => needs === undefined || permissions.has(needs)).map((entry) => ({
    ...entry,
    isHere: route.path === entry.to || (entry.to !== '/manage' && route.path.startsWith(`${entry.to}/`)),
  }));
}
