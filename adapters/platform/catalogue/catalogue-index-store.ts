import { join } from 'node:path';
import { toMinor } from '../../../core/kernel/money';
import type { Product } from '../../../core/contract';
import type { StoreView } from '../../../core/store-views';
import type { CatalogueIndex, StockChange } from '../catalogue-index';
import { languageOf } from '../content/language';
import type { VersionCounters } from '../database/versions';
import type { Settings } from '../options';
import type { StockRepository } from '../stock/stock-repository';
import type { CatalogueReader } from './catalogue-reader';
import { indexDocuments, nextTurns } from './index-documents';
import { readIndexFile, writeIndexFile } from './index-file';
import type { ShopperView } from './price-group';

interface OpenIndex {
  readonly index: CatalogueIndex;
  /** Counter 'index' that it was made for. */
  readonly version: number;
  /** Counter 'stock' up to which it knows. */
  stockVersion: number;
  /** Product id → when a special price of it begins or ends next. */
  readonly edges: Map<number, number>;
  /** The first of the edges. */
  nextEdge: number;
}

/**
 * The search indexes, one for each language and currency that the stores have. They are kept in the data folder, named
 * after the counter they were made for, so that the next process opens them in milliseconds; one that is missing, stale
 * or broken is made anew from the database. Stock and special prices are followed without that. A group of shoppers with
 * prices of its own has a copy in memory with these put in, made when the first of them asks: lists are sorted and filtered by
 * what is shown.
 */
export class CatalogueIndexStore {
  readonly #open = new Map<string, OpenIndex>();
  /** Indexes being opened, so that many first searches wait for one. */
  readonly #opening = new Map<string, Promise<OpenIndex>>();

  /** Ids whose special price began or ended while this process ran: a few a day. */
  readonly #passed: number[] = [];

  constructor(
    private readonly reader: CatalogueReader,
    private readonly stock: StockRepository,
    private readonly versions: VersionCounters,
    private readonly settings: Settings,
  ) {}

  /**
   * Products whose special price has begun or ended, in the order of time, as far as the open indexes know.
   * @param after how many of them are known already
   */
  passedEdges(after: number): { readonly ids: readonly number[]; readonly count: number } {
    for (const store of this.settings.stores) {
      const open = this.#open.get(keyOf(store));
      if (open) this.#followPrices(open, store);
    }
    return { ids: this.#passed.slice(after), count: this.#passed.length };
  }

  /** The index of a store, with the stock of this moment and the prices of the viewer. */
  async of(store: ShopperView): Promise<CatalogueIndex> {
    return (await this.#current(store)).index;
  }

  async #current(store: ShopperView): Promise<OpenIndex> {
    const known = this.#open.get(keyOf(store));
    const open = known?.version === this.versions.current().index ? known : await this.#reopen(store);
    this.#followStock(open, store);
    this.#followPrices(open, store);
    return open;
  }

  #reopen(store: ShopperView): Promise<OpenIndex> {
    const key = `${keyOf(store)}-v${this.versions.current().index}`;
    const running = this.#opening.get(key);
    if (running) return running;
    const started = this.#openOrBuild(store).finally(() => this.#opening.delete(key));
    this.#opening.set(key, started);
    return started;
  }

  async #openOrBuild(store: ShopperView): Promise<OpenIndex> {
    const open =
      store.group === undefined
        ? ((await this.#load(store)) ?? (await this.#build(store)))
        : await this.#copyFor(store);
    this.#open.set(keyOf(store), open);
    return open;
  }

  #followStock(open: OpenIndex, store: ShopperView): void {
    const { stock } = this.versions.current();
    if (open.stockVersion === stock) return;
    const changed = this.stock.changedSince(open.stockVersion);
    const changes: StockChange[] = changed.map(({ sku, record }) => ({ sku, inStock: record.is_in_stock }));
    // Bundles and groups are in stock when their parts are.
    const wholes = new Set(changed.flatMap(({ sku }) => this.reader.products.idsContaining(sku)));
    for (const id of wholes) {
      const product = this.reader.product(id, store);
      if (product) changes.push({ sku: product.sku, inStock: product.stock?.is_in_stock !== false });
    }
    open.index.updateStock(changes);
    open.stockVersion = stock;
  }

  /** Where a special price began or ended since the last look, the index learns the price that holds now. */
  #followPrices(open: OpenIndex, store: ShopperView): void {
    const now = this.settings.clock.now();
    if (now < open.nextEdge) return;
    for (const [id, edge] of open.edges) {
      if (edge > now) continue;
      if (store.group === undefined) this.#passed.push(id);
      const made = this.reader.read(id, store);
      if (made) open.index.updateStock(pricesOf(made.product));
      if (made && Number.isFinite(made.validUntil)) open.edges.set(id, made.validUntil);
      else open.edges.delete(id);
    }
    open.nextEdge = firstOf(open.edges);
  }

  async #load(store: StoreView): Promise<OpenIndex | undefined> {
    if (this.settings.inMemory) return undefined;
    const { index: version } = this.versions.current();
    const { openIndex } = await import('../catalogue-index');
    try {
      const file = readIndexFile(this.#folder(), keyOf(store), version);
      return file && opened(openIndex(file.bytes), version, file.stockVersion, new Map(file.edges));
    } catch (error) {
      this.settings.telemetry.error(error, { where: 'catalogue index file', key: keyOf(store) });
      return undefined; // made anew from the database
    }
  }

  async #build(store: StoreView): Promise<OpenIndex> {
    const { buildIndex } = await import('../catalogue-index');
    const { index: version, stock } = this.versions.current();
    const edges = new Map<number, number>();
    const documents = await indexDocuments(this.reader, store, edges);
    const open = opened(buildIndex(documents, { language: languageOf(store) }), version, stock, edges);
    if (!this.settings.inMemory) {
      const file = { bytes: open.index.serialize(), stockVersion: stock, edges };
      writeIndexFile(this.#folder(), keyOf(store), version, file, `draft-${this.settings.ids.uuid()}`);
    }
    return open;
  }

  /** Everybody's index with the prices of a group: what it costs is a copy of the bytes and a reading of what has such a price. */
  async #copyFor(store: ShopperView): Promise<OpenIndex> {
    const { openIndex } = await import('../catalogue-index');
    const { index: base, version, stockVersion, edges } = await this.#current({ ...store, group: undefined });
    const open = opened(openIndex(base.serialize()), version, stockVersion, new Map(edges));
    for await (const id of nextTurns(this.reader.products.idsWithTierPrices())) {
      const made = this.reader.read(id, store);
      if (made) open.index.updateStock(pricesOf(made.product));
    }
    return open;
  }

  #folder(): string {
    return join(this.settings.data, 'index');
  }
}

function opened(index: CatalogueIndex, version: number, stockVersion: number, edges: Map<number, number>): OpenIndex {
  return { index, version, stockVersion, edges, nextEdge: firstOf(edges) };
}

function firstOf(edges: ReadonlyMap<number, number>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const edge of edges.values()) first = Math.min(first, edge);
  return first;
}

function pricesOf(product: Product): readonly StockChange[] {
  const price = (entry: Pick<Product, 'final_price'>) => toMinor(entry.final_price ?? 0);
  const children = product.configurable_children ?? [];
  if (children.length === 0) return [{ sku: product.sku, price: price(product) }];
  return children.map((child) => ({ sku: child.sku, price: price(child) }));
}

/** Stores with the same language and currency list the same words and prices to the same shoppers. */
function keyOf(store: ShopperView): string {
  const ofAll = `${languageOf(store)}-${store.i18n.currencyCode}`;
  return store.group === undefined ? ofAll : `${ofAll}~${String(store.group.id)}`;
}
