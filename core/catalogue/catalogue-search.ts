import type { SearchQuery } from '../contract';

export interface CatalogueSearch {
  readonly searchQuery: SearchQuery;
  readonly size: number;
  readonly from: number;
  readonly sort?: string | undefined;
}
