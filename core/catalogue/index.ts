export { attributeWords } from './attribute-words';
export { listedFilters, promoFilter } from './build-search-query';
export type { CatalogueSearch } from './catalogue-search';
export { CATALOGUE_CLIENT } from './catalogue-client';
export type { CatalogueClient } from './catalogue-client';
export { LISTING_FIELDS } from '../contract/catalogue/listing-fields';
export { menuLevel } from './category-tree';
export { changeListing, listingParams } from './listing-url';
export type { ListingChange, ListingUrlRules } from './listing-url';
export { parseListing } from './parse-listing';
export type {
  Brand,
  Catalogue,
  CategoryPage,
  CollectionKind,
  CollectionPage,
  Facet,
  HelpLink,
  OtherGoods,
  Listing,
  ListingQuery,
  ListingScope,
  ListSwitch,
  MenuItem,
  NamedLink,
  SortKey,
  Suggestions,
  UnderstoodWords,
} from './catalogue';
