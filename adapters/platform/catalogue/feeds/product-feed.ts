import type { StoreView } from '../../../../core/store-views';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { inTurn, nextTurn, zoneIn } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import { categoryPaths } from './category-paths';
import { feedEntries, type FeedContext } from './feed-entries';
import type { FeedEntry } from './feed-item';

const BATCH = 50;

export class ProductFeed {
  constructor(private readonly parts: { readonly database: Database; readonly reader: CatalogueReader }) {}

  /** Streams the entries of a store by product id, in constant memory. */
  async *entries(store: StoreView): AsyncGenerator<FeedEntry, void, void> {
    const { database } = this.parts;
    let last = -1;
    for (;;) {
      const after = last;
      const { ids, entries } = await database.read((db) => this.#batch(db, store, after));
      yield* entries;
      last = ids.at(-1) ?? last;
      if (ids.length < BATCH) return;
      await nextTurn();
    }
  }

  async #batch(
    db: Repositories,
    store: StoreView,
    after: number,
  ): Promise<{ readonly ids: readonly number[]; readonly entries: readonly FeedEntry[] }> {
    const { reader } = this.parts;
    const context: FeedContext = {
      currency: store.i18n.currencyCode,
      timeZone: zoneIn(store, (await reader.commerce(db)).timeZone),
      pathOf: categoryPaths(await reader.categories(db, store)),
      labels: await reader.labels(db, store),
    };
    const ids = (await db.products.listed(after, BATCH)).map(({ id }) => id);
    // Bypasses the cache, which holds what shoppers view.
    const made = await inTurn(ids, (id) => reader.read(db, id, store));
    return { ids, entries: made.flatMap((one) => (one === undefined ? [] : feedEntries(one.product, context))) };
  }
}
