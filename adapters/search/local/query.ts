import type { IndexQuery, IndexResult, StockChange, Suggestion } from '../../platform/ports/search';

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
} from '../../platform/ports/search';

/** The catalogue of one store view, ready to be searched. Searching is synchronous and never throws on odd input. */
export interface CatalogueIndex {
  /** Number of products. */
  readonly size: number;
  search(query: IndexQuery): IndexResult;
  /** Completions of what has been typed so far; each one finds `count` (> 0) products when searched under the same filters. */
  suggest(text: string, limit: number, scope?: Pick<IndexQuery, 'filters' | 'listOutOfStock'>): readonly Suggestion[];
  /** Applies stock and price changes in place and returns how many skus were known. Anything else needs a new build. */
  updateStock(changes: readonly StockChange[]): number;
  /** The whole index as bytes for {@link openIndex}. */
  serialize(): Uint8Array;
}
