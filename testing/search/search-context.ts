import type { SearchEngine } from '../../adapters/platform/ports/search';

export interface SearchContext {
  readonly engine: SearchEngine;
  readonly naive: SearchEngine;
}
