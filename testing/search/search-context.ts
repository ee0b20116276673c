import type { SearchEngine } from '../../adapters/platform/ports/catalogue/search';

export interface SearchContext {
  readonly engine: SearchEngine;
  readonly naive: SearchEngine;
}
