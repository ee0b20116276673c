import { GALLERY_IMAGE, imageUrl, type Page } from '../../core';

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
 * The picture that stands for a page. Drawings are vectors, which those who show links do not take: the server has them as PNG
 * below /share.
 */
export function shareImage(page: Page): ShareImage | undefined {
  const picture = pictureOf(page);
  if (picture === undefined || picture === '') return undefined;
  const isDrawing = picture.startsWith('/garment/');
  const path = isDrawing ? `/share${picture.replace(/\.svg$/, '.png')}` : imageUrl(picture, GALLERY_IMAGE, 2);
  const density = isDrawing ? 1 : 2;
  return { path, width: GALLERY_IMAGE.width * density, height: GALLERY_IMAGE.height * density };
}
