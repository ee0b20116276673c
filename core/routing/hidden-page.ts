import { isSold } from '../contract/listing';
import type { Page } from './routing';

/** Whether a page is of a product that shoppers do not see (A §6). Pure. */
export function isHiddenPage(page: Page | null): boolean {
  return page?.name === 'product' && !isSold(page.view.parent);
}
