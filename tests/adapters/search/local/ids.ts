import type { CatalogueIndex, IndexQuery } from '../../../../adapters/search/local';

export function ids(index: CatalogueIndex, query: IndexQuery): number[] {
  return index.search(query).hits.map(({ id }) => id);
}
