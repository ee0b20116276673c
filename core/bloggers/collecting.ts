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

/** The one writer of collecting mode. It lasts as long as the visit, and is over when the blogger leaves. */
@injectable()
export class CollectingStore {
  /** Ids of what is collected; null while the mode is off. */
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

  /** Off clears what was collected; on begins with nothing, or goes on where it is on already. */
  set(isOn: boolean): void {
    if (isOn !== (this.#ids.value !== null)) this.#ids.set(isOn ? [] : null);
  }

  /** Takes a product into the set or out of it. Nothing changes where the mode is off, or it cannot be collected. */
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

/** What is gone by now is collected no more. */
function collectedOf(ids: readonly number[], products: readonly PromoProduct[]): readonly PromoProduct[] {
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}

export const COLLECTING = token<CollectingStore>('Collecting');
