import { outsidePicture, type OutsidePicture } from '../../../core/internal';
import type { Page } from '../../../core/shopper';

function pictureOf(page: Page): string | undefined {
  switch (page.name) {
    case 'product':
      return page.view.gallery[0]?.image;
    case 'category':
      return page.category.category.image ?? page.category.listing.items[0]?.image;
    case 'collection':
      return page.listing.items[0]?.image;
    case 'home':
      return page.home.slides[0]?.image;
    default:
      return undefined;
  }
}

export function shareImage(page: Page): OutsidePicture | undefined {
  const picture = pictureOf(page);
  return picture === undefined || picture === '' ? undefined : outsidePicture(picture);
}
