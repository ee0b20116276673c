import {
  AVAILABLE_STORES,
  ownStoreProblem,
  ownStoreView,
  STORE_VIEWS,
  withDefaultStore,
  type OwnStore,
  type StoreView,
} from '../../../../core/store-views';

/** Age from which the stores are compared with the database before a call, in milliseconds. */
const CHECKED_MS = 1000;

interface Installed {
  readonly codes?: readonly string[] | undefined;
  readonly own?: readonly OwnStore[] | undefined;
}

/** Recorded own stores, read again if the version of the catalogue differs from `known`. */
export interface RecordedStores {
  readonly version: number;
  readonly stores: readonly unknown[];
  /** Currencies with a rate. */
  readonly currencies: ReadonlySet<string>;
}
type Load = (known: number | undefined) => Promise<RecordedStores | undefined>;

/** Open stores of the shop: those of its installation, and those that staff recorded, also in another process. */
export class OpenStores {
  /** Stores of the options, the default first. */
  readonly installed: readonly StoreView[];
  readonly #configured: readonly OwnStore[];
  #recorded: readonly OwnStore[] = [];
  #views: readonly StoreView[];
  #load: Load = () => Promise.resolve(undefined);
  #onClosed: (store: OwnStore) => void = () => undefined;
  #version: number | undefined;
  #checkedAt = 0;

  /** @throws RangeError naming the invalid option */
  constructor(
    { codes = AVAILABLE_STORES, own = [] }: Installed,
    private readonly now: () => number,
  ) {
    for (const [at, store] of own.entries()) {
      const problem = ownStoreProblem(store);
      if (problem !== undefined) throw new RangeError(`option ownStores[${String(at)}]: ${problem}`);
      if (own.findIndex(({ code }) => code === store.code) < at)
        throw new RangeError(`option ownStores names the store ${store.code} twice`);
    }
    const asked = [...new Set([...codes, ...own.map(({ code }) => code)])];
    const views = withDefaultStore([...STORE_VIEWS, ...own.map(ownStoreView)], asked);
    this.installed = asked.map((code) => {
      const view = views.find((store) => store.storeCode === code);
      if (!view) throw new RangeError(`option stores names an unknown store: ${code}`);
      return view;
    });
    this.#configured = own;
    this.#views = this.installed;
  }

  /** The default store first. */
  get views(): readonly StoreView[] {
    return this.#views;
  }

  /** Own stores, of the configuration and of staff. */
  get own(): readonly OwnStore[] {
    return [...this.#configured, ...this.#recorded];
  }

  /** Returns the valid own stores among records. Hand-edited settings may be invalid: such a store stays closed. */
  recordedIn(records: readonly unknown[]): readonly OwnStore[] {
    const taken = new Set(this.installed.map(({ storeCode }) => storeCode));
    const fine = records.filter((store): store is OwnStore => ownStoreProblem(store) === undefined);
    return fine.filter(({ code }, at) => !taken.has(code) && fine.findIndex((one) => one.code === code) === at);
  }

  /** @param onClosed called for each store that cannot open, because its currency has no rate */
  async follow(load: Load, onClosed: (store: OwnStore) => void): Promise<void> {
    this.#load = load;
    this.#onClosed = onClosed;
    await this.refresh();
  }

  /** Reads the records of staff if they may have changed. */
  async refresh(): Promise<readonly StoreView[]> {
    this.#checkedAt = this.now();
    const found = await this.#load(this.#version);
    if (found === undefined) return this.#views;
    this.#version = found.version;
    const stores = this.recordedIn(found.stores);
    this.#recorded = stores.filter(({ currency }) => found.currencies.has(currency));
    for (const store of stores) if (!this.#recorded.includes(store)) this.#onClosed(store);
    this.#views = [...this.installed, ...this.#recorded.map(ownStoreView)];
    return this.#views;
  }

  /**
   * Refreshes before a call: once a second, since another process may have changed any store that the call is about, and
   * at once for an unknown code.
   */
  async ready(code: string | null): Promise<void> {
    const isUnknown = code !== null && code !== '' && !this.#views.some(({ storeCode }) => storeCode === code);
    if (isUnknown) await this.refresh();
    // Known stores stay during an outage, which the call itself reports if it needs the database.
    else if (this.now() - this.#checkedAt >= CHECKED_MS) await this.refresh().catch(() => this.#views);
  }
}
