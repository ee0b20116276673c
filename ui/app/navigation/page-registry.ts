import type { Page } from '../../../core/shopper';
import { LISTING_PARTS } from '../../pages/listing/listing-parts';
import { EXTRAS, hasExtras, LATER_PARTS } from '../../pages/product/product-parts';
import type { LoadablePart } from '../../state/page-part';
import { CHECKOUT_FRAME, FRAME_PARTS } from '../frame/frame-parts';
import type { PageComponent } from './page-component';
import type { RarePage } from './rare-pages';

// Import once each: bundlers repeat the file list at every import.
const message = async () => (await import('../../routes/MessageRoute')).MessageRoute;

const LOADERS: Readonly<Record<Exclude<Page['name'], RarePage>, () => Promise<PageComponent>>> = {
  home: async () => (await import('../../routes/HomeRoute')).HomeRoute,
  category: async () => (await import('../../routes/CategoryRoute')).CategoryRoute,
  search: async () => (await import('../../routes/SearchRoute')).SearchRoute,
  product: async () => (await import('../../routes/ProductRoute')).ProductRoute,
  cart: async () => (await import('../../routes/CartRoute')).CartRoute,
  error: message,
  'page-not-found': message,
};

function isRare(name: Page['name']): name is RarePage {
  return !(name in LOADERS);
}

async function loadRare(name: RarePage): Promise<PageComponent> {
  return (await import('./rare-pages')).loadRarePage(name);
}

/** Source file of each page, used to look up the build manifest. */
export const PAGE_MODULES: Readonly<Record<Page['name'], string>> = {
  home: 'ui/routes/HomeRoute.tsx',
  category: 'ui/routes/CategoryRoute.tsx',
  search: 'ui/routes/SearchRoute.tsx',
  product: 'ui/routes/ProductRoute.tsx',
  'cms-page': 'ui/routes/CmsRoute.tsx',
  collection: 'ui/routes/CollectionRoute.tsx',
  brands: 'ui/routes/BrandsRoute.tsx',
  cart: 'ui/routes/CartRoute.tsx',
  checkout: 'ui/routes/CheckoutRoute.tsx',
  'successful-payment': 'ui/routes/PaymentRoute.tsx',
  'failed-payment': 'ui/routes/PaymentRoute.tsx',
  compare: 'ui/routes/CompareRoute.tsx',
  'my-account': 'ui/routes/AccountRoute.tsx',
  'my-account-edit': 'ui/routes/ProfileRoute.tsx',
  'my-orders': 'ui/routes/MyOrdersRoute.tsx',
  order: 'ui/routes/OrderRoute.tsx',
  'reset-password': 'ui/routes/ResetPasswordRoute.tsx',
  cabinet: 'ui/routes/CabinetRoute.tsx',
  manage: 'ui/routes/ManageRoute.tsx',
  'my-account-wishlist': 'ui/routes/WishlistRoute.tsx',
  'my-account-recently-viewed': 'ui/routes/RecentlyViewedRoute.tsx',
  'recently-viewed': 'ui/routes/RecentlyViewedRoute.tsx',
  error: 'ui/routes/MessageRoute.tsx',
  'page-not-found': 'ui/routes/MessageRoute.tsx',
  offline: 'ui/routes/OfflineRoute.tsx',
};

const NONE: readonly LoadablePart[] = [];
const OWN_PARTS: Partial<Record<Page['name'], readonly LoadablePart[]>> = {
  product: LATER_PARTS,
  category: LISTING_PARTS,
  search: LISTING_PARTS,
  collection: LISTING_PARTS,
};
const EXTRA_PARTS = [EXTRAS];
const CHECKOUT_PARTS = [CHECKOUT_FRAME];

export function partsFor(page: Page): readonly LoadablePart[] {
  if (page.name === 'checkout') return CHECKOUT_PARTS;
  return page.name === 'product' && hasExtras(page.view.parent) ? EXTRA_PARTS : NONE;
}

/** Parts hydrated on interaction; the document needs only their styles. */
export function laterPartsOf(name: Page['name']): readonly LoadablePart[] {
  return name === 'checkout' ? NONE : [...FRAME_PARTS, ...(OWN_PARTS[name] ?? NONE)];
}

/** Loads each page component once. Holds no shopper data. */
export class PageRegistry {
  readonly #loaded = new Map<Page['name'], PageComponent>();

  get(name: Page['name']): PageComponent | undefined {
    return this.#loaded.get(name);
  }

  ready(page: Page): PageComponent | undefined {
    return partsFor(page).every((part) => part.isHere()) ? this.get(page.name) : undefined;
  }

  async load(name: Page['name']): Promise<PageComponent> {
    const parts = [
      ...laterPartsOf(name),
      ...(name === 'product' ? EXTRA_PARTS : name === 'checkout' ? CHECKOUT_PARTS : NONE),
    ];
    const [component] = await Promise.all([this.#component(name), ...parts.map((part) => part.load())]);
    return component;
  }

  async loadFirst(page: Page): Promise<void> {
    await Promise.all([this.#component(page.name), ...partsFor(page).map((part) => part.load())]);
  }

  async #component(name: Page['name']): Promise<PageComponent> {
    const known = this.#loaded.get(name);
    if (known !== undefined) return known;
    const component = await (isRare(name) ? loadRare(name) : LOADERS[name]());
    this.#loaded.set(name, component);
    return component;
  }
}
