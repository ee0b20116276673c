import type { StoreView } from '../../../core/store-views';
import { inSharedWords } from '../kernel/language';
import type { Settings } from '../settings/options';
import type { Database, Repositories } from '../ports/database';
import { isSearchUnavailable } from '../ports/search';
import type {
  IndexName,
  IndexQuery,
  IndexResult,
  IndexState,
  SearchEngine,
  SearchScope,
  Suggestion,
} from '../ports/search';
import type { Versions } from '../ports/versions';
import type { CatalogueReader } from './catalogue-reader';
import { inTurn } from '../kernel/in-turn';
import { inBatches, indexDocuments } from './index-documents';
import { IndexFollower } from './index-follower';
import type { OpenIndex } from './open-index';
import { firstOf, keyOf, nameOf, pricesOf } from './index-names';
import { IndexRenewals } from './index-renewals';
import { PlainDocuments } from './plain-documents';
import { plainSearch } from './plain-search';
import type { ShopperView } from '../settings/price-group';

type Db = Repositories;

/** How long the engine is left alone after it could not be reached. */
const RETRY_MS = 5000;

/** After so many milliseconds without a change much writing has come to its end. */
const QUIET_MS = 500;

/** Longest wait of a list that must show a change made just now, in milliseconds. */
const CATCH_UP_MS = 2000;

/** Change up to which an index knows that another process made: anything may have changed since. */
const UNKNOWN = 0;

/** What a search found. */
interface ShopResult extends IndexResult {
  /** Set where the engine could not be reached and the list comes from the database. */
  readonly isPlain?: true;
}

/** The index of a store, as one shopper sees it. Where the engine cannot be reached the database answers. */
export interface ShopIndex {
  /** Number of products. */
  size(): Promise<number>;
  search(query: IndexQuery): Promise<ShopResult>;
  suggest(text: string, limit: number, scope?: SearchScope): Promise<readonly Suggestion[]>;
}

/**
 * The search indexes, one for each language and currency that the stores have, in whatever search engine the shop was given. One that is
 * missing is made from the database before the first search is answered; one that is stale is searched until its successor is ready
 * (stale-while-revalidate), whatever its size. Stock and special prices are followed without that. A group of shoppers with
 * prices of its own has a copy with these put in, made when the first of them asks: lists are sorted and filtered by what is shown.
 */
export class CatalogueIndexStore {
  readonly #open = new Map<string, OpenIndex>();
  /** Indexes being opened, so that many first searches wait for one. */
  readonly #opening = new Map<string, Promise<OpenIndex>>();
  /** Indexes that are made while stale ones are searched. */
  readonly #building = new Map<string, Promise<OpenIndex>>();
  /** Indexes are made one after the other: several at once would leave little of the process to those who wait for pages. */
  #lastBuild: Promise<unknown> = Promise.resolve();
  readonly #renewals = new IndexRenewals();
  readonly #engine: SearchEngine;
  readonly #plain: PlainDocuments;
  readonly #follower: IndexFollower;
  /** Until when the engine is not asked, in milliseconds since the epoch. */
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
   * Products whose special price has begun or ended, in the order of time, as far as the open indexes know.
   * @param after how many of them are known already
   */
  async passedEdges(db: Db, after: number): Promise<{ readonly ids: readonly number[]; readonly count: number }> {
    for (const store of this.settings.stores) {
      const open = this.#open.get(keyOf(store));
      if (open) await this.#follower.prices(db, open, store);
    }
    return this.#follower.passedEdges(after);
  }

  /**
   * Renewals of indexes that were searched although they lacked something: what was made of their lists may be kept, and is stale now.
   * @param after number of renewals that are known already
   * @returns changes after `from` show in lists only now; undefined where no index was renewed
   */
  renewed(after: number): { readonly from: number | undefined; readonly count: number } {
    this.#renewRested();
    return this.#renewals.since(after);
  }

  /** Makes what rested, or failed, anew: where pages are kept there may be no search that would ask for it. */
  #renewRested(): void {
    for (const store of this.settings.stores) {
      const known = this.#open.get(keyOf(store));
      if (known !== undefined && known.newest.version !== known.version) this.#renewBeside(known, store);
    }
  }

  /** The index of a store, with the stock of this moment and the prices of the viewer. */
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

  /** Makes the index of a store where it is missing or stale, and waits for it. @throws SearchUnavailableError */
  async prepare(store: StoreView): Promise<void> {
    const open = await this.#current(store);
    const key = keyOf(store);
    await this.#building.get(key);
    const { index } = await this.#versions();
    if ((this.#open.get(key) ?? open).version === index) return;
    this.#replace(store, () => this.#openOrBuild(store));
    await this.#building.get(key);
  }

  /** Waits until the index of a store has every change, but no longer than a page may take. */
  catchUp(store: StoreView): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.settings.clock.schedule(resolve, CATCH_UP_MS);
      const end = () => {
        cancel();
        resolve();
      };
      this.prepare(store).then(end, end); // without the engine the database answers
    });
  }

  /** Asks the engine, or does without it for a while after it could not be reached: a list is never an error for that. */
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
    // It may have lost what it had.
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
    // The look that was waited for may have begun before this search.
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

  /** The counters, and the last change that they count. */
  #moment(): Promise<Versions & { readonly recorded: number }> {
    return this.database.read(async (db) => ({ ...(await db.versions.current()), recorded: await db.changes.last() }));
  }

  /** Work that no search waits for. */
  #beside(work: Promise<unknown>, store: ShopperView): void {
    work.catch((error: unknown) => {
      if (isSearchUnavailable(error)) this.#leave(store, error);
      else this.settings.telemetry.error(error, { where: 'search index', key: keyOf(store) });
    });
  }

  /** Gives the index what is pending; many searches at once wait for the same. */
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

  /** The index that is there, with its successor under way; the first one is waited for. */
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
      // A copy for a group is made of everybody's index once that is new.
      if (store.group !== undefined) await this.#building.get(keyOf({ ...store, group: undefined }));
      return this.#openOrBuild(store);
    });
  }

  /** Makes an index while the stale one is searched; one at a time. */
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

  /** What is kept of the index. A server's is searched although it is stale, while a new one is made beside it. */
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

  /** Everybody's index with the prices of a group: what it costs is a copy and a reading of what has such a price. */
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
