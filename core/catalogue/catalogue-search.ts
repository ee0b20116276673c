import type { SearchQuery } from '../contract';

/** The search part of a catalogue request. */
export interface CatalogueSearch {
  readonly searchQuery: SearchQuery;
  readonly size: number;
  readonly from: number;
  /** Left out: by relevance. */
  readonly sort?: string | undefined;
}
