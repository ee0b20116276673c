import type { CatalogueIndex, IndexQuery } from '../../../../adapters/search/local';

/** The ids a query gives, in order. */
export function ids(index: CatalogueIndex, query: IndexQuery): number[] {
  return index.search(query).hits.map(({ id }) => id);
}
