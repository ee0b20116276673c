import type { Observable } from 'rxjs';
import { token } from '../kernel/token';
import type { StoreView } from './store-view';

export const STORE_VIEWS_AREA = token<StoreViewsArea>('StoreViewsArea');

/** The shop's stores and the current one. */
export interface StoreViewsArea {
  readonly current$: Observable<StoreView>;
  readonly current: StoreView;
  readonly available: readonly StoreView[];
  change(storeCode: string): Promise<void>;
  readonly interfaceLanguage$: Observable<string>;
  readonly interfaceLanguage: string;
  readonly interfaceLocales: readonly string[];
  /**
   * Undefined restores the store's language.
   * @throws ShopError 'invalid-input' unless configured
   */
  changeInterface(language: string | undefined): void;
  addressIn(storeCode: string, url: string, domains?: Readonly<Record<string, string>>): string;
  price(amount: number): string;
  date(at: number, timeZone?: string): string;
  forUrl(host: string, path: string): StoreView;
}
