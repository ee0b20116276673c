import { CART_THUMBNAIL, GALLERY_IMAGE, THUMBNAIL } from './image-url';
import type { ImageSize } from './image-url';

/** Screens with two device pixels to one of CSS ask for twice the size; no more is offered. */
const DENSITIES = [1, 2];

/** Every size that a picture may be asked for: the three of S §9, once and twice. A list, so that nobody fills the disk with odd sizes. */
const ALLOWED_SIZES: readonly ImageSize[] = [CART_THUMBNAIL, THUMBNAIL, GALLERY_IMAGE].flatMap((size) =>
  DENSITIES.map((density) => ({ width: size.width * density, height: size.height * density })),
);

/** The offered size with these measures, given as digits; undefined when it is not offered. */
export function allowedSize(width: string, height: string): ImageSize | undefined {
  return ALLOWED_SIZES.find((size) => String(size.width) === width && String(size.height) === height);
}

/** The offered sizes as a sentence names them: '210x300, 420x600, …'. */
export function allowedSizesText(): string {
  return ALLOWED_SIZES.map((size) => `${size.width}x${size.height}`).join(', ');
}
