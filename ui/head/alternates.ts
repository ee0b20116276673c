import type { PageIdentity } from '../../core/internal';
import type { SiteSettings, StoreView } from '../../core/shopper';
import { lookUp } from '../../core/shopper';

export interface Alternate {
  /** Language and region, or 'x-default'. */
  readonly hreflang: string;
  readonly href: string;
}

/**
 * Returns the origin of a store: its own URL, else the settings' domains, else the shop's.
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
 * Returns the page in every open store, including itself, and 'x-default'. All pages must agree, or search engines
 * ignore them; the first store wins a shared language and region.
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
