export { listedFilters, promoFilter } from './build-search-query';
export type { CatalogueSearch } from './build-search-query';
export { CATALOGUE_CLIENT } from './catalogue-client';
export type { CatalogueClient } from './catalogue-client';
export { LISTING_FIELDS } from '../contract/listing-fields';
export { menuLevel } from './category-tree';
export { changeListing, listingParams } from './listing-url';
export type { ListingChange, ListingUrlRules } from './listing-url';
export { parseListing } from './parse-listing';
export type {
  Catalogue,
  CategoryPage,
  Facet,
  Listing,
  ListingQuery,
  MenuItem,
  NamedLink,
  SortKey,
  Suggestions,
} from './catalogue';
