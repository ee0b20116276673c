import { Observable, Subscription } from 'rxjs';
import type { ShopConfig } from '../config';
import type { TotalSegment } from '../contract';
import { lazyArea } from '../kernel/async/lazy-area';
import type { Store } from '../kernel/store';
import type { Storage } from '../ports';
import type { UiArea } from '../ui-state/ui-state';
import type { CartArea, CartItem, CartState } from './cart';
import { EMPTY_CART, type CartRecord } from './cart-record';
import { CART_COLLECTION } from './cart-name';
import type { CartService } from './cart-service';
import type { Departure } from './former-owner';
import { countItems } from './count';

export interface LazyCartDependencies {
  readonly state: Store<CartRecord>;
  readonly ui: UiArea;
  readonly storage: Storage;
  /** Calls `open` on each change of the cart in another tab. */
  readonly follow: (open: () => Promise<unknown>) => Subscription;
  readonly config: ShopConfig;
  readonly open: () => Promise<CartService>;
}

/** Holds the cart state; loads the cart's code on first use or if a stored cart is not empty. */
export class LazyCart
  extends lazyArea<CartService>()(
    'add',
    'setQuantity',
    'remove',
    'clear',
    'restore',
    'sync',
    'syncTotals',
    'loadShippingMethods',
    'loadPaymentMethods',
    'selectShipping',
    'selectPayment',
    'applyCoupon',
    'changeGiftCards',
    'spendBonuses',
    'removeCoupon',
    'claim',
  )
  implements CartArea
{
  readonly state$: Observable<CartState>;
  readonly items$: Observable<readonly CartItem[]>;
  readonly count$: Observable<number>;
  readonly segments$: Observable<readonly TotalSegment[]>;
  readonly #subscription = new Subscription();
  #published: { readonly of: CartRecord; readonly state: CartState } | undefined;
  #opened: Promise<CartService> | undefined;
  #loading: Promise<void> | undefined;

  constructor(private readonly parts: LazyCartDependencies) {
    super();
    const { state, config, ui } = parts;
    this.state$ = new Observable<CartState>((subscriber) => {
      let last: CartState | undefined;
      const publish = (): void => {
        if (last !== this.snapshot) subscriber.next((last = this.snapshot));
      };
      const subscription = state.state$.subscribe({ next: publish, complete: () => subscriber.complete() });
      subscription.add(ui.state$.subscribe(publish));
      return subscription;
    });
    this.items$ = state.select((cart) => cart.cartItems);
    this.count$ = state.select((cart) => countItems(cart.cartItems, config.cart.countType));
    this.segments$ = state.select((cart) => cart.shown);
  }

  get snapshot(): CartState {
    const of = this.parts.state.value;
    const isMicrocartOpen = this.parts.ui.snapshot.panel === 'microcart';
    if (this.#published?.of !== of || this.#published.state.isMicrocartOpen !== isMicrocartOpen) {
      this.#published = { of, state: { ...of, isMicrocartOpen } };
    }
    return this.#published.state;
  }

  override readonly open = (): Promise<CartService> => {
    this.#opened ??= this.parts.open().catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  };

  followTabs(): void {
    this.#subscription.add(this.parts.follow(() => this.open()));
  }

  load(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async reload(): Promise<void> {
    if (this.#opened !== undefined) {
      await (await this.#opened).reload();
      return;
    }
    this.parts.state.set(EMPTY_CART);
    this.#loading = undefined;
    await this.load();
  }

  async adopt(): Promise<void> {
    if (this.#opened !== undefined) (await this.#opened).adopt();
  }

  async leave(departure: Departure): Promise<void> {
    await this.load();
    return (await this.open()).leave(departure);
  }

  toggleMicrocart(open?: boolean): void {
    const { ui } = this.parts;
    if (open === undefined) ui.toggle('microcart');
    else if (open) ui.open('microcart');
    else ui.close('microcart');
  }

  async settled(): Promise<void> {
    await this.#loading;
    if (this.#opened !== undefined) await (await this.#opened).settled();
  }

  dispose(): void {
    this.#subscription.unsubscribe();
    // A cart that fails to open, because the shop ends first, fails for its caller.
    void this.#opened?.then(
      (service) => service.dispose(),
      () => undefined,
    );
    this.parts.state.close();
  }

  async #load(): Promise<void> {
    const { config, storage, state } = this.parts;
    if (config.serverSide) return;
    if (this.#opened !== undefined || (await storage.keys(CART_COLLECTION)).length > 0) {
      await this.open();
      return;
    }
    state.update((cart) => ({ ...cart, isLoaded: true }));
  }
}
