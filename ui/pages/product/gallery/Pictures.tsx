import type { GalleryImage } from '../../../../core/shopper';
import { Gallery } from './Gallery';

/** Resets to the first image when the variant changes. */
export function Pictures({ images, name }: { readonly images: readonly GalleryImage[]; readonly name: string }) {
  return <Gallery key={images[0]?.image} images={images} name={name} />;
}
