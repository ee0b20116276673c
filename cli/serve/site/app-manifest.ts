import { storeLinks, type StoreView } from '../../../core';
import { openStores, type Site } from './site';

/** The icons that an installed shop is shown with, by the names that `icons.ts` answers to. */
const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
] as const;

/** Ground and ink of the design: --paper and --ink. */
const PAPER = '#f6f2ea';
/** A launcher shows so many letters below an icon. */
const MOST_SHORT = 12;

/** The name and description that the merchant gave the shop in a store's language; what is missing stays empty. */
async function settingsOf(store: StoreView, { platform, base }: Site): Promise<ReadonlyMap<string, unknown>> {
  const address = `${base}/api/cms/block/cms_settings?storeId=${store.storeCode}`;
  const response = await platform.fetch(new Request(address));
  if (!response.ok) return new Map();
  const answer: unknown = await response.json();
  const result = member(answer, 'result');
  const json = member(result, 'json');
  const settings: unknown = typeof json === 'string' ? JSON.parse(json) : json;
  return new Map(typeof settings === 'object' && settings !== null ? Object.entries(settings) : []);
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The web app manifest of a store (S §7: fetched at page load); its parts are those of the store alone. */
async function appManifest(store: StoreView, site: Site): Promise<object> {
  const settings = await settingsOf(store, site);
  const own = settings.get('name');
  const name = typeof own === 'string' && own !== '' ? own : 'Vitrine';
  const description = member(settings.get('seo'), 'site_description');
  const start = storeLinks(store, site.config)({ kind: 'home' });
  return {
    id: start,
    name,
    short_name: name.slice(0, MOST_SHORT),
    ...(typeof description === 'string' && { description }),
    start_url: start,
    scope: start,
    display: 'standalone',
    lang: store.i18n.defaultLocale,
    dir: 'ltr',
    theme_color: PAPER,
    background_color: PAPER,
    categories: ['shopping', 'lifestyle'],
    icons: ICONS,
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
