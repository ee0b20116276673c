import { lookUp } from '../kernel/look-up';
import { sameJson } from '../kernel/same-json';
import type { Storage, Tabs, Telemetry } from '../ports';
import { Replica, UnsavedCopy } from '../replica';
import { isPreviousChange, replicaName } from './cart-name';
import { EMPTY_DATA, type CartData, type ServerState } from './cart-record';
import { StoredCart } from './stored-cart';

interface Ports {
  readonly storage: Storage;
  readonly tabs: Tabs;
  readonly telemetry: Telemetry;
}

/** Bounds the marks in the cart. Tabs beside them are long closed. */
const MARKED_TABS = 8;

/** Page that changes the cart. */
export interface CartTab {
  /** Unique per page. */
  readonly tabId: string;
  /** Returns the customer's id; empty for a guest. */
  readonly id: () => string;
  /** Reads again who is signed in on this device. */
  readonly recheck: () => Promise<void>;
}

/** Must be pure: it is applied again to the newest stored cart. */
export type CartChange = (cart: CartData) => CartData;

/** Cart of one store, the same in all tabs. */
export class CartReplica extends Replica<CartData, CartChange> {
  readonly #stored: StoredCart;
  readonly #unsaved: UnsavedCopy;
  #changes = 0;

  constructor(
    storeCode: string,
    { storage, tabs, telemetry }: Ports,
    private readonly tab: CartTab,
  ) {
    // Receives the message of a change before the replica, which then reads the copy.
    const unsaved = new UnsavedCopy(replicaName(storeCode), tabs, tab.id);
    const stored = new StoredCart(storeCode, { storage, telemetry }, { userId: tab.id, unsaved });
    const model = {
      name: replicaName(storeCode),
      initial: EMPTY_DATA,
      reduce: (cart: CartData, change: CartChange) => change(cart),
    };
    super(
      { ...model, previous: { isChange: (message) => isPreviousChange(storeCode, message) } },
      stored,
      tabs,
      telemetry,
    );
    this.#stored = stored;
    this.#unsaved = unsaved;
  }

  override dispose(): void {
    this.#unsaved.dispose();
    super.dispose();
  }

  override async load(): Promise<boolean> {
    this.#stored.lookForPrevious();
    return this.#knowingUser(await super.load());
  }

  override async dispatch(change: CartChange): Promise<boolean> {
    return this.#knowingUser(await super.dispatch(change));
  }

  /** Without the lock, because finding out may take requests. */
  async #knowingUser(isDone: boolean): Promise<boolean> {
    if (!this.#stored.isForeign) return isDone;
    const before = this.tab.id();
    await this.tab.recheck();
    return this.tab.id() === before ? isDone : super.load();
  }

  /** @returns undefined if nothing changes */
  change(change: CartChange): Promise<boolean> | undefined {
    const { owner } = this.state;
    if (change(this.state) === this.state) return undefined;
    const { tabId } = this.tab;
    const mark = Math.max(this.#changes, markOf(this.state, tabId)) + 1;
    this.#changes = mark;
    return this.dispatch((cart) => {
      // A write that timed out may have reached the device, and other tabs may have written since.
      if (isOfAnother(cart, owner) || markOf(cart, tabId) >= mark) return cart;
      const next = change(cart);
      return sameJson(next, cart) ? cart : { ...next, marks: withMark(next, tabId, mark) };
    });
  }
}

function markOf({ marks }: CartData, tabId: string): number {
  return lookUp(marks, tabId) ?? 0;
}

function withMark({ marks }: CartData, tabId: string, mark: number): CartData['marks'] {
  const others = Object.entries(marks).filter(([id]) => id !== tabId);
  return Object.fromEntries([...others, [tabId, mark] as const].slice(-MARKED_TABS));
}

/** A change in a customer's cart must not reach the cart of the next person on the device. */
function isOfAnother(cart: CartData, owner: string): boolean {
  return owner !== '' && cart.owner !== owner && cart.former?.owner !== owner;
}

/** Ignores an answer about another server cart, or one older than what another tab has stored. */
export function about({ token, revision = null }: ServerState, change: CartChange): CartChange {
  return (cart) => (cart.cartServerToken !== token || isLate(cart, { token, revision }) ? cart : change(cart));
}

export function isLate(cart: CartData, { revision = null }: ServerState): boolean {
  return revision !== null && cart.revision !== null && cart.revision > revision;
}
