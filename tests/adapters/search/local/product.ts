import type { CatalogueIndex, IndexDocument, IndexQuery } from '../../../../adapters/search/local';

/** A product with nothing but an id, changed as a test needs it. */
export function product(id: number, changes: Partial<IndexDocument> = {}): IndexDocument {
  return { id, sku: `SKU-${id}`, text: {}, attributes: {}, numbers: {}, inStock: true, variants: [], ...changes };
}

/** The ids a query gives, in order. */
export function ids(index: CatalogueIndex, query: IndexQuery): number[] {
  return index.search(query).hits.map(({ id }) => id);
}
