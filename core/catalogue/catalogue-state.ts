import type { Observable } from 'rxjs';
import { injectable } from '../di';
import { token } from '../di';
import { Store } from '../kernel/store';
import type { MenuItem } from './catalogue';

/** What a page shows of the catalogue all the time: the menu. It is there without the code that asks for it. */
@injectable()
export class CatalogueState {
  readonly #menu = new Store<readonly MenuItem[]>([]);
  readonly menu$: Observable<readonly MenuItem[]> = this.#menu.state$;
  #storeCode: string | undefined;
  #promo = false;

  /** The menu of a store in or outside promo mode, if it is that one which is known. */
  menuOf(storeCode: string, promo = false): readonly MenuItem[] | undefined {
    return this.#storeCode === storeCode && this.#promo === promo ? this.#menu.value : undefined;
  }

  setMenu(storeCode: string, menu: readonly MenuItem[], promo = false): void {
    this.#storeCode = storeCode;
    this.#promo = promo;
    this.#menu.set(menu);
  }

  dehydrate(): unknown {
    return this.#storeCode === undefined ? null : { store: this.#storeCode, menu: this.#menu.value };
  }

  hydrate(state: unknown): void {
    if (typeof state !== 'object' || state === null || !('menu' in state) || !('store' in state)) return;
    if (!Array.isArray(state.menu) || typeof state.store !== 'string') return;
    this.setMenu(state.store, state.menu as readonly MenuItem[]); // sound: our own server wrote it into our own page with `dehydrate`
  }

  close(): void {
    this.#menu.close();
  }
}
export const CATALOGUE_STATE = token<CatalogueState>('CatalogueState');
