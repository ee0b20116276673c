import type { Observable } from 'rxjs';
import { token } from '../kernel/token';
import type { StoreView } from './store-view';

export const STORE_VIEWS_AREA = token<StoreViewsArea>('StoreViewsArea');

/** The stores of the shop, and the one that is shopped in (S §1). */
export interface StoreViewsArea {
  readonly current$: Observable<StoreView>;
  readonly current: StoreView;
  /** Stores that are open, in the order of the configuration. */
  readonly available: readonly StoreView[];
  /** Switches to another store: messages are reloaded and caches cleared (S §4). @throws ShopError 'invalid-input' */
  change(storeCode: string): Promise<void>;
  /** Language of the interface: the shopper's own choice, or that of the store. */
  readonly interfaceLanguage$: Observable<string>;
  readonly interfaceLanguage: string;
  /** Languages that are configured for the interface (A §2.5). */
  readonly interfaceLocales: readonly string[];
  /**
   * Another language for the interface in the same store; undefined is the store's own again.
   * @throws ShopError 'invalid-input' unless it is configured (A §2.5)
   */
  changeInterface(language: string | undefined): void;
  /**
   * Where the page of an address of this store stands in another one, for a link (A §2.5); see `storeAddress`.
   * @throws ShopError 'invalid-input' for a store that is not open
   */
  addressIn(storeCode: string, url: string, domains?: Readonly<Record<string, string>>): string;
  /** An amount in major units as this store shows it. */
  price(amount: number): string;
  /** A moment as this store writes it, by its `dateFormat` (S §9). @param at milliseconds since the epoch */
  date(at: number, timeZone?: string): string;
  /** The store that a host and path belong to, by the configured urls (S §2). */
  forUrl(host: string, path: string): StoreView;
}
