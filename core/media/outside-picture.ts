import { GALLERY_IMAGE, imageUrl } from './image-url';

/** Picture for link previews and portals. */
export interface OutsidePicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a PNG below /share for drawings, which most consumers do not support.
 * @param picture catalogue path
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
