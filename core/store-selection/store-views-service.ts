import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { CONFIG } from '../di';
import { toMinor } from '../kernel/money';
import { ShopError } from '../kernel/shop-error';
import { Store } from '../kernel/store';
import { SESSION, type Session } from '../sync';
import { formatDate, formatPrice, matchStore, storeAddress, type StoreView, type StoreViewsArea } from '../store-views';
import { openStore, openStores } from './open-store';

@injectable()
export class StoreViewsService implements StoreViewsArea {
  readonly #store: Store<StoreView>;
  readonly current$: Observable<StoreView>;
  readonly available: readonly StoreView[];
  #chosen: string | undefined;
  readonly #language: Store<string>;
  readonly interfaceLanguage$: Observable<string>;
  readonly interfaceLocales: readonly string[];

  constructor(
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(SESSION) private readonly session: Session,
  ) {
    this.available = openStores(config.stores);
    this.#store = new Store(openStore(config.stores, session.storeCode));
    this.current$ = this.#store.state$;
    this.interfaceLocales = config.stores.interfaceLocales;
    this.#chosen = this.#speaks(session.interfaceLanguage) ? session.interfaceLanguage : undefined;
    this.#language = new Store(this.#chosen ?? this.current.i18n.defaultLanguage);
    this.interfaceLanguage$ = this.#language.state$;
  }

  get current(): StoreView {
    return this.#store.value;
  }

  get interfaceLanguage(): string {
    return this.#language.value;
  }

  #speaks(language: string | undefined): boolean {
    return language !== undefined && this.interfaceLocales.includes(language);
  }

  change(storeCode: string): Promise<void> {
    try {
      this.#store.set(openStore(this.config.stores, storeCode));
      this.session.storeCode = storeCode;
      this.#language.set(this.#chosen ?? this.current.i18n.defaultLanguage);
      return Promise.resolve();
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new ShopError('invalid-input', { cause: error }));
    }
  }

  changeInterface(language: string | undefined): void {
    if (language !== undefined && !this.#speaks(language)) {
      const message = `must be one of ${this.interfaceLocales.join(', ')}`;
      throw new ShopError('invalid-input', { params: { field: 'interfaceLanguage', message } });
    }
    this.#chosen = language;
    this.#language.set(language ?? this.current.i18n.defaultLanguage);
  }

  addressIn(storeCode: string, url: string, domains?: Readonly<Record<string, string>>): string {
    return storeAddress(openStore(this.config.stores, storeCode), this.current, url, domains);
  }

  price(amount: number): string {
    return formatPrice(toMinor(amount), this.current.i18n);
  }

  date(at: number, timeZone?: string): string {
    return formatDate(at, this.current.i18n, timeZone ?? this.current.timeZone);
  }

  forUrl(host: string, path: string): StoreView {
    return matchStore(this.available, host, path) ?? this.available[0] ?? this.current;
  }

  close(): void {
    this.#store.close();
    this.#language.close();
  }
}
