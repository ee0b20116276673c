/** Icon uploaded by the merchant. */
export interface OwnIcon {
  readonly src: string;
  readonly sizes: string | undefined;
}

function textOf(entry: object, name: string): string | undefined {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;
}

function sizesOf(entry: object): string | undefined {
  const size = textOf(entry, 'size');
  if (size !== undefined) return size.includes('x') ? size : `${size}x${size}`;
  const [width, height] = [textOf(entry, 'width'), textOf(entry, 'height')];
  return width === undefined ? undefined : `${width}x${height ?? width}`;
}

/** Only same-site paths and https URLs. */
const PICTURE = /^(\/(?!\/)|https:\/\/)/;

/** Returns the PNG entries of settings.favicons; empty for invalid settings. */
export function ownIcons(favicons: unknown): readonly OwnIcon[] {
  if (!Array.isArray(favicons)) return [];
  return favicons.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const [type, src] = [textOf(entry, 'type'), textOf(entry, 'src')];
    if (src === undefined || !PICTURE.test(src) || !(type ?? src).endsWith('png')) return [];
    return [{ src, sizes: sizesOf(entry) }];
  });
}
