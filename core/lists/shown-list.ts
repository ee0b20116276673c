import type { Subscription } from 'rxjs';
import type { Store } from '../kernel/store';
import type { StoreViewsArea } from '../store-views';
import { shownIn } from './listed-product';
import type { ListState } from './lists';

/** A list as the current store view shows it. */
export class ShownList {
  constructor(
    private readonly store: Store<ListState>,
    private readonly storeViews: StoreViewsArea,
  ) {}

  get storeCode(): string {
    return this.storeViews.current.storeCode;
  }

  get items(): ListState['items'] {
    return this.store.value.items;
  }

  publish(items: ListState['items'], isLoaded: boolean): void {
    if (!isLoaded && items.length === 0) return;
    this.store.set({ items: items.map((item) => shownIn(item, this.storeCode)), isLoaded });
  }

  /** Publishes the items again whenever the store view changes. */
  followStore(items: () => ListState['items']): Subscription {
    return this.storeViews.current$.subscribe(() => this.publish(items(), this.store.value.isLoaded));
  }
}
