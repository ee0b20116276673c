import type { StoreView } from '../../../../core/store-views';
import { inSharedWords, type Settings, inTurn, type ShopperView } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import { isSearchUnavailable } from '../../ports/catalogue/search';
import type {
  IndexName,
  IndexQuery,
  IndexResult,
  IndexState,
  SearchEngine,
  SearchScope,
  Suggestion,
} from '../../ports/catalogue/search';
import type { Versions } from '../../ports/foundation/versions';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { inBatches, indexDocuments } from './index-documents';
import { IndexFollower } from './index-follower';
import type { OpenIndex } from './open-index';
import { firstOf, keyOf, nameOf, pricesOf } from './index-names';
import { IndexRenewals } from './index-renewals';
import { PlainDocuments } from './plain-documents';
import { plainSearch } from './plain-search';

type Db = Repositories;

/** Milliseconds without queries after the search engine was unreachable. */
const RETRY_MS = 5000;

const QUIET_MS = 500;

/** Max wait for a list to include a recent change, in milliseconds. */
const CATCH_UP_MS = 2000;

const UNKNOWN = 0;

interface ShopResult extends IndexResult {
  readonly isPlain?: true;
}

export interface ShopIndex {
  size(): Promise<number>;
  search(query: IndexQuery): Promise<ShopResult>;
  suggest(text: string, limit: number, scope?: SearchScope): Promise<readonly Suggestion[]>;
}

/**
 * Search indexes per store (stale-while-revalidate). Customer groups with their own prices have a copy,
 * because sorting and filtering use the displayed price.
 */
export class CatalogueIndexStore {
  readonly #open = new Map<string, OpenIndex>();
  readonly #opening = new Map<string, Promise<OpenIndex>>();
  readonly #building = new Map<string, Promise<OpenIndex>>();
  #lastBuild: Promise<unknown> = Promise.resolve();
  readonly #renewals = new IndexRenewals();
  readonly #engine: SearchEngine;
  readonly #plain: PlainDocuments;
  readonly #follower: IndexFollower;
  /** Milliseconds since the epoch. */
  #awayUntil = 0;

  constructor(
    private readonly database: Database,
    private readonly reader: CatalogueReader,
    private readonly settings: Settings,
  ) {
    this.#engine = settings.search;
    this.#plain = new PlainDocuments(database, reader, settings);
    this.#follower = new IndexFollower({
      database,
      reader,
      clock: settings.clock,
      apply: (open) => this.#apply(open),
      beside: (work, store) => this.#beside(work, store),
      caughtUp: (recorded) => this.#renewals.add(recorded),
    });
  }

  /**
   * Returns products whose special price has started or ended, in time order.
   * @param after number already known
   */
  async passedEdges(db: Db, after: number): Promise<{ readonly ids: readonly number[]; readonly count: number }> {
    for (const store of this.settings.stores) {
      const open = this.#open.get(keyOf(store));
      if (open) await this.#follower.prices(db, open, store);
    }
    return this.#follower.passedEdges(after);
  }

  /**
   * Reports index renewals that make cached lists stale.
   * @param after number of renewals already known
   * @returns changes after `from` became visible only now; undefined if nothing was renewed
   */
  renewed(after: number): { readonly from: number | undefined; readonly count: number } {
    this.#renewRested();
    return this.#renewals.since(after);
  }

  #renewRested(): void {
    for (const store of this.settings.stores) {
      const known = this.#open.get(keyOf(store));
      if (known !== undefined && known.newest.version !== known.version) this.#renewBeside(known, store);
    }
  }

  of(store: ShopperView): ShopIndex {
    const count = () => this.database.read((db) => db.products.count());
    return {
      size: () => this.#ask(store, (name) => this.#engine.size(name), count),
      search: (query) =>
        this.#ask<ShopResult>(
          store,
          (name) => this.#engine.search(name, query),
          async () => ({ ...plainSearch(await this.#plain.documents(store), query), isPlain: true }),
        ),
      suggest: (text, limit, scope) =>
        this.#ask<readonly Suggestion[]>(
          store,
          (name) => this.#engine.suggest(name, text, limit, scope),
          () => Promise.resolve([]),
        ),
    };
  }

  /** @throws SearchUnavailableError */
  async prepare(store: StoreView): Promise<void> {
    const open = await this.#current(store);
    const key = keyOf(store);
    await this.#building.get(key);
    const { index } = await this.#versions();
    if ((this.#open.get(key) ?? open).version === index) return;
    this.#replace(store, () => this.#openOrBuild(store));
    await this.#building.get(key);
  }

  catchUp(store: StoreView): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.settings.clock.schedule(resolve, CATCH_UP_MS);
      const end = () => {
        cancel();
        resolve();
      };
      this.prepare(store).then(end, end);
    });
  }

  async #ask<Answer>(
    store: ShopperView,
    ask: (name: IndexName) => Promise<Answer>,
    otherwise: () => Promise<Answer>,
  ): Promise<Answer> {
    if (this.settings.clock.now() < this.#awayUntil) return otherwise();
    try {
      return await ask((await this.#current(store)).name);
    } catch (error) {
      if (!isSearchUnavailable(error)) throw error;
      this.#leave(store, error);
      return otherwise();
    }
  }

  #leave(store: ShopperView, error: Error): void {
    this.#awayUntil = this.settings.clock.now() + RETRY_MS;
    // The engine may have lost its data.
    this.#open.delete(keyOf(store));
    this.settings.telemetry.log('warn', 'The search engine cannot be reached: lists come from the database', {
      error: error.message,
    });
  }

  async #current(store: ShopperView): Promise<OpenIndex> {
    const { index, stock } = await this.#versions();
    const known = this.#open.get(keyOf(store));
    const open = known?.version === index ? known : await this.#renewed(store, { known, version: index });
    if (this.#isBehind(open, stock)) await this.#follow(open, store);
    if (this.#isBehind(open, stock)) await this.#follow(open, store);
    if (this.#engine.consistency === 'immediate') {
      while (open.pending.length > 0 || open.applying !== undefined) await this.#apply(open);
    } else if (open.pending.length > 0 && open.applying === undefined) {
      this.#beside(this.#apply(open), store);
    }
    return open;
  }

  #isBehind(open: OpenIndex, stock: number): boolean {
    return open.stockVersion !== stock || this.settings.clock.now() >= open.nextEdge;
  }

  #follow(open: OpenIndex, store: ShopperView): Promise<void> {
    open.following ??= this.database
      .read(async (db) => {
        await this.#follower.stock(db, open, store);
        await this.#follower.prices(db, open, store);
      })
      .finally(() => {
        open.following = undefined;
      });
    return open.following;
  }

  #versions(): Promise<Versions> {
    return this.database.read((db) => db.versions.current());
  }

  #moment(): Promise<Versions & { readonly recorded: number }> {
    return this.database.read(async (db) => ({ ...(await db.versions.current()), recorded: await db.changes.last() }));
  }

  #beside(work: Promise<unknown>, store: ShopperView): void {
    work.catch((error: unknown) => {
      if (isSearchUnavailable(error)) this.#leave(store, error);
      else this.settings.telemetry.error(error, { where: 'search index', key: keyOf(store) });
    });
  }

  #apply(open: OpenIndex): Promise<void> {
    if (open.applying !== undefined) return open.applying;
    const stock = open.pending;
    open.pending = [];
    const upTo = { version: open.version, stock: open.behindSince ?? open.stockVersion };
    open.applying = this.#engine
      .apply(open.name, { stock, upTo })
      .then(() => undefined)
      .catch((error: unknown) => {
        open.pending = [...stock, ...open.pending];
        throw error;
      })
      .finally(() => {
        open.applying = undefined;
      });
    return open.applying;
  }

  async #renewed(
    store: ShopperView,
    { known, version }: { readonly known: OpenIndex | undefined; readonly version: number },
  ): Promise<OpenIndex> {
    if (known === undefined || this.#engine.consistency !== 'immediate') return this.#reopen(store, version);
    if (known.newest.version !== version) known.newest = { version, since: this.settings.clock.now() };
    this.#renewBeside(known, store);
    return known;
  }

  #renewBeside(known: OpenIndex, store: ShopperView): void {
    const now = this.settings.clock.now();
    if (now < (known.restsUntil ?? 0) && now - known.newest.since < QUIET_MS) return;
    this.#replace(store, async () => {
      // A group copy is derived from the renewed base index.
      if (store.group !== undefined) await this.#building.get(keyOf({ ...store, group: undefined }));
      return this.#openOrBuild(store);
    });
  }

  #replace(store: ShopperView, make: () => Promise<OpenIndex>): void {
    const key = keyOf(store);
    if (this.#building.has(key)) return;
    const building = make().finally(() => this.#building.delete(key));
    this.#building.set(key, building);
    this.#beside(building, store);
  }

  #reopen(store: ShopperView, version: number): Promise<OpenIndex> {
    const key = `${keyOf(store)}-v${String(version)}`;
    const running = this.#opening.get(key);
    if (running) return running;
    const started = this.#openOrBuild(store).finally(() => this.#opening.delete(key));
    this.#opening.set(key, started);
    return started;
  }

  async #openOrBuild(store: ShopperView): Promise<OpenIndex> {
    const open =
      store.group === undefined
        ? ((await this.#kept(store)) ?? (await this.#build(store)))
        : await this.#copyFor(store);
    const stale = this.#open.get(keyOf(store));
    this.#open.set(keyOf(store), open);
    const isForAll = store.group === undefined;
    if (isForAll && stale !== undefined && stale.version !== open.version) this.#renewals.add(stale.recorded);
    return open;
  }

  async #kept(store: StoreView): Promise<OpenIndex | undefined> {
    const { index: version, recorded } = await this.#moment();
    const name = nameOf(store);
    const state = await this.#engine.open(name, version);
    if (state === undefined) return undefined;
    if (state.version === version) return this.#opened(name, state, recorded);
    if (this.#engine.consistency === 'immediate') return undefined;
    this.#replace(store, () => this.#build(store));
    return this.#opened(name, state, UNKNOWN);
  }

  #build(store: StoreView): Promise<OpenIndex> {
    const build = this.#lastBuild.then(() => this.#buildNow(store));
    this.#lastBuild = build.catch(() => undefined);
    return build;
  }

  async #buildNow(store: StoreView): Promise<OpenIndex> {
    const { index: version, stock, recorded } = await this.#moment();
    const edges = new Map<number, number>();
    const state = { version, stock, edges };
    const documents = indexDocuments(this.database, this.reader, inSharedWords(store), edges);
    const began = this.settings.clock.now();
    await this.#engine.rebuild(nameOf(store), documents, state);
    const now = this.settings.clock.now();
    const newest = { version: (await this.#versions()).index, since: now };
    const open = this.#opened(nameOf(store), state, recorded);
    return newest.version === version ? open : { ...open, newest, restsUntil: now + (now - began) };
  }

  async #copyFor(store: ShopperView): Promise<OpenIndex> {
    const base = await this.#current({ ...store, group: undefined });
    const name = nameOf(store);
    await this.#engine.copy(base.name, name);
    const state = { version: base.version, stock: base.stockVersion, edges: base.edges };
    const open = this.#opened(name, state, base.recorded);
    const tiered = await this.database.read((db) => db.products.idsWithTierPrices());
    for await (const ids of inBatches(tiered)) {
      const read = await this.database.read((db) => inTurn(ids, (id) => this.reader.read(db, id, store)));
      for (const made of read) if (made) open.pending.push(...pricesOf(made.product));
    }
    return open;
  }

  #opened(name: IndexName, { version, stock, edges }: IndexState, recorded: number): OpenIndex {
    return {
      name,
      version,
      recorded,
      stockVersion: stock,
      edges: new Map(edges),
      nextEdge: firstOf(edges),
      pending: [],
      applying: undefined,
      following: undefined,
      behindSince: undefined,
      catchingUp: Promise.resolve(),
      newest: { version, since: 0 },
    };
  }
}
