import type { GalleryImage } from '../../../core';
import { Gallery } from './Gallery';

/** A product's gallery. Another variant's pictures start again, at the first one. */
export function Pictures({ images, name }: { readonly images: readonly GalleryImage[]; readonly name: string }) {
  return <Gallery key={images[0]?.image} images={images} name={name} />;
}
