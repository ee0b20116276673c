import type { SiteSettings } from '../../../core/shopper';
import type { CabinetLink } from '../../pages/cabinet/CabinetFrame';

const LINKS = [
  { route: 'blogger-products', path: '/cabinet/products', label: 'cabinet.products' },
  { route: 'blogger-products-selection', path: '/cabinet/products/selection?approved=0', label: 'cabinet.selection' },
  { route: 'blogger-archive', path: '/cabinet/products/archive', label: 'cabinet.archive' },
  { route: 'blogger-posts', path: '/cabinet/products/posts', label: 'cabinet.posts' },
  { route: 'blogger-sales', path: '/cabinet/sales', label: 'cabinet.sales' },
  { route: 'blogger-orders', path: '/cabinet/sales/orders', label: 'cabinet.orders' },
  { route: 'blogger-payouts', path: '/cabinet/sales/payouts', label: 'cabinet.payouts' },
  { route: 'blogger-links', path: '/cabinet/sales/links', label: 'cabinet.links' },
  { route: 'blogger-statements', path: '/cabinet/sales/statements', label: 'cabinet.statements' },
  { route: 'blogger-wikis', path: '/cabinet/wiki', label: 'cabinet.wiki' },
] as const;

interface Options {
  readonly route: string;
  readonly settings: Pick<SiteSettings, 'instructions_count' | 'product_choose'> | null;
  readonly toReview?: number | undefined;
  readonly pathOf: (path: string) => string;
}

export function cabinetLinks({ route, settings, toReview, pathOf }: Options): readonly CabinetLink[] {
  const isThere: Readonly<Record<string, boolean>> = {
    'blogger-wikis': (settings?.instructions_count ?? 0) > 0 || route === 'blogger-wikis',
    'blogger-products-selection': settings?.product_choose === true,
  };
  return LINKS.filter((link) => isThere[link.route] ?? true).map((link) => ({
    path: pathOf(link.path),
    label: link.label,
    isHere: link.route === route,
    count: link.route === 'blogger-products-selection' && link.route !== route ? toReview : undefined,
  }));
}
