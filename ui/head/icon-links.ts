import { ownIcons, type SiteSettings } from '../../core';

/** A link element of the head. */
export type LinkTag = Readonly<Record<string, string>>;

/** Icons of 16 and 32 pixels (A §2.2), and the drawing that they are made from for browsers that take it. */
const DEFAULT_ICONS: readonly LinkTag[] = [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'icon', type: 'image/png', sizes: '16x16', href: '/icons/icon-16.png' },
  { rel: 'icon', type: 'image/png', sizes: '32x32', href: '/icons/icon-32.png' },
];

/** The size that a phone's launcher asks for. */
const LAUNCHER = '180x180';

/** The shop's icons: the png entries of the settings, else the default ones; and the web app manifest of the store. */
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
