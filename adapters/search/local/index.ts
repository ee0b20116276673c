/**
 * The catalogue search of one store view, in process: full text with typing errors, filters judged by the variant a shopper
 * would buy, facet counts that are true, and an image that is searched where it lies in memory (S §7, §9).
 * Pure TypeScript without input or output; the platform feeds it from the database and keeps its bytes.
 */
import { buildImage } from './build';
import { ImageIndex } from './catalogue-index';
import { readImage } from './serialize';
import type { IndexDocument, IndexOptions } from './index-options';
import type { CatalogueIndex } from './query';

/** Builds an index. RangeError when ids are not unique whole numbers or an option is outside its limits. */
export function buildIndex(documents: readonly IndexDocument[], options: IndexOptions = {}): CatalogueIndex {
  return new ImageIndex(buildImage(documents, options));
}

/**
 * Opens what {@link CatalogueIndex.serialize} gave, in place: the bytes belong to the index from then on and change with its
 * stock. IndexFormatError when they are not an index of this version (then build it again).
 */
export function openIndex(bytes: Uint8Array): CatalogueIndex {
  return new ImageIndex(readImage(bytes));
}

export { IndexFormatError } from './image';
export type { IndexDocument, IndexOptions, IndexVariant } from './index-options';
export type {
  Aggregation,
  CatalogueIndex,
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
} from './query';
