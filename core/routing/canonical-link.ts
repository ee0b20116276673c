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

function ownListing({ text, filters, sort, size, start }: ListingQuery, { pageSize }: ListingUrlRules): ListingQuery {
  const isPlain = sort === undefined && size === undefined && (start ?? 0) % pageSize === 0;
  return { text, filters, ...(isPlain && { start }) };
}

function ofListing(path: string, listing: Listing, rules: CanonicalRules): string {
  return withFilters(path, listingParams(ownListing(listing.query, rules.listing), rules.listing), rules.filtersIn);
}

/**
 * Returns the canonical path and query: products without variant, listings without order. Undefined for pages without
 * an address.
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
