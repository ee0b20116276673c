import type { SearchEngine } from '../../adapters/platform/ports/search';

/** What the cases of the suite work with. */
export interface SearchContext {
  readonly engine: SearchEngine;
  /** The plain reading of the same documents, which is right. */
  readonly naive: SearchEngine;
}
