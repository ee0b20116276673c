import { POST_TYPES } from '../contract/bloggers/post-types';
import { lookUp } from '../kernel/look-up';
import { segmentsOf } from '../links';
import type { RouteMatch } from './routing';

const PAGES: Readonly<Record<string, string>> = {
  '/cabinet': 'blogger-products',
  '/cabinet/products': 'blogger-products',
  '/cabinet/products/archive': 'blogger-archive',
  '/cabinet/products/posts': 'blogger-posts',
  '/cabinet/sales': 'blogger-sales',
  '/cabinet/sales/orders': 'blogger-orders',
  '/cabinet/sales/payouts': 'blogger-payouts',
  '/cabinet/sales/links': 'blogger-links',
  '/cabinet/sales/statements': 'blogger-statements',
  '/cabinet/products/set': 'blogger-set',
  '/cabinet/products/selection': 'blogger-products-selection',
  '/cabinet/wiki': 'blogger-wikis',
  '/blogger-user-agreement': 'blogger-user-agreement',
  '/blogger-privacy-policy': 'blogger-privacy-policy',
};

export function matchCabinet(path: string): Pick<RouteMatch, 'name' | 'params'> | undefined {
  const name = lookUp(PAGES, path);
  if (name !== undefined) return { name, params: {} };
  const [cabinet, kind, slug, entity, ...more] = segmentsOf(path);
  if (cabinet !== 'cabinet' || slug === undefined || more.length > 0) return undefined;
  if (kind === 'products') return productMatch(slug, entity);
  return kind === 'wiki' && entity === undefined ? { name: 'blogger-wikis', params: { slug } } : undefined;
}

function productMatch(id: string, entity: string | undefined): Pick<RouteMatch, 'name' | 'params'> | undefined {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  if (entity === undefined) return { name: 'blogger-item', params: { id } };
  return POST_TYPES.some((type) => type === entity) ? { name: 'blogger-post', params: { id, entity } } : undefined;
}
