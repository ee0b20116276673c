import type { PageComponent } from './page-component';

/** Pages that seldom begin a visit, whose loaders stay out of the first page's code. */
export type RarePage =
  | 'brands'
  | 'cabinet'
  | 'checkout'
  | 'cms-page'
  | 'collection'
  | 'compare'
  | 'failed-payment'
  | 'manage'
  | 'my-account'
  | 'my-account-edit'
  | 'my-account-recently-viewed'
  | 'my-account-wishlist'
  | 'my-orders'
  | 'offline'
  | 'order'
  | 'recently-viewed'
  | 'reset-password'
  | 'successful-payment';

const payment = async () => (await import('../../routes/PaymentRoute')).PaymentRoute;
const viewed = async () => (await import('../../routes/RecentlyViewedRoute')).RecentlyViewedRoute;

const LOADERS: Readonly<Record<RarePage, () => Promise<PageComponent>>> = {
  'cms-page': async () => (await import('../../routes/CmsRoute')).CmsRoute,
  'my-account': async () => (await import('../../routes/AccountRoute')).AccountRoute,
  'my-account-edit': async () => (await import('../../routes/ProfileRoute')).ProfileRoute,
  'my-account-recently-viewed': viewed,
  'my-account-wishlist': async () => (await import('../../routes/WishlistRoute')).WishlistRoute,
  offline: async () => (await import('../../routes/OfflineRoute')).OfflineRoute,
  order: async () => (await import('../../routes/OrderRoute')).OrderRoute,
  'my-orders': async () => (await import('../../routes/MyOrdersRoute')).MyOrdersRoute,
  'recently-viewed': viewed,
  'successful-payment': payment,
  brands: async () => (await import('../../routes/BrandsRoute')).BrandsRoute,
  checkout: async () => (await import('../../routes/CheckoutRoute')).CheckoutRoute,
  collection: async () => (await import('../../routes/CollectionRoute')).CollectionRoute,
  cabinet: async () => (await import('../../routes/CabinetRoute')).CabinetRoute,
  compare: async () => (await import('../../routes/CompareRoute')).CompareRoute,
  'failed-payment': payment,
  manage: async () => (await import('../../routes/ManageRoute')).ManageRoute,
  'reset-password': async () => (await import('../../routes/ResetPasswordRoute')).ResetPasswordRoute,
};

export function loadRarePage(name: RarePage): Promise<PageComponent> {
  return LOADERS[name]();
}

export function rareModules(name: string): readonly string[] {
  return Object.hasOwn(LOADERS, name) ? ['ui/app/navigation/rare-pages.ts'] : [];
}
