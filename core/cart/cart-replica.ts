import type { Storage, Tabs, Telemetry } from '../ports';
import { Replica } from '../replica';
import { replicaName } from './cart-name';
import { EMPTY_DATA, type CartData } from './cart-record';
import { StoredCart, type CartUser } from './stored-cart';

interface Ports {
  readonly storage: Storage;
  readonly tabs: Tabs;
  readonly telemetry: Telemetry;
}

/** Must be pure: it is applied again to the newest stored cart. */
export type CartChange = (cart: CartData) => CartData;

/** Server cart that a change is about. */
export interface ServerState {
  readonly token: string;
  /** Revision that the answer describes; null if unknown. */
  readonly revision?: number | null;
}

/** Cart of one store, the same in all tabs. */
export class CartReplica extends Replica<CartData, CartChange> {
  constructor(storeCode: string, { storage, tabs, telemetry }: Ports, user: CartUser) {
    const model = {
      name: replicaName(storeCode),
      initial: EMPTY_DATA,
      reduce: (cart: CartData, change: CartChange) => change(cart),
    };
    super(model, new StoredCart(storeCode, { storage, telemetry }, user), tabs, telemetry);
  }

  /** @returns undefined if nothing changes */
  change(change: CartChange): Promise<boolean> | undefined {
    const { owner } = this.state;
    if (change(this.state) === this.state) return undefined;
    return this.dispatch((cart) => (isOfAnother(cart, owner) ? cart : change(cart)));
  }
}

/** A change in one customer's cart must not reach the cart of another customer, who has signed in since. */
function isOfAnother(cart: CartData, owner: string): boolean {
  return owner !== '' && cart.owner !== '' && cart.owner !== owner;
}

/** Ignores an answer about another server cart, or one older than what another tab has stored. */
export function about({ token, revision = null }: ServerState, change: CartChange): CartChange {
  return (cart) => (cart.cartServerToken !== token || isLate(cart, { token, revision }) ? cart : change(cart));
}

export function isLate(cart: CartData, { revision = null }: ServerState): boolean {
  return revision !== null && cart.revision !== null && cart.revision > revision;
}
