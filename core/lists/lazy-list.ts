import { type Observable, Subscription } from 'rxjs';
import type { Product } from '../contract';
import { lazily } from '../kernel/async/lazily';
import { lazyArea } from '../kernel/async/lazy-area';
import { Store } from '../kernel/store';
import type { Clock, JsonValue, Storage, Tabs, Telemetry } from '../ports';
import { isChangeOf } from '../replica';
import type { StoreViewsArea } from '../store-views';
import type { ProductView } from '../product/product';
import type { CompareList, CompareTable, ListedProduct, ListName, ListState, ProductList } from './lists';

export const LISTS_COLLECTION = 'lists';
export const pendingKey = (name: ListName): string => `${name}/`;
export const replicaName = (name: ListName): string => `lists/${name}`;
export const PREVIOUS_MESSAGE = 'list';
export const isPreviousChange = (name: ListName, message: unknown): boolean =>
  isChangeOf(name, message, PREVIOUS_MESSAGE);

const EMPTY: ListState = { items: [], isLoaded: false };

export type OpenList = Pick<ProductList, 'load' | 'add' | 'remove' | 'toggle' | 'clear' | 'refresh'> & {
  leave(): Promise<void>;
  dispose(): void;
};

export interface LazyListDependencies<Opened extends OpenList> {
  readonly name: ListName;
  readonly limit: number;
  readonly serverSide: boolean;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly storeViews: StoreViewsArea;
  readonly tabs: Tabs;
  readonly telemetry: Telemetry;
  readonly open: (store: Store<ListState>) => Promise<Opened>;
}

/** List state for the first page; its code loads on first use or if the list is not empty. */
export class LazyList<Opened extends OpenList = OpenList>
  extends lazyArea<OpenList>()('add', 'remove', 'toggle', 'clear')
  implements ProductList
{
  readonly #store = new Store(EMPTY);
  readonly #subscription = new Subscription();
  readonly state$: Observable<ListState> = this.#store.state$;
  readonly items$: Observable<readonly ListedProduct[]> = this.#store.select(({ items }) => items);
  readonly count$: Observable<number> = this.#store.select(({ items }) => items.length);
  override readonly open: () => Promise<Opened>;
  #opened: Opened | undefined;
  #isDisposed = false;

  constructor(private readonly parts: LazyListDependencies<Opened>) {
    super();
    this.open = lazily(async () => {
      const list = await parts.open(this.#store);
      this.#opened = list;
      if (this.#isDisposed) list.dispose();
      await list.load();
      return list;
    });
  }

  get name(): ListName {
    return this.parts.name;
  }

  get limit(): number {
    return this.parts.limit;
  }

  get snapshot(): ListState {
    return this.#store.value;
  }

  has(sku: string): boolean {
    return this.snapshot.items.some((item) => item.sku === sku);
  }

  followTabs(): void {
    const { tabs, telemetry, name } = this.parts;
    this.#subscription.add(
      tabs.messages$.subscribe((message) => {
        // An open list follows other tabs itself.
        if (this.#opened !== undefined) return;
        if (!isChangeOf(replicaName(name), message) && !isPreviousChange(name, message)) return;
        this.open().catch((error: unknown) => telemetry.error(error, { area: 'lists', list: name }));
      }),
    );
  }

  readonly load: () => Promise<void> = lazily(() => this.#load());

  async #load(): Promise<void> {
    const { storage, serverSide, name } = this.parts;
    if (serverSide) return;
    const isThere = (key: string) => key === name || key.startsWith(pendingKey(name));
    if (this.#opened !== undefined || (await storage.keys(LISTS_COLLECTION)).some(isThere)) await this.open();
    else if (!this.snapshot.isLoaded) this.#store.set({ items: [], isLoaded: true });
  }

  async note(product: Product | ProductView): Promise<void> {
    if (this.#opened !== undefined) return void (await this.add(product));
    const { storage, clock, storeViews, name } = this.parts;
    const sku = 'parent' in product ? product.parent.sku : product.sku;
    const pending = { product, at: clock.now(), store: storeViews.current.storeCode };
    await storage.set(LISTS_COLLECTION, pendingKey(name) + sku, pending as unknown as JsonValue);
  }

  /** Drops what this tab shows and could not store after a sign-out in another tab, which clears the stored list. */
  async leave(): Promise<void> {
    await this.#opened?.leave();
  }

  async refresh(): Promise<void> {
    await this.load();
    if (this.snapshot.items.length > 0) await (await this.open()).refresh();
  }

  dispose(): void {
    this.#subscription.unsubscribe();
    this.#store.close();
    this.#isDisposed = true;
    this.#opened?.dispose();
  }
}

export class LazyCompareList extends LazyList<OpenList & { table(): Promise<CompareTable> }> implements CompareList {
  async table(): Promise<CompareTable> {
    return (await this.open()).table();
  }
}
