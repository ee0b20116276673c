import { GALLERY_IMAGE, imageUrl } from './image-url';

/** A picture of the shop for those who look at it from outside: who shows links, and portals. */
export interface OutsidePicture {
  /** Path. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture as those take it who look at pages from outside. Drawings are vectors, which most of them do not take: the server has
 * them as PNG below /share.
 * @param picture its path as the catalogue gives it
 */
export function outsidePicture(picture: string): OutsidePicture {
  const isDrawing = picture.startsWith('/garment/');
  const density = isDrawing ? 1 : 2;
  return {
    path: isDrawing ? `/share${picture.replace(/\.svg$/, '.png')}` : imageUrl(picture, GALLERY_IMAGE, density),
    width: GALLERY_IMAGE.width * density,
    height: GALLERY_IMAGE.height * density,
  };
}
