import { isSold } from '../contract/catalogue/listing';
import type { Page } from './routing';

/** Returns true for the page of a product hidden from shoppers. */
export function isHiddenPage(page: Page | null): boolean {
  return page?.name === 'product' && !isSold(page.view.parent);
}
