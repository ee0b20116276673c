import type { PageIdentity, SiteSettings, StoreView } from '../../core';
import { lookUp } from '../../core';

/** The same page in another store, as search engines see it. */
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
  const domain = lookUp(settings?.domains, store.storeCode);
  return domain === undefined || domain === ''
    ? base
    : `https://${domain.replace(/^https?:\/\//, '').replace(/\/+$/, '')}`;
}

/**
 * The page in every open store, this one among them, and the first store for everybody else. Each of them says the same, or search
 * engines believe none. Where two stores have the same language and region the first stands for both, on the pages of both.
 * Nothing for pages that are not indexed, and where there is one store.
 * @param base origin of the shop
 */
export function alternatesOf(
  { alternates }: PageIdentity,
  settings: SiteSettings | null,
  base: string,
): readonly Alternate[] {
  const rows = new Map<string, string>();
  for (const { store, path } of alternates) {
    const { defaultLocale } = store.i18n;
    if (!rows.has(defaultLocale)) rows.set(defaultLocale, new URL(path, originOf(store, settings, base)).href);
  }
  const [first] = rows.values();
  if (first === undefined || rows.size < 2) return [];
  return [...[...rows].map(([hreflang, href]) => ({ hreflang, href })), { hreflang: 'x-default', href: first }];
}
