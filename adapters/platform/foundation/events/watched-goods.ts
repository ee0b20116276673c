import type { StockAnswer, StockRecord } from '../../../../core/contract';
import type { EventData } from '../../../../core/contract/foundation/events';
import { overriding } from '../kernel/overriding';
import type { Database, Repositories } from '../../ports/database';
import type { ProductRepository } from '../../ports/catalogue/products';
import type { StockRepository, Units } from '../../ports/catalogue/stock';
import type { NewEvent } from '../../ports/foundation/events';
import type { EventLog } from './event-log';

type Cause = EventData<'stock.changed'>['by'];
type Change = EventData<'product.changed'>['change'];

/**
 * Records product and stock events automatically.
 * @param onBack called within a unit of work that may have restocked something
 */
export function watchingGoods(database: Database, events: EventLog, onBack: (unit: Repositories) => void): Database {
  const watches = new WeakMap<Repositories, GoodsWatch>();
  const watchOf = (db: Repositories): GoodsWatch => {
    const known = watches.get(db) ?? new GoodsWatch(db, events, onBack);
    watches.set(db, known);
    return known;
  };
  return {
    read: (work) => database.read(work),
    write: (work, durability) => database.write((db) => watchOf(db).run(work), durability),
    close: () => database.close(),
  };
}

class GoodsWatch {
  readonly #unit: Repositories;
  readonly #isThere = new Map<number, boolean>();
  readonly #stockBefore = new Map<number, ReadonlyMap<string, StockRecord>>();
  readonly #moved = new Map<string, { readonly by: number; readonly now: StockAnswer }>();
  #events: readonly NewEvent[] = [];
  #eventsAt = 0;

  constructor(
    private readonly db: Repositories,
    private readonly events: EventLog,
    private readonly onBack: (unit: Repositories) => void,
  ) {
    this.#unit = {
      ...db,
      events: overriding(db.events, { add: (events, now) => this.#keep(events, now) }),
      products: overriding(db.products, this.#products(db.products)),
      stock: overriding(db.stock, this.#stock(db.stock)),
      catalogue: overriding(db.catalogue, {
        removeSource: async (source) => {
          const removed = await db.catalogue.removeSource(source);
          for (const { id, sku } of removed) await this.#tellProduct(id, sku, 'removed');
          return removed;
        },
      }),
    };
  }

  /** Writes the events of the unit in one statement at its end. */
  async run<T>(work: (db: Repositories) => Promise<T>): Promise<T> {
    this.#isThere.clear();
    this.#stockBefore.clear();
    this.#events = [];
    this.#moved.clear();
    const result = await work(this.#unit);
    await this.#tellTransferred();
    if (this.#events.length > 0) await this.db.events.add(this.#events, this.#eventsAt);
    return result;
  }

  #keep(events: readonly NewEvent[], now: number): Promise<void> {
    this.#events = [...this.#events, ...events];
    this.#eventsAt = now;
    return Promise.resolve();
  }

  #products(products: ProductRepository): Partial<ProductRepository> {
    return {
      written: async (id) => {
        const found = await products.written(id);
        this.#isThere.set(id, found !== undefined);
        return found;
      },
      write: async (product) => {
        const { id, sku } = product.document;
        const isThere = this.#isThere.get(id) ?? (await products.written(id)) !== undefined;
        this.#stockBefore.set(id, isThere ? await products.stockOf(id) : new Map());
        await products.write(product);
        this.#isThere.set(id, true);
        await this.#tellProduct(id, sku, isThere ? 'updated' : 'created');
      },
      rewrite: async (document, hash) => {
        await products.rewrite(document, hash);
        await this.#tellProduct(document.id, document.sku, 'updated');
      },
      change: async (product) => {
        await products.change(product);
        await this.#tellProduct(product.document.id, product.document.sku, 'updated');
      },
      remove: async (id) => {
        const sku = (await products.written(id))?.sku;
        await products.remove(id);
        if (sku !== undefined) await this.#tellProduct(id, sku, 'removed');
      },
    };
  }

  #stock(stock: StockRepository): Partial<StockRepository> {
    return {
      take: async (units, cause, choose) => {
        const taken = await stock.take(units, cause, choose);
        if (taken.short === undefined && cause?.reason === 'transfer') this.#transferred(units, taken.left, -1);
        else if (taken.short === undefined) await this.#tellStock('order', taken.left);
        return taken;
      },
      giveBack: async (units, cause) => {
        const now = await stock.giveBack(units, cause);
        if (cause?.reason === 'transfer') this.#transferred(units, now, 1);
        else await this.#tellStock('return', now);
        return now;
      },
      add: async (units, cause) => {
        const now = await stock.add(units, cause);
        await this.#tellStock('adjustment', now);
        return now;
      },
      write: async (productId, records, cause) => {
        const replaced = this.#stockBefore.get(productId);
        const before = replaced ?? (await stock.findAll(Object.keys(records)));
        await stock.write(productId, records, cause);
        await this.#tellStock(replaced === undefined ? 'adjustment' : 'catalogue', changesOf(before, records));
      },
    };
  }

  /** Sums changes by transfers: a move between two locations leaves the stock unchanged. */
  #transferred(units: readonly Units[], now: readonly StockAnswer[], sign: -1 | 1): void {
    for (const answer of now) {
      const own = units.reduce((sum, { sku, qty }) => (sku === answer.sku ? sum + qty : sum), 0);
      this.#moved.set(answer.sku, { by: (this.#moved.get(answer.sku)?.by ?? 0) + sign * own, now: answer });
    }
  }

  async #tellTransferred(): Promise<void> {
    const changed = [...this.#moved.values()].filter(({ by }) => by !== 0).map(({ now }) => now);
    if (changed.length > 0) await this.#tellStock('adjustment', changed);
  }

  #tellProduct(id: number, sku: string, change: Change): Promise<void> {
    const data = { product_id: id, sku, change };
    return this.events.record(this.#unit, { name: 'product.changed', data });
  }

  async #tellStock(by: Cause, now: readonly StockAnswer[]): Promise<void> {
    const managed = new Map(now.filter(({ manage_stock }) => manage_stock !== false).map((one) => [one.sku, one]));
    // Orders only reduce stock; any other change may restock.
    if (by !== 'order' && now.some(({ is_in_stock: isThere }) => isThere)) this.onBack(this.#unit);
    if (managed.size === 0) return;
    const items = [...managed.values()].map(({ sku, qty, is_in_stock }) => ({ sku, qty, is_in_stock }));
    await this.events.record(this.#unit, { name: 'stock.changed', data: { by, items } });
  }
}

function changesOf(
  before: ReadonlyMap<string, StockRecord>,
  records: Readonly<Record<string, StockRecord>>,
): readonly StockAnswer[] {
  return Object.entries(records).flatMap(([sku, record]) => {
    const old = before.get(sku);
    const answer = { ...record, sku, qty: Math.trunc(record.qty) };
    return old?.qty === answer.qty && old.is_in_stock === record.is_in_stock ? [] : [answer];
  });
}
