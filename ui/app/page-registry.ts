import type { Page } from '../../core';
import { LISTING_PARTS } from '../pages/listing/listing-parts';
import { EXTRAS, hasExtras, LATER_PARTS } from '../pages/product/product-parts';
import type { LoadablePart } from '../state/page-part';
import { CHECKOUT_FRAME, FRAME_PARTS } from './frame-parts';
import type { PageComponent } from './page-component';
import type { RarePage } from './rare-pages';

// Each is written once: a bundler repeats the list of files of every import that it finds.
const message = async () => (await import('../routes/MessageRoute')).MessageRoute;

const LOADERS: Readonly<Record<Exclude<Page['name'], RarePage>, () => Promise<PageComponent>>> = {
  home: async () => (await import('../routes/HomeRoute')).HomeRoute,
  category: async () => (await import('../routes/CategoryRoute')).CategoryRoute,
  search: async () => (await import('../routes/SearchRoute')).SearchRoute,
  product: async () => (await import('../routes/ProductRoute')).ProductRoute,
  'cms-page': async () => (await import('../routes/CmsRoute')).CmsRoute,
  cart: async () => (await import('../routes/CartRoute')).CartRoute,
  checkout: async () => (await import('../routes/CheckoutRoute')).CheckoutRoute,
  'my-account': async () => (await import('../routes/AccountRoute')).AccountRoute,
  error: message,
  'page-not-found': message,
};

function isRare(name: Page['name']): name is RarePage {
  return !(name in LOADERS);
}

async function loadRare(name: RarePage): Promise<PageComponent> {
  return (await import('./rare-pages')).loadRarePage(name);
}

/** The source file of each page's component, by which the build's manifest names what to load with it. */
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

/** Parts that this very page cannot be shown without, on top of its component. */
export function partsFor(page: Page): readonly LoadablePart[] {
  if (page.name === 'checkout') return CHECKOUT_PARTS;
  return page.name === 'product' && hasExtras(page.view.parent) ? EXTRA_PARTS : NONE;
}

/** Parts that stand as the server has made them until the shopper is there: of these the document names the styles only. */
export function laterPartsOf(name: Page['name']): readonly LoadablePart[] {
  return name === 'checkout' ? NONE : [...FRAME_PARTS, ...(OWN_PARTS[name] ?? NONE)];
}

/**
 * Page components by name, each loaded once. One registry per running storefront: it holds code, nothing of a shopper.
 */
export class PageRegistry {
  readonly #loaded = new Map<Page['name'], PageComponent>();

  /** The component if its code is here already. */
  get(name: Page['name']): PageComponent | undefined {
    return this.#loaded.get(name);
  }

  /** The same, if everything that this very page cannot be shown without is here too. */
  ready(page: Page): PageComponent | undefined {
    return partsFor(page).every((part) => part.isHere()) ? this.get(page.name) : undefined;
  }

  /** All code of a page, whatever it shows. */
  async load(name: Page['name']): Promise<PageComponent> {
    const parts = [
      ...laterPartsOf(name),
      ...(name === 'product' ? EXTRA_PARTS : name === 'checkout' ? CHECKOUT_PARTS : NONE),
    ];
    const [component] = await Promise.all([this.#component(name), ...parts.map((part) => part.load())]);
    return component;
  }

  /** What the page that came with the document needs to take over; the rest comes when the shopper is there. */
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
