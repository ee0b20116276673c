import { isForBloggers } from '../contract/page-audience';
import type { Page } from './routing';
import { listingOf } from './page-state';

/** Pages that are for everybody and the same for all of them. */
const FOR_EVERYBODY: ReadonlySet<Page['name']> = new Set([
  'home',
  'category',
  'collection',
  'brands',
  'product',
  'cms-page',
]);
/** The blogger's and the personal cabinet, and the back office (A §2.1). */
const CABINET = /^\/(admin|cabinet|manage|my-account)(\/|$)/;

/**
 * Whether search engines are to take a page up (A §2.1): not outside production, not in a cabinet, and nothing that only a shopper
 * can make something of (cart, checkout, search, error). Of a category its plain list and the pages of that; a filtered one is a
 * choice among thousands that nobody searches for, and an empty one says nothing.
 */
export function isIndexable(page: Page, stage: string): boolean {
  if (stage !== 'production' || !FOR_EVERYBODY.has(page.name) || CABINET.test(page.route.path)) return false;
  // Instructions for bloggers are pages of their cabinet (A §2.1), wherever they are read.
  if (page.name === 'cms-page' && isForBloggers(page.page)) return false;
  if (page.name === 'brands') return page.brands.length > 0;
  const listing = listingOf(page);
  if (listing === undefined) return true;
  return listing.items.length > 0 && Object.keys(listing.query.filters ?? {}).length === 0;
}
