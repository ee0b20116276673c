import type { Page, Shop, SiteSettings, StoreView } from '../../core';

/** The same page in another store, as search engines are told of it. */
export interface Alternate {
  /** Language and region, or 'x-default'. */
  readonly hreflang: string;
  readonly href: string;
}

/**
 * Where a store is reached: at the host of its own url, at that of the settings' domains (A §2.5), else where the shop is.
 * @param base origin of the shop
 */
export function originOf(store: StoreView, settings: SiteSettings | null, base: string): string {
  const own = /^(https?:)?\/\/[^/]+/.exec(store.url)?.[0];
  if (own !== undefined) return own.startsWith('//') ? `${new URL(base).protocol}${own}` : own;
  const domain = settings?.domains?.[store.storeCode];
  return domain === undefined || domain === ''
    ? base
    : `https://${domain.replace(/^https?:\/\//, '').replace(/\/+$/, '')}`;
}

/** One row for each language and region: where two stores have the same, the first stands for both, on the pages of both. */
function byLocale(stores: readonly StoreView[]): readonly StoreView[] {
  return stores.filter(
    (store, index) => stores.findIndex((other) => other.i18n.defaultLocale === store.i18n.defaultLocale) === index,
  );
}

/**
 * The page in every open store, this one among them, and the first store for everybody else. Each of them says the same, or search
 * engines believe none. Nothing for pages that are not indexed, and where there is one store.
 */
export function alternatesOf(page: Page, { routing, storeViews, content }: Shop, base: string): readonly Alternate[] {
  const stores = byLocale(storeViews.available);
  if (stores.length < 2 || !routing.isIndexable(page)) return [];
  const rows = stores.flatMap((store) => {
    const path = routing.canonicalLink(page, store.storeCode);
    const href = path === undefined ? undefined : new URL(path, originOf(store, content.settings, base)).href;
    return href === undefined ? [] : [{ hreflang: store.i18n.defaultLocale, href }];
  });
  const [first] = rows;
  return first === undefined ? [] : [...rows, { hreflang: 'x-default', href: first.href }];
}
