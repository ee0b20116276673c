import type { IndexQuery, IndexResult, StockChange, Suggestion } from '../../platform/ports/catalogue/search';

export type {
  Aggregation,
  CountedRange,
  FacetValue,
  FilterScalar,
  FilterValue,
  IndexFilter,
  IndexHit,
  IndexQuery,
  IndexResult,
  RangeBucket,
  RangeFacet,
  SortOrder,
  StockChange,
  Suggestion,
} from '../../platform/ports/catalogue/search';

/** Searchable index of one store view. Synchronous; never throws on odd input. */
export interface CatalogueIndex {
  readonly size: number;
  search(query: IndexQuery): IndexResult;
  suggest(text: string, limit: number, scope?: Pick<IndexQuery, 'filters' | 'listOutOfStock'>): readonly Suggestion[];
  updateStock(changes: readonly StockChange[]): number;
  serialize(): Uint8Array;
}
