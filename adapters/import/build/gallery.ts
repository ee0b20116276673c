import type { MediaEntry } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';
import { slugOf } from '../../../core/kernel/slug-of';

export interface StoredImage {
  readonly path: string;
  readonly label?: string | undefined;
}

export interface GalleryVariant {
  readonly sku: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly images: readonly StoredImage[];
}

export interface VisibleOption {
  readonly code: string;
  readonly values: readonly string[];
}

/** A picture shows an option value if only variants of that value use it, or its file name contains it. */
export function buildGallery(
  own: readonly StoredImage[],
  variants: readonly GalleryVariant[],
  visible: readonly VisibleOption[],
): readonly MediaEntry[] {
  const [first] = visible;
  const rank = (variant: GalleryVariant): number =>
    first?.values.indexOf(lookUp(variant.choices, first.code) ?? '') ?? 0;
  const ordered = [...variants].sort((left, right) => rank(left) - rank(right));
  const all = new Map<string, StoredImage>();
  for (const image of [...own, ...ordered.flatMap(({ images }) => images)]) {
    if (!all.has(image.path)) all.set(image.path, image);
  }
  return [...all.values()].map(({ path, label }, at): MediaEntry => {
    const shows = shownBy(path, variants, visible);
    return {
      image: path,
      ...(label !== undefined && { lab: label }),
      pos: at + 1,
      ...(shows !== undefined && { shows }),
    };
  });
}

export function imageOfVariant(variant: GalleryVariant, gallery: readonly MediaEntry[]): string | undefined {
  const matches = ({ shows }: MediaEntry): boolean =>
    shows !== undefined && Object.entries(shows).every(([code, value]) => lookUp(variant.choices, code) === value);
  return variant.images[0]?.path ?? gallery.find(matches)?.image;
}

function shownBy(
  path: string,
  variants: readonly GalleryVariant[],
  visible: readonly VisibleOption[],
): Record<string, string> | undefined {
  const holders = variants.filter(({ images }) => images.some((image) => image.path === path));
  const shows: Record<string, string> = {};
  for (const { code, values } of visible) {
    const held = new Set(holders.map(({ choices }) => lookUp(choices, code)));
    const [only] = held;
    const value = holders.length === 0 ? namedIn(path, values) : held.size === 1 ? only : undefined;
    if (value !== undefined) shows[code] = value;
  }
  return Object.keys(shows).length === 0 ? undefined : shows;
}

function namedIn(path: string, values: readonly string[]): string | undefined {
  const words = `-${slugOf(path.slice(path.lastIndexOf('/') + 1))}-`;
  const named = values.filter((value) => words.includes(`-${value}-`));
  const longest = named.filter((value) => !named.some((other) => other !== value && other.includes(value)));
  return longest.length === 1 ? longest[0] : undefined;
}
