import { CART_THUMBNAIL, GALLERY_IMAGE, THUMBNAIL } from './image-url';
import type { ImageSize } from './image-url';

const DENSITIES = [1, 2];

/** A fixed list, so that arbitrary sizes cannot fill the disk. */
const ALLOWED_SIZES: readonly ImageSize[] = [CART_THUMBNAIL, THUMBNAIL, GALLERY_IMAGE].flatMap((size) =>
  DENSITIES.map((density) => ({ width: size.width * density, height: size.height * density })),
);

export function allowedSize(width: string, height: string): ImageSize | undefined {
  return ALLOWED_SIZES.find((size) => String(size.width) === width && String(size.height) === height);
}

export function allowedSizesText(): string {
  return ALLOWED_SIZES.map((size) => `${size.width}x${size.height}`).join(', ');
}
