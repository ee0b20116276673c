/** A size in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** S §9: the three sizes that the shop shows pictures in. */
export const CART_THUMBNAIL: ImageSize = { width: 210, height: 300 };
/** Size of a product's picture in a listing, in CSS pixels. */
export const THUMBNAIL: ImageSize = { width: 324, height: 489 };
/** Size of a picture in a product's gallery, in CSS pixels. */
export const GALLERY_IMAGE: ImageSize = { width: 600, height: 744 };

/**
 * The address of a picture at a size: '/img/324/489/resize/m/h/mh01-black_main.jpg'. A drawing is a vector: a size gives it
 * its shape only, so dense screens load the same one.
 * @param path the picture's path as the catalogue gives it; a leading '/' may be missing
 * @param density 2 for a screen with two device pixels to one of CSS
 */
export function imageUrl(path: string, size: ImageSize, density = 1): string {
  const clean = path.startsWith('/') ? path : `/${path}`;
  const factor = clean.startsWith('/garment/') ? 1 : density;
  return `/img/${size.width * factor}/${size.height * factor}/resize${clean}`;
}
