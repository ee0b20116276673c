/** Size in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Size of a cart thumbnail. */
export const CART_THUMBNAIL: ImageSize = { width: 210, height: 300 };
/** Size of a listing picture. */
export const THUMBNAIL: ImageSize = { width: 324, height: 489 };
/** Size of a gallery picture. */
export const GALLERY_IMAGE: ImageSize = { width: 600, height: 744 };

/**
 * Returns the URL of a resized picture; vectors ignore the density.
 * @param density device pixels per CSS pixel
 */
export function imageUrl(path: string, size: ImageSize, density = 1): string {
  const clean = path.startsWith('/') ? path : `/${path}`;
  const factor = clean.startsWith('/garment/') ? 1 : density;
  return `/img/${size.width * factor}/${size.height * factor}/resize${clean}`;
}
