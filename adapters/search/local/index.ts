/** In-process search of one store view, without I/O; the platform feeds it and stores its bytes. */
import { buildImage } from './build';
import { ImageIndex } from './catalogue-index';
import { readImage } from './serialize';
import type { IndexDocument, IndexOptions } from './text/index-options';
import type { CatalogueIndex } from './query';

export function buildIndex(documents: readonly IndexDocument[], options: IndexOptions = {}): CatalogueIndex {
  return new ImageIndex(buildImage(documents, options));
}

/** Opens serialized bytes in place; the index owns and mutates them. @throws IndexFormatError for another version */
export function openIndex(bytes: Uint8Array): CatalogueIndex {
  return new ImageIndex(readImage(bytes));
}

export { IndexFormatError } from './text/image';
export type { IndexDocument, IndexOptions, IndexVariant } from './text/index-options';
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
