import type { Clock } from '../../../../core/ports';
import { nextTurn, type ShopperView } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { StockChange } from '../../ports/catalogue/search';
import type { ChangedStock, StockPlace } from '../../ports/catalogue/stock';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { servedStock } from '../../../../core/stock/placed-stock';
import { firstOf, pricesOf } from './index-names';
import type { OpenIndex } from './open-index';

type Db = Repositories;

const MAX_AT_ONCE = 50;

/** Above this limit, stock is applied in the background, so that searches do not wait for an import. */
const MAX_RESTOCKED_AT_ONCE = 500;
const RESTOCK_PIECE = 200;

interface FollowerDependencies {
  readonly database: Pick<Database, 'read'>;
  readonly reader: CatalogueReader;
  readonly clock: Pick<Clock, 'now'>;
  readonly apply: (open: OpenIndex) => Promise<void>;
  readonly beside: (work: Promise<unknown>, store: ShopperView) => void;
  readonly caughtUp: (recorded: number) => void;
}

/** Updates an open index incrementally: stock, prices, and special prices that start or end. */
export class IndexFollower {
  readonly #passed: number[] = [];

  constructor(private readonly parts: FollowerDependencies) {}

  passedEdges(after: number): { readonly ids: readonly number[]; readonly count: number } {
    return { ids: this.#passed.slice(after), count: this.#passed.length };
  }

  async stock(db: Db, open: OpenIndex, store: ShopperView): Promise<void> {
    const { stock, index } = await db.versions.current();
    if (open.stockVersion === stock) return;
    const before = open.stockVersion;
    const after = { version: before + 1, sku: '' };
    const recorded = await db.changes.last();
    const changed = await db.stock.nextChanges(after, MAX_RESTOCKED_AT_ONCE + 1);
    const changes = changed.length <= MAX_RESTOCKED_AT_ONCE ? await this.#restocked(db, changed, store) : undefined;
    const priced = await db.products.pricedSince(before);
    open.stockVersion = Math.max(before, stock);
    if (changes !== undefined) open.pending.push(...changes);
    else this.#catchUp({ open, store, before }, () => this.#restockInPieces(after, { open, store }));
    if (priced.length <= MAX_AT_ONCE) await this.#reprice(db, priced, { open, store });
    else this.#catchUp({ open, store, before }, () => this.#repriceInPieces(priced, { open, store }));
    if (open.behindSince === undefined && index === open.version) open.recorded = recorded;
  }

  #catchUp(
    { open, store, before }: { readonly open: OpenIndex; readonly store: ShopperView; readonly before: number },
    give: () => Promise<void>,
  ): void {
    open.behindSince ??= before;
    const { recorded } = open;
    const given = open.catchingUp.then(give).then(() => {
      if (store.group === undefined) this.parts.caughtUp(recorded);
    });
    this.parts.beside(given, store);
    const settled = given
      .catch(() => undefined)
      .then(() => {
        if (open.catchingUp === settled) open.behindSince = undefined;
      });
    open.catchingUp = settled;
  }

  async #restockInPieces(
    after: StockPlace,
    { open, store }: { readonly open: OpenIndex; readonly store: ShopperView },
  ): Promise<void> {
    for (let last: StockPlace | undefined = after; last !== undefined;) {
      await nextTurn();
      const place: StockPlace = last;
      const { changed, changes } = await this.parts.database.read(async (db) => {
        const next = await db.stock.nextChanges(place, RESTOCK_PIECE);
        return { changed: next, changes: await this.#restocked(db, next, store) };
      });
      open.pending.push(...changes);
      await this.parts.apply(open);
      last = changed.at(-1);
    }
  }

  async #restocked(db: Db, changed: readonly ChangedStock[], store: ShopperView): Promise<readonly StockChange[]> {
    const { places } = await this.parts.reader.commerce(db);
    const changes: StockChange[] = changed.map(({ sku, record }) => ({
      sku,
      inStock: servedStock(record, places, store.storeCode).is_in_stock,
    }));
    for (const id of await db.products.idsContaining(changed.map(({ sku }) => sku))) {
      const product = await this.parts.reader.product(db, id, store);
      if (product) changes.push({ sku: product.sku, inStock: product.stock?.is_in_stock !== false });
    }
    return changes;
  }

  async #reprice(
    db: Db,
    ids: readonly number[],
    { open, store }: { readonly open: OpenIndex; readonly store: ShopperView },
  ): Promise<void> {
    const priced = new Set(ids);
    for (const id of ids) {
      const own = (await db.products.byId(id))?.document.sku;
      const skus = [...(own === undefined ? [] : [own]), ...(await db.products.variantSkus(id))];
      for (const whole of await db.products.idsContaining(skus)) priced.add(whole);
    }
    for (const id of priced) {
      const made = await this.parts.reader.read(db, id, store);
      if (made === undefined) continue;
      open.pending.push(...pricesOf(made.product));
      open.edges.delete(id);
      if (Number.isFinite(made.validUntil)) open.edges.set(id, made.validUntil);
    }
    if (priced.size > 0) open.nextEdge = firstOf(open.edges);
  }

  async #repriceInPieces(
    ids: readonly number[],
    of: { readonly open: OpenIndex; readonly store: ShopperView },
  ): Promise<void> {
    for (let at = 0; at < ids.length; at += MAX_AT_ONCE) {
      await nextTurn();
      await this.parts.database.read((db) => this.#reprice(db, ids.slice(at, at + MAX_AT_ONCE), of));
      await this.parts.apply(of.open);
    }
  }

  async prices(db: Db, open: OpenIndex, store: ShopperView): Promise<void> {
    const now = this.parts.clock.now();
    if (now < open.nextEdge) return;
    const ids = [...open.edges].filter(([, edge]) => edge <= now).map(([id]) => id);
    // Another search may run while these are read.
    for (const id of ids) open.edges.delete(id);
    open.nextEdge = firstOf(open.edges);
    this.#pass(ids, store);
    if (ids.length <= MAX_AT_ONCE) return this.#passEdges(db, ids, { open, store });
    this.#catchUp({ open, store, before: open.stockVersion }, async () => {
      for (let at = 0; at < ids.length; at += MAX_AT_ONCE) {
        await nextTurn();
        const some = ids.slice(at, at + MAX_AT_ONCE);
        await this.parts.database.read((one) => this.#passEdges(one, some, { open, store }));
        await this.parts.apply(open);
      }
      this.#pass(ids, store);
    });
  }

  #pass(ids: readonly number[], store: ShopperView): void {
    if (store.group === undefined) for (const id of ids) this.#passed.push(id);
  }

  async #passEdges(
    db: Db,
    ids: readonly number[],
    { open, store }: { readonly open: OpenIndex; readonly store: ShopperView },
  ): Promise<void> {
    for (const id of ids) {
      const made = await this.parts.reader.read(db, id, store);
      if (made) open.pending.push(...pricesOf(made.product));
      if (made && Number.isFinite(made.validUntil)) open.edges.set(id, made.validUntil);
    }
    open.nextEdge = firstOf(open.edges);
  }
}
