import type { Observable } from 'rxjs';
import { token } from '../kernel/token';
import type { StoreView } from './store-view';

export const STORE_VIEWS_AREA = token<StoreViewsArea>('StoreViewsArea');

export interface StoreViewsArea {
  readonly current$: Observable<StoreView>;
  readonly current: StoreView;
  /** Stores that are open, in the order of the configuration. */
  readonly available: readonly StoreView[];
  /** Switches to another store: messages are reloaded and caches cleared (S §4). @throws ShopError 'invalid-input' */
  change(storeCode: string): Promise<void>;
  /** An amount in major units as this store shows it. */
  price(amount: number): string;
  /** The store that a host and path belong to, by the configured urls (S §2). */
  forUrl(host: string, path: string): StoreView;
}
