import type { StoreView } from '../../../core/store-views';
import type { IndexDocument } from '../catalogue-index';
import type { CatalogueReader } from './catalogue-reader';
import { indexDocument } from './index-document';

/** Products that are read without letting other requests run in between. */
const BATCH = 200;

/**
 * Everything that the search index of a store is made of, as it is now.
 * @param edges filled with product id → the moment (milliseconds since the epoch) at which a special price begins or ends next
 */
export async function indexDocuments(
  reader: CatalogueReader,
  store: StoreView,
  edges: Map<number, number> = new Map(),
): Promise<IndexDocument[]> {
  const context = reader.indexContext(store);
  const documents: IndexDocument[] = [];
  for await (const id of nextTurns(reader.products.ids())) {
    const made = reader.read(id, store);
    if (!made) continue;
    documents.push(indexDocument(made.product, context));
    if (Number.isFinite(made.validUntil)) edges.set(id, made.validUntil);
  }
  return documents;
}

/** Gives what is listed, and lets other requests run after each batch. */
export async function* nextTurns<T>(list: readonly T[]): AsyncGenerator<T, void, void> {
  for (const [count, entry] of list.entries()) {
    if (count % BATCH === BATCH - 1) await nextTurn();
    yield entry;
  }
}

/** Lets other requests run. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
