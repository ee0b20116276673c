export { SORT_KEYS } from './catalogue';
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
