import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreView } from '../../../core/store-views';
import type { CatalogueIndex, IndexDocument } from '../catalogue-index';
import { languageOf } from '../content/language';
import type { VersionCounters } from '../database/versions';
import type { Settings } from '../options';
import type { StockRepository } from '../stock/stock-repository';
import type { CatalogueReader } from './catalogue-reader';
import { indexDocument } from './index-document';

interface OpenIndex {
  readonly index: CatalogueIndex;
  /** Counter 'index' that it was made for. */
  readonly version: number;
  /** Counter 'stock' up to which it knows. */
  stockVersion: number;
  /** From this moment (milliseconds since the epoch) a special price begins or ends: to be made anew. */
  readonly validUntil: number;
}

/** Bytes before the index in its file: stock counter and moment of expiry, two 64-bit floats. */
const HEADER_BYTES = 16;

/**
 * The search indexes, one for each language and currency that the stores have. They are kept in the data folder, named
 * after the counter they were made for, so that the next process opens them in milliseconds; one that is missing, stale
 * or broken is made anew from the database.
 */
export class CatalogueIndexStore {
  readonly #open = new Map<string, OpenIndex>();

  constructor(
    private readonly reader: CatalogueReader,
    private readonly stock: StockRepository,
    private readonly versions: VersionCounters,
    private readonly settings: Settings,
  ) {}

  /** The index of a store, with the stock of this moment. */
  async of(store: StoreView): Promise<CatalogueIndex> {
    const key = keyOf(store);
    const { index: version, stock } = this.versions.current();
    const known = this.#open.get(key);
    const current = known?.version === version && this.settings.clock.now() < known.validUntil ? known : undefined;
    const open = current ?? (await this.#load(key, version)) ?? (await this.build(store));
    this.#open.set(key, open);
    if (open.stockVersion !== stock) this.#followStock(open, stock);
    return open.index;
  }

  #followStock(open: OpenIndex, stock: number): void {
    const changes = this.stock.changedSince(open.stockVersion);
    open.index.updateStock(changes.map(({ sku, isInStock }) => ({ sku, inStock: isInStock })));
    open.stockVersion = stock;
  }

  async #load(key: string, version: number): Promise<OpenIndex | undefined> {
    if (this.settings.inMemory) return undefined;
    const { openIndex } = await import('../catalogue-index');
    try {
      const bytes = readFileSync(this.#path(key, version));
      const validUntil = bytes.readDoubleLE(8);
      if (this.settings.clock.now() >= validUntil) return undefined;
      // A copy at an offset of its own: the index reads 32-bit words where they lie, which must be aligned.
      const index = openIndex(new Uint8Array(bytes.subarray(HEADER_BYTES)));
      return { index, version, stockVersion: bytes.readDoubleLE(0), validUntil };
    } catch (error) {
      const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!missing) this.settings.telemetry.error(error, { where: 'catalogue index file', key });
      return undefined; // made anew from the database
    }
  }

  /** Makes the index of a store from the database and keeps it in the data folder. */
  async build(store: StoreView): Promise<OpenIndex> {
    const { buildIndex } = await import('../catalogue-index');
    const { index: version, stock: stockVersion } = this.versions.current();
    const { documents, validUntil } = this.#documents(store);
    const index = buildIndex(documents, { language: languageOf(store) });
    const open: OpenIndex = { index, version, stockVersion, validUntil };
    this.#open.set(keyOf(store), open);
    if (!this.settings.inMemory) this.#save(keyOf(store), open);
    return open;
  }

  #documents(store: StoreView): { documents: IndexDocument[]; validUntil: number } {
    this.reader.refresh();
    const context = this.reader.indexContext(store);
    const documents: IndexDocument[] = [];
    let validUntil = Number.POSITIVE_INFINITY;
    for (const id of this.reader.products.ids()) {
      const made = this.reader.read(id, store);
      if (!made) continue;
      documents.push(indexDocument(made.product, context));
      validUntil = Math.min(validUntil, made.validUntil);
    }
    return { documents, validUntil };
  }

  #save(key: string, open: OpenIndex): void {
    const body = open.index.serialize();
    const bytes = Buffer.alloc(HEADER_BYTES + body.byteLength);
    bytes.writeDoubleLE(open.stockVersion, 0);
    bytes.writeDoubleLE(open.validUntil, 8);
    bytes.set(body, HEADER_BYTES);
    const path = this.#path(key, open.version);
    mkdirSync(this.#folder(), { recursive: true });
    // Written beside and renamed, so that a kill never leaves half an index under the right name.
    const draft = `${path}.${this.settings.ids.uuid()}`;
    writeFileSync(draft, bytes);
    renameSync(draft, path);
    this.#removeOthers(key, path);
  }

  #removeOthers(key: string, kept: string): void {
    for (const name of readdirSync(this.#folder())) {
      const path = join(this.#folder(), name);
      if (name.startsWith(`${key}-`) && path !== kept) rmSync(path, { force: true });
    }
  }

  #folder(): string {
    return join(this.settings.data, 'index');
  }

  #path(key: string, version: number): string {
    return join(this.#folder(), `${key}-v${version}.index`);
  }
}

/** Stores with the same language and currency list the same words and prices. */
function keyOf(store: StoreView): string {
  return `${languageOf(store)}-${store.i18n.currencyCode}`;
}
