import { combineLatest, map, skip, Subscription, type Observable } from 'rxjs';
import { ACCOUNT_STATE, type AccountState } from '../accounts';
import type { PromoProduct } from '../contract';
import { inject, injectable, token } from '../di';
import { Store } from '../kernel/store';
import { bloggerOf } from './blogger-of';
import { CABINET, type Cabinet } from './cabinet';
import type { Collecting, Readings } from './cabinet-state';
import { toggleCollected } from './set-rules';

const OFF: Collecting = { isOn: false };

function productsIn({ products }: Readings): readonly PromoProduct[] {
  return products.status === 'here' ? products.value.items : [];
}

@injectable()
export class CollectingStore {
  readonly #ids = new Store<readonly number[] | null>(null);
  readonly #subscription = new Subscription();
  readonly collecting$: Observable<Collecting>;

  constructor(
    @inject(CABINET) private readonly cabinet: Cabinet,
    @inject(ACCOUNT_STATE) account: Store<AccountState>,
  ) {
    this.collecting$ = combineLatest([this.#ids.state$, cabinet.readings$]).pipe(
      map(([ids, readings]): Collecting =>
        ids === null ? OFF : { isOn: true, collected: collectedOf(ids, productsIn(readings)) },
      ),
    );
    this.#subscription.add(
      bloggerOf(account)
        .pipe(skip(1))
        .subscribe(() => this.#ids.set(null)),
    );
  }

  set(isOn: boolean): void {
    if (isOn !== (this.#ids.value !== null)) this.#ids.set(isOn ? [] : null);
  }

  toggle(id: number): void {
    const products = productsIn(this.cabinet.snapshot);
    const product = products.find((one) => one.id === id);
    const ids = this.#ids.value;
    if (ids === null || product === undefined) return;
    const sets = products.filter(({ is_set: isSet }) => isSet);
    const next = toggleCollected(product, { collected: collectedOf(ids, products), sets });
    this.#ids.set(next.map((one) => one.id));
  }

  dispose(): void {
    this.#subscription.unsubscribe();
    this.#ids.close();
  }
}

function collectedOf(ids: readonly number[], products: readonly PromoProduct[]): readonly PromoProduct[] {
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}

export const COLLECTING = token<CollectingStore>('Collecting');
