import { isoCountry, type PageIdentity } from '../../core/internal';
import type { SiteSettings, StoreView } from '../../core/shopper';
import { lookUp, STORE_VIEWS } from '../../core/shopper';

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

/** Own stores write numbers and dates in any locale, such as 'de-DE' in Austria. */
function languageAndRegion({ storeCode, i18n }: StoreView): string {
  if (STORE_VIEWS.some((store) => store.storeCode === storeCode)) return i18n.defaultLocale;
  return `${i18n.defaultLanguage}-${isoCountry(i18n.defaultCountry)}`;
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
    const language = languageAndRegion(store);
    if (!rows.has(language)) rows.set(language, new URL(path, originOf(store, settings, base)).href);
  }
  const [first] = rows.values();
  if (first === undefined || rows.size < 2) return [];
  return [...[...rows].map(([hreflang, href]) => ({ hreflang, href })), { hreflang: 'x-default', href: first }];
}
