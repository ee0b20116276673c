import type { StoreView } from '../../../../core/store-views';
import { inTurn, nextTurn } from '../../foundation';
import type { Database } from '../../ports/database';
import type { IndexDocument } from '../../ports/catalogue/search';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { indexDocument } from '../reading/index-document';

const BATCH = 8;

/**
 * Streams all search documents of a store, highest id first.
 * @param edges filled with product id → next start or end of a special price (milliseconds since the epoch)
 */
export async function* indexDocuments(
  database: Database,
  reader: CatalogueReader,
  store: StoreView,
  edges: Map<number, number> = new Map(),
): AsyncGenerator<IndexDocument, void, void> {
  const context = await database.read((db) => reader.indexContext(db, store));
  for await (const ids of inBatches((await database.read((db) => db.products.ids())).toReversed())) {
    const read = await database.read((db) =>
      inTurn(ids, async (id) => ({ id, made: await reader.read(db, id, store) })),
    );
    for (const { id, made } of read) {
      if (!made) continue;
      if (Number.isFinite(made.validUntil)) edges.set(id, made.validUntil);
      yield indexDocument(made.product, context);
    }
  }
}

export async function* inBatches<T>(list: readonly T[]): AsyncGenerator<readonly T[], void, void> {
  for (let at = 0; at < list.length; at += BATCH) {
    if (at > 0) await nextTurn();
    yield list.slice(at, at + BATCH);
  }
}
