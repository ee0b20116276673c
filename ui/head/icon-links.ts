import type { SiteSettings } from '../../core';

/** A link element of the head. */
export type LinkTag = Readonly<Record<string, string>>;

/** A member of a merchant's settings, which may be anything. */
function textOf(entry: object, name: string): string | undefined {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;
}

/** '32x32' from a size given as '32x32', '32' or by width and height. */
function sizesOf(entry: object): string | undefined {
  const size = textOf(entry, 'size');
  if (size !== undefined) return size.includes('x') ? size : `${size}x${size}`;
  const [width, height] = [textOf(entry, 'width'), textOf(entry, 'height')];
  return width === undefined ? undefined : `${width}x${height ?? width}`;
}

/** Only addresses that a picture can come from: of this site, or of another one over https. */
const PICTURE = /^(\/(?!\/)|https:\/\/)/;

function ownIcons(settings: SiteSettings | null): readonly LinkTag[] {
  const entries: unknown = settings?.favicons;
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const [type, src] = [textOf(entry, 'type'), textOf(entry, 'src')];
    if (src === undefined || !PICTURE.test(src) || !(type ?? src).endsWith('png')) return [];
    const sizes = sizesOf(entry);
    return [{ rel: 'icon', type: 'image/png', ...(sizes !== undefined && { sizes }), href: src }];
  });
}

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
  const own = ownIcons(settings);
  const launcher = own.find(({ sizes }) => sizes === LAUNCHER);
  return [
    ...(own.length > 0 ? own.filter((icon) => icon !== launcher) : DEFAULT_ICONS),
    { rel: 'apple-touch-icon', sizes: LAUNCHER, href: launcher?.['href'] ?? '/icons/icon-180.png' },
    { rel: 'manifest', href: manifestPath },
  ];
}
