/** An icon that the merchant has uploaded. */
export interface OwnIcon {
  readonly src: string;
  /** '32x32'; undefined where the settings do not say it. */
  readonly sizes: string | undefined;
}

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

/** The shop's own icons: the png entries of settings.favicons (A §2.2). None where the settings hold something else. Pure. */
export function ownIcons(favicons: unknown): readonly OwnIcon[] {
  if (!Array.isArray(favicons)) return [];
  return favicons.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const [type, src] = [textOf(entry, 'type'), textOf(entry, 'src')];
    if (src === undefined || !PICTURE.test(src) || !(type ?? src).endsWith('png')) return [];
    return [{ src, sizes: sizesOf(entry) }];
  });
}
