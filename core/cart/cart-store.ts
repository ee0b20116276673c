import type { Subscription } from 'rxjs';
import { inject, injectable, CLOCK, STORAGE, TABS, TELEMETRY, token } from '../di';
import { SerialQueue } from '../kernel/async/serial-queue';
import { sameJson } from '../kernel/same-json';
import type { Store } from '../kernel/store';
import type { Clock, Storage, Tabs, Telemetry } from '../ports';
import { SESSION, type Session } from '../sync';
import type { CartElsewhere } from './cart';
import { CART_COLLECTION } from './cart-name';
import { EMPTY_DATA, NEW_TAB, type CartData, type CartRecord, type ServerState, type TabCart } from './cart-record';
import { about, CartReplica, type CartChange, type CartTab } from './cart-replica';
import { CART_STATE } from './cart-state';
import { countItems } from './count';
import { itemsHash } from './items-hash';
import { hasSameSum, segmentsOf } from './plan-totals';
import { StoredCart } from './stored-cart';

/** Sole writer of the cart state; carts are separate per store. */
@injectable()
export class CartStore {
  readonly #lane = new SerialQueue();
  readonly #writes = new Set<Promise<unknown>>();
  /** Kept per store, since what could not be stored exists nowhere else. */
  readonly #replicas = new Map<string, CartReplica>();
  #shown: Subscription | undefined;
  #tab: TabCart = NEW_TAB;
  /** Server cart that this tab has synchronised with. */
  #synced = '';
  #working = 0;
  #storeCode: string | undefined;
  /** This page; the user is read from the session. */
  tab: Omit<CartTab, 'id'> = { tabId: '', recheck: () => Promise.resolve() };

  constructor(
    @inject(CART_STATE) private readonly state: Store<CartRecord>,
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TABS) private readonly tabs: Tabs,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(SESSION) private readonly session: Session,
    @inject(CLOCK) private readonly clock: Clock,
  ) {}

  get value(): CartRecord {
    return this.state.value;
  }

  get storeCode(): string {
    return this.#storeCode ?? this.session.storeCode;
  }

  /** @param change applied at once, and again to the newest stored cart */
  update(change: CartChange): void {
    const write = this.#replicaOf(this.storeCode).change(change);
    if (write === undefined) return;
    this.#writes.add(write);
    void write.finally(() => this.#writes.delete(write));
  }

  /** Applies what the server answered about its cart. */
  answered(server: ServerState, change: CartChange): void {
    this.update(about(server, change));
  }

  updateTab(change: Partial<TabCart>): void {
    this.#tab = { ...this.#tab, ...change };
    this.#publish();
  }

  markSynced(): void {
    this.update((cart) => ({ ...cart, cartItemsHash: itemsHash(cart.cartItems) }));
    this.#synced = this.value.cartServerToken;
    this.updateTab({ cartServerLastSyncDate: this.clock.now() });
  }

  async serially<T>(job: () => Promise<T>): Promise<T> {
    this.#work(1);
    try {
      return await this.#lane.run(job);
    } finally {
      this.#work(-1);
    }
  }

  async settled(): Promise<void> {
    while (this.#working > 0 || this.#writes.size > 0) {
      await this.#lane.idle();
      await Promise.all(this.#writes);
    }
  }

  async written(): Promise<void> {
    await Promise.all(this.#writes);
  }

  async load(): Promise<void> {
    let { storeCode } = this.session;
    await this.#replicaOf(storeCode).load();
    while (storeCode !== this.session.storeCode) {
      storeCode = this.session.storeCode;
      await this.#replicaOf(storeCode).load();
    }
    const elsewhere = await this.#elsewhere(storeCode);
    this.#storeCode = storeCode;
    this.#shown?.unsubscribe();
    this.#synced = '';
    this.#shown = this.#replicaOf(storeCode).state$.subscribe(({ totals }) => {
      if (totals !== null && totals !== this.value.totals) {
        this.#tab = { ...this.#tab, cartServerLastTotalsSyncDate: this.clock.now() };
      }
      this.#publish();
    });
    this.updateTab({ elsewhere, isLoaded: true, cartServerLastTotalsSyncDate: 0 });
  }

  /** Removes customers' carts of other stores. */
  async forgetElsewhere(): Promise<void> {
    const keys = await this.storage.keys(CART_COLLECTION);
    for (const storeCode of storesIn(keys, this.storeCode)) {
      const replica = this.#replicas.get(storeCode);
      const owners = [(await this.#stored(storeCode)).owner, replica?.state.owner ?? ''];
      if (owners.every((owner) => owner === '')) continue;
      replica?.discard();
      this.#replicas.delete(storeCode);
      const theirs = keys.filter((key) => key.startsWith(`${storeCode}.`));
      await Promise.all(theirs.map((key) => this.storage.remove(CART_COLLECTION, key)));
    }
  }

  report(error: unknown, context: string): void {
    this.telemetry.error(error, { area: 'cart', context });
  }

  dispose(): void {
    this.#shown?.unsubscribe();
    for (const replica of this.#replicas.values()) replica.dispose();
  }

  async #elsewhere(here: string): Promise<readonly CartElsewhere[]> {
    const stores = storesIn(await this.storage.keys(CART_COLLECTION), here);
    const carts = stores.map(async (storeCode) => {
      const { cartItems } = this.#replicas.get(storeCode)?.state ?? (await this.#stored(storeCode));
      return { storeCode, units: countItems(cartItems, 'quantities') };
    });
    return (await Promise.all(carts)).filter(({ units }) => units > 0);
  }

  async #stored(storeCode: string): Promise<CartData> {
    const { storage, telemetry } = this;
    try {
      return await new StoredCart(storeCode, { storage, telemetry }).read();
    } catch (error) {
      this.report(error, 'elsewhere');
      return EMPTY_DATA;
    }
  }

  #replicaOf(storeCode: string): CartReplica {
    const { storage, tabs, telemetry, session } = this;
    const known = this.#replicas.get(storeCode);
    if (known !== undefined) return known;
    const recheck = () => this.tab.recheck().catch((error: unknown) => this.report(error, 'recheck'));
    const tab = { tabId: this.tab.tabId, id: () => session.userId, recheck };
    const replica = new CartReplica(storeCode, { storage, tabs, telemetry }, tab);
    this.#replicas.set(storeCode, replica);
    return replica;
  }

  #publish(): void {
    const data = this.#replicaOf(this.storeCode).state;
    const before = this.state.value;
    this.session.cartId = data.cartServerToken;
    this.session.cartStoreCode = this.storeCode;
    const isSynced = this.#synced === data.cartServerToken;
    const tab = isSynced ? this.#tab : { ...this.#tab, cartServerLastSyncDate: 0 };
    const cart = { ...data, ...tab, shown: before.shown };
    const shown = hasSameSum(before, cart) ? before.shown : segmentsOf(cart);
    this.state.set(sameJson(shown, before.shown) ? cart : { ...cart, shown });
  }

  #work(change: 1 | -1): void {
    this.#working += change;
    const isSyncing = this.#working > 0;
    if (this.#tab.isSyncing !== isSyncing) this.updateTab({ isSyncing });
  }
}

function storesIn(keys: readonly string[], but: string): readonly string[] {
  const stores = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))));
  stores.delete(but);
  return [...stores];
}

export const CART_STORE = token<CartStore>('CartStore');
