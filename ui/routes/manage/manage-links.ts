import type { RouteMatch } from '../../../core/internal-staff';
import type { AttentionName, Permission } from '../../../core/staff';
import type { ManageKey } from '../../text/own-keys';

interface Entry {
  readonly to: string;
  readonly label: ManageKey;
  /** Initial filter; the list shows it and can clear it. */
  readonly opensOn?: string;
  readonly needs?: Permission;
  /** List whose count marks the entry. */
  readonly waits?: AttentionName;
}

interface Section {
  readonly group: ManageKey;
  readonly label: ManageKey;
  /** Shown as tabs; the menu links to the first one that the user can open. */
  readonly pages: readonly [Entry, ...(readonly Entry[])];
}

const page = (to: string, label: ManageKey, needs?: Permission, more: Partial<Entry> = {}): Entry => ({
  to: `/manage${to}`,
  label,
  ...(needs === undefined ? {} : { needs }),
  ...more,
});

const section = (group: ManageKey, label: ManageKey, ...pages: Section['pages']): Section => ({ group, label, pages });

const REVIEWS = page('/reviews', 'nav.reviews', 'reviews:read', { opensOn: '?status=pending' });

/** Each page has its own address, so that links to it last when sections change. */
const SECTIONS: readonly Section[] = [
  section('nav.group-sales', 'nav.home', page('', 'nav.home')),
  section(
    'nav.group-sales',
    'nav.orders',
    page('/orders', 'nav.orders', 'orders:read'),
    page('/invoices', 'nav.invoices', 'orders:read'),
  ),
  section(
    'nav.group-sales',
    'nav.reports',
    page('/reports', 'nav.reports', 'figures:read'),
    page('/insights', 'nav.insights', 'figures:read'),
    page('/closing', 'nav.closing', 'figures:read'),
    page('/books', 'nav.books', 'figures:read'),
  ),
  section(
    'nav.group-catalogue',
    'nav.products',
    page('/products', 'nav.products', 'catalogue:read'),
    page('/categories', 'nav.categories', 'catalogue:read'),
    page('/attributes', 'nav.attributes', 'catalogue:read'),
  ),
  section(
    'nav.group-catalogue',
    'nav.stock',
    page('/stock-levels', 'nav.stock', 'catalogue:read'),
    page('/stock-places', 'nav.places', 'catalogue:read'),
    page('/stock-transfers', 'nav.transfers', 'catalogue:read'),
    page('/stock-moves', 'nav.moves', 'catalogue:read'),
  ),
  section(
    'nav.group-catalogue',
    'nav.import',
    page('/prices', 'nav.prices', 'catalogue:write'),
    page('/import', 'nav.import-files', 'import:run'),
    page('/import-records', 'nav.import-records', 'import:run'),
  ),
  section(
    'nav.group-marketing',
    'nav.discounts',
    page('/coupons', 'nav.coupons', 'promotions:read'),
    page('/promotions', 'nav.promotions', 'promotions:read'),
    page('/gift-cards', 'nav.gift-cards', 'gift-cards:read'),
  ),
  section('nav.group-marketing', 'nav.reviews', REVIEWS),
  section(
    'nav.group-content',
    'nav.pages',
    page('/pages', 'nav.pages', 'content:read'),
    page('/blocks', 'nav.blocks', 'content:read'),
    page('/menus', 'nav.menus', 'content:read'),
    page('/redirects', 'nav.redirects', 'content:read'),
  ),
  section('nav.group-content', 'nav.design', { to: '/admin/design', label: 'nav.design', needs: 'content:write' }),
  section(
    'nav.group-people',
    'nav.people',
    page('/people', 'nav.people', 'people:read'),
    page('/subscribers', 'nav.subscribers', 'people:read'),
    page('/roles', 'nav.roles', 'people:read'),
  ),
  section('nav.group-people', 'nav.payouts', page('/payouts', 'nav.payouts', 'payouts:read')),
  section(
    'nav.group-setup',
    'nav.settings',
    page('/settings/site', 'nav.settings-shop', 'settings:read'),
    page('/selling-rules/shop', 'nav.rules', 'commerce:read'),
  ),
  section(
    'nav.group-setup',
    'nav.stores',
    page('/stores', 'nav.stores', 'settings:read'),
    page('/currency-rates', 'nav.rates', 'commerce:read'),
  ),
  section(
    'nav.group-setup',
    'nav.checkout',
    page('/shipping-methods', 'nav.shipping', 'commerce:read'),
    page('/delivery-calendars', 'nav.calendars', 'commerce:read'),
    page('/payment-methods', 'nav.payment', 'commerce:read'),
  ),
  section(
    'nav.group-setup',
    'nav.taxes',
    page('/tax-rules', 'nav.tax-rules', 'commerce:read'),
    page('/tax-classes', 'nav.tax-classes', 'commerce:read'),
  ),
  section(
    'nav.group-setup',
    'nav.system',
    page('/changes', 'nav.changes'),
    page('/messages', 'nav.messages', 'settings:read', { waits: 'messages' }),
    page('/events', 'nav.events', 'settings:read', { waits: 'events' }),
  ),
];

export interface OpenPage extends Entry {
  readonly group: ManageKey;
  readonly isHere: boolean;
}

export interface OpenSection extends OpenPage {
  readonly pages: readonly OpenPage[];
}

/** Returns the sections of the menu with the pages a user may open, by the server's rules. Pure. */
export function manageSections(
  permissions: ReadonlySet<Permission>,
  { path }: Pick<RouteMatch, 'path'>,
): readonly OpenSection[] {
  return SECTIONS.flatMap(({ group, label, pages }) => {
    const open = pages
      .filter(({ needs }) => needs === undefined || permissions.has(needs))
      .map((entry): OpenPage => ({ ...entry, group, isHere: isAt(path, entry) }));
    const [first] = open;
    if (first === undefined) return [];
    const isHere = open.some((entry) => entry.isHere);
    // A section with one page has that page's name.
    return [{ ...first, label: open.length === 1 ? first.label : label, isHere, pages: open }];
  });
}

/** Returns each page a user may open. Pure. */
export function managePages(
  permissions: ReadonlySet<Permission>,
  route: Pick<RouteMatch, 'path'>,
): readonly OpenPage[] {
  return manageSections(permissions, route).flatMap(({ pages }) => pages);
}

function isAt(path: string, { to }: Entry): boolean {
  return path === to || (to !== '/manage' && path.startsWith(`${to}/`));
}

/**
 * Checks a page's permission; sub-pages inherit it. Unknown addresses are allowed and show that they do not exist.
 * Pure.
 */
export function mayOpen(permissions: ReadonlySet<Permission>, { path }: Pick<RouteMatch, 'path'>): boolean {
  if (!path.startsWith('/manage')) return true;
  const kind = path.split('/').slice(0, 3).join('/');
  const entry = SECTIONS.flatMap(({ pages }) => pages).find(({ to }) => to === kind || to.startsWith(`${kind}/`));
  return entry?.needs === undefined || permissions.has(entry.needs);
}
