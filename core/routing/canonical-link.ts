import { listingParams, type ListingUrlRules } from '../catalogue';
import type { Listing, ListingQuery } from '../catalogue/catalogue';
import { categoryLink, localPath, pageLink, productLink, type LinkRules } from '../links';
import { withFilters, type FilterPlace } from './listing-address';
import type { Page } from './routing';

export interface CanonicalRules {
  readonly links: LinkRules;
  readonly listing: ListingUrlRules;
  readonly filtersIn: FilterPlace;
}

/**
 * What of a listing makes a page of its own: its words, filters and page. In another order or in pieces of another size it shows
 * what the plain listing shows, and that one stands for it.
 */
function ownListing({ text, filters, sort, size, start }: ListingQuery, { pageSize }: ListingUrlRules): ListingQuery {
  const isPlain = sort === undefined && size === undefined && (start ?? 0) % pageSize === 0;
  return { text, filters, ...(isPlain && { start }) };
}

function ofListing(path: string, listing: Listing, rules: CanonicalRules): string {
  return withFilters(path, listingParams(ownListing(listing.query, rules.listing), rules.listing), rules.filtersIn);
}

/**
 * The one address that search engines are to know a page by: path and query in the store of the rules. A product is meant with all
 * its variants, a listing without its order. Undefined for pages that stand for no address.
 */
export function canonicalLink(page: Page, rules: CanonicalRules): string | undefined {
  const { links } = rules;
  switch (page.name) {
    case 'page-not-found':
    case 'error':
    case 'offline':
      return undefined;
    case 'home':
      return localPath('/', links);
    case 'product':
      // The link of a product of another type names no variant.
      return productLink({ ...page.view.parent, type_id: 'simple' }, links);
    case 'category':
      return ofListing(categoryLink(page.category.category, links), page.category.listing, rules);
    case 'collection':
      return ofListing(localPath(page.route.path, links), page.listing, rules);
    case 'search':
      return ofListing(localPath('/search', links), page.listing, rules);
    case 'cms-page':
      return pageLink(page.page.identifier, links);
    default:
      return localPath(page.route.path, links);
  }
}
