import { isForBloggers } from '../contract/content/page-audience';
import type { Page } from './routing';
import { listingOf } from './page-state';

const FOR_EVERYBODY: ReadonlySet<Page['name']> = new Set([
  'home',
  'category',
  'collection',
  'brands',
  'product',
  'cms-page',
]);
const CABINET = /^\/(admin|cabinet|manage|my-account)(\/|$)/;

/** Returns true for pages search engines may index. Filtered and empty listings are excluded. */
export function isIndexable(page: Page, stage: string): boolean {
  if (stage !== 'production' || !FOR_EVERYBODY.has(page.name) || CABINET.test(page.route.path)) return false;
  // Blogger instructions belong to the cabinet wherever they are read.
  if (page.name === 'cms-page' && isForBloggers(page.page)) return false;
  if (page.name === 'brands') return page.brands.length > 0;
  const listing = listingOf(page);
  if (listing === undefined) return true;
  return listing.items.length > 0 && Object.keys(listing.query.filters ?? {}).length === 0;
}
