import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { CONFIG } from '../di';
import { toMinor } from '../kernel/money';
import { ShopError } from '../kernel/shop-error';
import { Store } from '../kernel/store';
import { SESSION, type Session } from '../sync';
import { formatPrice } from './format-price';
import { matchStore } from './match-store';
import type { StoreViewsArea } from './store-views-area';
import type { StoreView } from './store-view';

/** The stores that are open, and the one this shop is (S §1, §2, §9). */
@injectable()
export class StoreViewsService implements StoreViewsArea {
  readonly #store: Store<StoreView>;
  readonly current$: Observable<StoreView>;
  readonly available: readonly StoreView[];

  /**
   * Opens in the session's store and writes it there when it changes, so that requests carry it.
   * @throws ShopError 'invalid-input' when that store is not open
   */
  constructor(
    @inject(CONFIG) config: ShopConfig,
    @inject(SESSION) private readonly session: Session,
  ) {
    this.available = config.stores.views.filter((view) => config.stores.available.includes(view.storeCode));
    this.#store = new Store(this.#open(session.storeCode));
    this.current$ = this.#store.state$;
  }

  get current(): StoreView {
    return this.#store.value;
  }

  #open(storeCode: string): StoreView {
    const view = this.available.find((candidate) => candidate.storeCode === storeCode);
    if (view) return view;
    const codes = this.available.map((candidate) => candidate.storeCode).join(', ');
    throw new ShopError('invalid-input', {
      params: { field: 'store', message: `"${storeCode}" is not an open store (open: ${codes})` },
    });
  }

  change(storeCode: string): Promise<void> {
    try {
      this.#store.set(this.#open(storeCode));
      this.session.storeCode = storeCode;
      return Promise.resolve();
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new ShopError('invalid-input', { cause: error }));
    }
  }

  price(amount: number): string {
    return formatPrice(toMinor(amount), this.current.i18n);
  }

  forUrl(host: string, path: string): StoreView {
    return matchStore(this.available, host, path) ?? this.available[0] ?? this.current;
  }

  /** Ends `current$`. */
  close(): void {
    this.#store.close();
  }
}
