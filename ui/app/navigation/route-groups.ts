import type { PageRegistry } from './page-registry';

export const ROUTE_GROUPS = [
  'newsletter modal',
  'languages modal',
  'layouts',
  'order confirmation',
  'search panel',
  'category',
  'home',
  'not-found',
  'error',
  'product',
  'cms',
  'checkout',
  'compare',
  'my-account',
  'static',
  'reset-password',
] as const;
export type RouteGroup = (typeof ROUTE_GROUPS)[number];

type Load = (pages: PageRegistry) => Promise<unknown>;

const menu: Load = () => import('../../shell/frame/MenuDrawer');
const nothing: readonly Load[] = [];

/** Empty groups are part of the frame or have no page yet. */
const CODE: Readonly<Record<RouteGroup, readonly Load[]>> = {
  // In the order in which shoppers usually continue.
  category: [(pages) => pages.load('category')],
  product: [(pages) => pages.load('product')],
  'search panel': [() => import('../../shell/frame/SearchPanel'), (pages) => pages.load('search')],
  layouts: [
    () => import('../../head/bring-head'),
    () => import('../frame/CartPanel'),
    (pages) => pages.load('cart'),
    menu,
  ],
  checkout: [(pages) => pages.load('checkout')],
  'order confirmation': [(pages) => pages.load('successful-payment')],
  home: [(pages) => pages.load('home')],
  cms: [(pages) => pages.load('cms-page')],
  static: [(pages) => pages.load('cms-page')],
  compare: [(pages) => pages.load('compare')],
  'my-account': [
    (pages) => pages.load('my-account'),
    (pages) => pages.load('my-orders'),
    (pages) => pages.load('my-account-edit'),
    (pages) => pages.load('my-account-wishlist'),
    (pages) => pages.load('my-account-recently-viewed'),
  ],
  'not-found': [(pages) => pages.load('page-not-found')],
  error: [(pages) => pages.load('error'), (pages) => pages.load('offline')],
  'languages modal': [menu],
  'newsletter modal': nothing,
  'reset-password': [(pages) => pages.load('reset-password')],
};

/**
 * Loads all route groups one by one when idle; skipped in the back office. Never rejects: failures load on demand.
 * @param idle resolves when there is time for the next one
 */
export async function prefetchRoutes(pages: PageRegistry, idle: () => Promise<void>): Promise<void> {
  if (pages.get('manage') !== undefined) return;
  for (const load of Object.values(CODE).flat()) {
    await idle();
    await load(pages).catch(() => undefined);
  }
}
