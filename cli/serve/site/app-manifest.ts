import { storeLinks } from '../../../core/internal';
import type { StoreView } from '../../../core/shopper';
import { openStores, type Site } from './site';
import { siteWords } from './site-settings';

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
] as const;

const MAX_SHORT = 12;

async function appManifest(store: StoreView, site: Site): Promise<object> {
  const { name, description, icons, paper } = await siteWords(store, site);
  const own = icons.map(({ src, sizes = 'any' }) => ({ src, sizes, type: 'image/png', purpose: 'any' }));
  const start = storeLinks(store, site.config)({ kind: 'home' });
  return {
    id: start,
    name,
    short_name: name.slice(0, MAX_SHORT),
    ...(description !== undefined && { description }),
    start_url: start,
    scope: start,
    display: 'standalone',
    lang: store.i18n.defaultLocale,
    dir: 'ltr',
    theme_color: paper,
    background_color: paper,
    categories: ['shopping', 'lifestyle'],
    // Custom icons replace the built-in ones entirely.
    icons: own.length > 0 ? own : ICONS,
  };
}

export async function manifestAt(pathname: string, site: Site): Promise<object | undefined> {
  const name = '/manifest.webmanifest';
  if (!pathname.endsWith(name)) return undefined;
  const store = openStores(site).find((view) => {
    const home = storeLinks(view, site.config)({ kind: 'home' });
    return pathname === (home === '/' ? name : home + name);
  });
  return store && appManifest(store, site);
}
