import { filter, Observable, Subscription } from 'rxjs';
import type { ShopConfig } from '../config';
import type { PaymentMethod, Product, ShippingMethod, TotalSegment } from '../contract';
import type { Store } from '../kernel/store';
import type { Storage, Tabs, Telemetry } from '../ports';
import type { ProductView } from '../product/product';
import type { Session } from '../sync';
import type { UiArea } from '../ui-state/ui-state';
import type {
  AddOptions,
  AddResult,
  CartArea,
  CartItem,
  CartState,
  RemovedLine,
  RemoveOptions,
  SyncDifference,
  GiftCardChange,
} from './cart';
import { EMPTY_CART, type CartAddress, type CartRecord } from './cart-record';
import type { CartService } from './cart-service';
import type { LostOwner } from './former-owner';
import { countItems } from './count';

export interface LazyCartParts {
  readonly state: Store<CartRecord>;
  readonly ui: UiArea;
  readonly storage: Storage;
  readonly tabs: Tabs;
  readonly telemetry: Telemetry;
  readonly session: Session;
  readonly config: ShopConfig;
  /** Loads the code of the cart, binds it, and gives its service with the kept cart read. */
  readonly open: () => Promise<CartService>;
  /** Reads again who is signed in on this device. */
  readonly recheckUser: () => Promise<void>;
}

/** Where the cart is kept; its keys begin with the store's code. */
const COLLECTION = 'cart';

function isCartMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'cart';
}

/**
 * The cart as the first page has it: its state. The code that changes, merges and prices a cart
 * comes with the first use, or at once where something was left in the cart; most visits begin with none.
 */
export class LazyCart implements CartArea {
  readonly state$: Observable<CartState>;
  readonly items$: Observable<readonly CartItem[]>;
  readonly count$: Observable<number>;
  readonly segments$: Observable<readonly TotalSegment[]>;
  readonly #subscription = new Subscription();
  /** What was published last: the same value for the same cart. */
  #published: { readonly of: CartRecord; readonly state: CartState } | undefined;
  #opened: Promise<CartService> | undefined;
  #loading: Promise<void> | undefined;
  /** Messages of other tabs are taken in one after another, in their order. */
  #receiving: Promise<void> = Promise.resolve();

  constructor(private readonly parts: LazyCartParts) {
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

  /** The cart with all its use cases. A load that failed is tried again with the next use. */
  open(): Promise<CartService> {
    this.#opened ??= this.parts.open().catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  /** Begins to follow the shopper's other tabs. */
  followTabs(): void {
    const { tabs, telemetry } = this.parts;
    this.#subscription.add(
      tabs.messages$.pipe(filter(isCartMessage)).subscribe((message) => {
        this.#receiving = this.#receiving
          .then(() => this.#receive(message))
          .catch((error: unknown) => telemetry.error(error, { area: 'cart', context: 'tabs' }));
      }),
    );
  }

  load(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** The cart of the store that is now current. */
  async reload(): Promise<void> {
    if (this.#opened !== undefined) {
      await (await this.#opened).reload();
      return;
    }
    this.parts.state.set(EMPTY_CART);
    this.#loading = undefined;
    await this.load();
  }

  async add(product: ProductView | Product, qty?: number, options?: AddOptions): Promise<AddResult> {
    return (await this.open()).add(product, qty, options);
  }

  async setQuantity(sku: string, qty: number, checksum?: string): Promise<void> {
    return (await this.open()).setQuantity(sku, qty, checksum);
  }

  async remove(sku: string, checksum?: string, options?: RemoveOptions): Promise<readonly RemovedLine[]> {
    return (await this.open()).remove(sku, checksum, options);
  }

  async clear(): Promise<readonly RemovedLine[]> {
    return (await this.open()).clear();
  }

  async restore(removed: readonly RemovedLine[]): Promise<void> {
    return (await this.open()).restore(removed);
  }

  async sync(options?: { readonly force?: boolean; readonly dryRun?: boolean }): Promise<readonly SyncDifference[]> {
    return (await this.open()).sync(options);
  }

  async syncTotals(options?: { readonly force?: boolean }): Promise<void> {
    return (await this.open()).syncTotals(options);
  }

  async loadShippingMethods(address?: CartAddress): Promise<readonly ShippingMethod[]> {
    return (await this.open()).loadShippingMethods(address);
  }

  async loadPaymentMethods(): Promise<readonly PaymentMethod[]> {
    return (await this.open()).loadPaymentMethods();
  }

  async selectShipping(carrierCode: string, methodCode: string): Promise<void> {
    return (await this.open()).selectShipping(carrierCode, methodCode);
  }

  async selectPayment(code: string): Promise<void> {
    return (await this.open()).selectPayment(code);
  }

  async applyCoupon(code: string): Promise<boolean> {
    return (await this.open()).applyCoupon(code);
  }

  async changeGiftCards(change: GiftCardChange): Promise<void> {
    return (await this.open()).changeGiftCards(change);
  }

  async spendBonuses(spends: boolean): Promise<boolean> {
    return (await this.open()).spendBonuses(spends);
  }

  async removeCoupon(): Promise<void> {
    return (await this.open()).removeCoupon();
  }

  /** Makes the cart that of the user who has just signed in. */
  async claim(policy: 'keep' | 'merge'): Promise<void> {
    return (await this.open()).claim(policy);
  }

  /** Who is signed in is known now: the cart becomes theirs if it did not when they signed in. */
  async adopt(): Promise<void> {
    if (this.#opened !== undefined) (await this.#opened).adopt();
  }

  /** Forgets the cart on this device, as its owner signs out; of a session that was lost in checkout the lines stay. */
  async leave(lost?: LostOwner): Promise<void> {
    await this.load();
    return (await this.open()).leave(lost);
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
    this.parts.state.close();
  }

  async #load(): Promise<void> {
    const { config, storage, state } = this.parts;
    if (config.serverSide) return;
    // What is kept for another store matters too: an empty cart says what waits there.
    if (this.#opened !== undefined || (await storage.keys(COLLECTION)).length > 0) {
      await this.open();
      return;
    }
    state.update((cart) => ({ ...cart, isLoaded: true }));
  }

  /** Another tab put something in: this one needs its cart now. One of another customer's says that somebody may have changed. */
  async #receive(message: unknown): Promise<void> {
    const service = await this.open();
    if (service.receive(message)) return;
    await this.parts.recheckUser();
    service.receive(message);
  }
}
