import { lookUp } from '../kernel/look-up';
import { LIST_PATHS, STATIC_PAGES } from '../links';
import { segmentsOf } from '../links';
import { matchCabinet } from './match-cabinet';
import { matchManage } from './match-manage';
import type { RouteMatch } from './routing';

export type PathMatch = Pick<RouteMatch, 'name' | 'params'>;

const FIXED: Readonly<Record<string, string>> = {
  '/': 'home',
  '/admin': 'admin-design',
  '/admin/design': 'admin-design',
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/search': 'search',
  '/successful-payment': 'successful-payment',
  '/failed-payment': 'failed-payment',
  '/error': 'error',
  '/offline': 'offline',
  [LIST_PATHS.brands]: 'brands',
  [LIST_PATHS.new]: 'collection-new',
  [LIST_PATHS.sale]: 'collection-sale',
  '/compare': 'compare',
  '/my-account': 'my-account',
  '/my-account/edit': 'my-account-edit',
  '/my-account/orders': 'my-orders',
  '/create-password': 'reset-password',
  '/my-account/wishlist': 'my-account-wishlist',
  '/my-account/recently-viewed': 'my-account-recently-viewed',
  '/recently-viewed': 'recently-viewed',
};

/** A SKU alone suffices; loading the product redirects to its full address. */
function productMatch(rest: readonly string[]): PathMatch | undefined {
  const [parentSku, slug, childSku] = rest;
  if (parentSku === undefined || rest.length > 3) return undefined;
  if (slug === undefined) return { name: 'simple-product', params: { parentSku } };
  if (childSku === undefined) return { name: 'simple-product', params: { parentSku, slug } };
  return { name: 'configurable-product', params: { parentSku, slug, childSku } };
}

function orderMatch([part, orderId, ...more]: readonly string[]): PathMatch | undefined {
  if (part !== 'orders' || orderId === undefined || more.length > 0) return undefined;
  return { name: 'my-orders', params: { orderId } };
}

/** Matches a normalized path by form; undefined if only the URL map may know it. Loading corrects the product type. */
export function matchRoute(path: string): PathMatch | undefined {
  const fixed = lookUp(FIXED, path);
  if (fixed !== undefined) return { name: fixed, params: {} };
  const slug = lookUp(STATIC_PAGES, path);
  if (slug !== undefined) return { name: 'cms-page', params: { slug } };
  const [kind, ...rest] = segmentsOf(path);
  if (kind === 'p') return productMatch(rest);
  if (kind === 'my-account') return orderMatch(rest);
  if (kind === 'order' && rest.length < 2) return { name: 'order', params: { number: rest[0] ?? '' } };
  const own = matchCabinet(path) ?? matchManage(path);
  if (own !== undefined) return own;
  const [only] = rest;
  if (only === undefined || rest.length > 1) return undefined;
  if (kind === 'brands') return { name: 'collection-brand', params: { slug: only } };
  if (kind === 'c') return { name: 'category', params: { slug: only } };
  if (kind === 'i') return { name: 'cms-page', params: { slug: only } };
  if (kind === 'cart') return { name: 'cart', params: { code: only } };
  return undefined;
}

export const PAGE_NOT_FOUND: PathMatch = { name: 'page-not-found', params: { slug: 'page-not-found' } };
