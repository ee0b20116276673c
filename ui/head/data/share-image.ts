import { GALLERY_IMAGE, imageUrl, type Page } from '../../../core';

/** A picture of a page for those who show a link to it. */
export interface ShareImage {
  /** Path. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

function pictureOf(page: Page): string | undefined {
  switch (page.name) {
    case 'product':
      return page.view.gallery[0]?.image;
    case 'category':
      return page.category.category.image ?? page.category.listing.items[0]?.image;
    case 'home':
      return page.home.slides[0]?.image;
    default:
      return undefined;
  }
}

/**
 * A picture as those take it who look at pages from outside. Drawings are vectors, which most of them do not take: the server has
 * them as PNG below /share.
 */
export function outsidePicture(picture: string): ShareImage {
  const isDrawing = picture.startsWith('/garment/');
  const density = isDrawing ? 1 : 2;
  return {
    path: isDrawing ? `/share${picture.replace(/\.svg$/, '.png')}` : imageUrl(picture, GALLERY_IMAGE, density),
    width: GALLERY_IMAGE.width * density,
    height: GALLERY_IMAGE.height * density,
  };
}

/** The picture that stands for a page. */
export function shareImage(page: Page): ShareImage | undefined {
  const picture = pictureOf(page);
  return picture === undefined || picture === '' ? undefined : outsidePicture(picture);
}
