import { ownIcons } from '../../core/internal';
import type { SiteSettings } from '../../core/shopper';

export type LinkTag = Readonly<Record<string, string>>;

const DEFAULT_ICONS: readonly LinkTag[] = [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'icon', type: 'image/png', sizes: '16x16', href: '/icons/icon-16.png' },
  { rel: 'icon', type: 'image/png', sizes: '32x32', href: '/icons/icon-32.png' },
];

const LAUNCHER = '180x180';

/** Returns the PNG icons of the settings or the defaults, and the store's web app manifest. */
export function iconLinks(settings: SiteSettings | null, manifestPath: string): readonly LinkTag[] {
  const own: readonly LinkTag[] = ownIcons(settings?.favicons).map(({ src, sizes }) => ({
    rel: 'icon',
    type: 'image/png',
    ...(sizes !== undefined && { sizes }),
    href: src,
  }));
  const launcher = own.find(({ sizes }) => sizes === LAUNCHER);
  return [
    ...(own.length > 0 ? own.filter((icon) => icon !== launcher) : DEFAULT_ICONS),
    { rel: 'apple-touch-icon', sizes: LAUNCHER, href: launcher?.['href'] ?? '/icons/icon-180.png' },
    { rel: 'manifest', href: manifestPath },
  ];
}
