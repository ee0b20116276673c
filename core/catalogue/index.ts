export { SORT_KEYS } from './catalogue';
export { CATALOGUE } from './catalogue';
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
export { changeListing, listingParams, parseListing } from './listing-url';
export type { ListingChange, ListingChoice, ListingUrlRules } from './listing-url';
export { PRICE_RANGES, parsePriceRange, priceRangeLabel } from './price-range';
export type { PriceRange } from './price-range';
