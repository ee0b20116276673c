import type { Permission, RouteMatch } from '../../../core';
import type { ManageKey } from '../../text/own-keys';

interface Entry {
  readonly group: ManageKey;
  readonly to: string;
  readonly label: ManageKey;
  /** Initial filter; the list shows it and can clear it. */
  readonly opensOn?: string;
  readonly needs?: Permission;
}

const ENTRIES: readonly Entry[] = [
  { group: 'nav.group-sales', to: '/manage', label: 'nav.home' },
  { group: 'nav.group-sales', to: '/manage/orders', label: 'nav.orders', needs: 'orders:read' },
  { group: 'nav.group-sales', to: '/manage/reports', label: 'nav.reports', needs: 'figures:read' },
  { group: 'nav.group-sales', to: '/manage/closing', label: 'nav.closing', needs: 'figures:read' },
  { group: 'nav.group-sales', to: '/manage/invoices', label: 'nav.invoices', needs: 'orders:read' },
  { group: 'nav.group-catalogue', to: '/manage/products', label: 'nav.products', needs: 'catalogue:read' },
  { group: 'nav.group-catalogue', to: '/manage/categories', label: 'nav.categories', needs: 'catalogue:read' },
  { group: 'nav.group-catalogue', to: '/manage/attributes', label: 'nav.attributes', needs: 'catalogue:read' },
  { group: 'nav.group-catalogue', to: '/manage/stock-levels', label: 'nav.stock', needs: 'catalogue:read' },
  { group: 'nav.group-catalogue', to: '/manage/prices', label: 'nav.prices', needs: 'catalogue:write' },
  { group: 'nav.group-catalogue', to: '/manage/import', label: 'nav.import', needs: 'import:run' },
  { group: 'nav.group-marketing', to: '/manage/coupons', label: 'nav.coupons', needs: 'promotions:read' },
  {
    group: 'nav.group-marketing',
    to: '/manage/reviews',
    opensOn: '?status=pending',
    label: 'nav.reviews',
    needs: 'reviews:read',
  },
  { group: 'nav.group-marketing', to: '/manage/subscribers', label: 'nav.subscribers', needs: 'people:read' },
  { group: 'nav.group-content', to: '/manage/pages', label: 'nav.pages', needs: 'content:read' },
  { group: 'nav.group-content', to: '/manage/blocks', label: 'nav.blocks', needs: 'content:read' },
  { group: 'nav.group-content', to: '/manage/menus', label: 'nav.menus', needs: 'content:read' },
  { group: 'nav.group-content', to: '/admin/design', label: 'nav.design', needs: 'content:write' },
  { group: 'nav.group-people', to: '/manage/people', label: 'nav.people', needs: 'people:read' },
  { group: 'nav.group-people', to: '/manage/roles', label: 'nav.roles', needs: 'people:read' },
  { group: 'nav.group-people', to: '/manage/payouts', label: 'nav.payouts', needs: 'payouts:read' },
  { group: 'nav.group-setup', to: '/manage/settings/site', label: 'nav.settings', needs: 'settings:read' },
  { group: 'nav.group-setup', to: '/manage/stores', label: 'nav.stores', needs: 'settings:read' },
  { group: 'nav.group-setup', to: '/manage/shipping-methods', label: 'nav.shipping', needs: 'commerce:read' },
  { group: 'nav.group-setup', to: '/manage/delivery-calendars', label: 'nav.calendars', needs: 'commerce:read' },
  { group: 'nav.group-setup', to: '/manage/payment-methods', label: 'nav.payment', needs: 'commerce:read' },
  { group: 'nav.group-setup', to: '/manage/currency-rates', label: 'nav.rates', needs: 'commerce:read' },
  { group: 'nav.group-setup', to: '/manage/selling-rules/shop', label: 'nav.rules', needs: 'commerce:read' },
  { group: 'nav.group-setup', to: '/manage/tax-rules', label: 'nav.taxes', needs: 'commerce:read' },
  { group: 'nav.group-setup', to: '/manage/tax-classes', label: 'nav.tax-classes', needs: 'commerce:read' },
  { group: 'nav.group-system', to: '/manage/messages', label: 'nav.messages', needs: 'settings:read' },
  { group: 'nav.group-system', to: '/manage/events', label: 'nav.events', needs: 'settings:read' },
  { group: 'nav.group-system', to: '/manage/changes', label: 'nav.changes' },
];

/** Returns the pages a user may open, by the server's rules. Pure. */
export function manageLinks(
  permissions: ReadonlySet<Permission>,
  route: Pick<RouteMatch, 'path'>,
): readonly (Entry & { readonly isHere: boolean })[] {
  return ENTRIES.filter(({ needs }) => needs === undefined || permissions.has(needs)).map((entry) => ({
    ...entry,
    isHere: route.path === entry.to || (entry.to !== '/manage' && route.path.startsWith(`${entry.to}/`)),
  }));
}

/**
 * Checks a page's permission; sub-pages inherit it. Unknown addresses are allowed and show that they do not exist.
 * Pure.
 */
export function mayOpen(permissions: ReadonlySet<Permission>, { path }: Pick<RouteMatch, 'path'>): boolean {
  if (!path.startsWith('/manage')) return true;
  const kind = path.split('/').slice(0, 3).join('/');
  const entry = ENTRIES.find(({ to }) => to === kind || to.startsWith(`${kind}/`));
  return entry?.needs === undefined || permissions.has(entry.needs);
}
