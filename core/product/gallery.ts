import type { MediaEntry, Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import type { Selection } from '../links';
import type { GalleryImage } from './product';

function fit(entry: MediaEntry, selection: Selection): 0 | 1 | 2 {
  const shown = Object.entries(entry.shows ?? {});
  if (shown.length === 0) return 1;
  return shown.every(([code, value]) => (lookUp(selection, code) ?? value) === value) ? 2 : 0;
}

function toImage(entry: MediaEntry, name: string): GalleryImage {
  const label = entry.lab ?? '';
  return {
    image: entry.image,
    alt: label === '' ? name : `${name}, ${label}`,
    ...(entry.video?.url !== undefined && { video: entry.video.url }),
  };
}

function withoutRepeats(images: readonly GalleryImage[]): readonly GalleryImage[] {
  const seen = new Set<string>();
  return images.filter(({ image, video }) => {
    const key = `${image} ${video ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}

export function buildGallery(
  product: Pick<Product, 'name' | 'image' | 'thumbnail' | 'media_gallery'>,
  selection: Selection,
): readonly GalleryImage[] {
  const entries = [...(product.media_gallery ?? [])].sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0));
  const exact = entries.filter((entry) => fit(entry, selection) === 2);
  const general = entries.filter((entry) => fit(entry, selection) === 1);
  const images = [...exact, ...general].map((entry) => toImage(entry, product.name));
  const own = product.image ?? product.thumbnail;
  if (images.length > 0 || own === undefined || own === '') return withoutRepeats(images);
  return [{ image: own, alt: product.name }];
}
