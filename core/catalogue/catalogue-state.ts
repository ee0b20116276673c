import type { Observable } from 'rxjs';
import { injectable } from '../di';
import { token } from '../di';
import { Store } from '../kernel/store';
import type { MenuItem } from './catalogue';

export interface Menu {
  readonly menu: readonly MenuItem[];
  readonly main?: MenuItem | null | undefined;
}

@injectable()
export class CatalogueState {
  readonly #menu = new Store<readonly MenuItem[]>([]);
  readonly menu$: Observable<readonly MenuItem[]> = this.#menu.state$;
  readonly #main = new Store<MenuItem | null>(null);
  readonly mainCategory$: Observable<MenuItem | null> = this.#main.state$;
  #storeCode: string | undefined;
  #promo = false;

  menuOf(storeCode: string, promo = false): readonly MenuItem[] | undefined {
    return this.#storeCode === storeCode && this.#promo === promo ? this.#menu.value : undefined;
  }

  setMenu(storeCode: string, { menu, main }: Menu, promo = false): void {
    this.#storeCode = storeCode;
    this.#promo = promo;
    this.#menu.set(menu);
    this.#main.set(main ?? null);
  }

  dehydrate(): unknown {
    return this.#storeCode === undefined
      ? null
      : { store: this.#storeCode, menu: this.#menu.value, main: this.#main.value };
  }

  hydrate(state: unknown): void {
    if (typeof state !== 'object' || state === null || !('menu' in state) || !('store' in state)) return;
    if (!Array.isArray(state.menu) || typeof state.store !== 'string') return;
    this.setMenu(state.store, state as unknown as Menu); // sound: our own server wrote it into our own page with `dehydrate`
  }

  close(): void {
    this.#menu.close();
    this.#main.close();
  }
}
export const CATALOGUE_STATE = token<CatalogueState>('CatalogueState');
