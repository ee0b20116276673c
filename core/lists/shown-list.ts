import type { Observable, Subscription } from 'rxjs';
import type { Store } from '../kernel/store';
import type { StoreViewsArea } from '../store-views';
import { shownIn } from './listed-product';
import type { ListedProduct, ListState } from './lists';

type StoreView = Pick<StoreViewsArea['current'], 'storeCode'>;

interface StoreViews {
  readonly current: StoreView;
  readonly current$: Observable<StoreView>;
}

/** A list as the current store view shows it. */
export class ShownList {
  /** Last shown copies, with prices, by sku. */
  #priced: ReadonlyMap<string, ListedProduct> = new Map();

  constructor(
    private readonly store: Store<ListState>,
    private readonly storeViews: StoreViews,
  ) {}

  get storeCode(): string {
    return this.storeViews.current.storeCode;
  }

  get items(): ListState['items'] {
    return this.store.value.items;
  }

  publish(items: ListState['items'], isLoaded: boolean): void {
    if (!isLoaded && items.length === 0) return;
    const shown = items.map((item) => this.#inStore(item));
    this.#priced = new Map(shown.map((item) => [item.sku, item]));
    this.store.set({ items: shown.map((item) => shownIn(item, this.storeCode)), isLoaded });
  }

  /** Another tab may have stored the product with the prices of its own store. */
  #inStore(item: ListedProduct): ListedProduct {
    const shown = this.#priced.get(item.sku);
    if (item.store_code === this.storeCode || shown?.store_code !== this.storeCode) return item;
    return shown.matched_sku === item.matched_sku ? { ...shown, added_at: item.added_at } : item;
  }

  /** Publishes the items again whenever the store view changes. */
  followStore(items: () => ListState['items']): Subscription {
    return this.storeViews.current$.subscribe(() => this.publish(items(), this.store.value.isLoaded));
  }
}
