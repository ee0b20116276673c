import { storeLinks, type StoreView } from '../../../core';
import { openStores, type Site } from './site';
import { siteWords } from './site-settings';

/** The icons that an installed shop is shown with, by the names that `icons.ts` answers to. */
const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
] as const;

/** A launcher shows so many letters below an icon. */
const MOST_SHORT = 12;

/** The web app manifest of a store (S §7: fetched at page load); its parts are those of the store alone. */
async function appManifest(store: StoreView, site: Site): Promise<object> {
  const { name, description, icons, paper } = await siteWords(store, site);
  const own = icons.map(({ src, sizes = 'any' }) => ({ src, sizes, type: 'image/png', purpose: 'any' }));
  const start = storeLinks(store, site.config)({ kind: 'home' });
  return {
    id: start,
    name,
    short_name: name.slice(0, MOST_SHORT),
    ...(description !== undefined && { description }),
    start_url: start,
    scope: start,
    display: 'standalone',
    lang: store.i18n.defaultLocale,
    dir: 'ltr',
    theme_color: paper,
    background_color: paper,
    categories: ['shopping', 'lifestyle'],
    // Once a merchant has icons of their own, the house's are another shop's.
    icons: own.length > 0 ? own : ICONS,
  };
}

/** The manifest at a path such as '/en/manifest.webmanifest'; undefined for a path that is none. */
export async function manifestAt(pathname: string, site: Site): Promise<object | undefined> {
  const name = '/manifest.webmanifest';
  if (!pathname.endsWith(name)) return undefined;
  const store = openStores(site).find((view) => {
    const home = storeLinks(view, site.config)({ kind: 'home' });
    return pathname === (home === '/' ? name : home + name);
  });
  return store && appManifest(store, site);
}
