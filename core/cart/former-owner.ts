import { lineKey, type CartRecord, type FormerOwner } from './cart-record';
import { forgetServer, leftBehind, withoutServerIds } from './change-lines';

/** A customer whose session the shop has ended. */
export interface LostOwner {
  readonly userId: string;
  /** Whether they were checking out. */
  readonly inCheckout: boolean;
}

/** What stays of a cart on the device as its customer leaves it. Pure. @param lost where it was the shop that ended their session */
export function leftBy(cart: CartRecord, lost: LostOwner | undefined): CartRecord {
  if (lost === undefined) return leftBehind(cart);
  return lost.inCheckout ? withoutSession(cart, lost.userId) : onlyUnsent(cart, lost.userId);
}

/**
 * The cart of a customer whose session the shop has ended while they checked out: its lines stay as a guest's. What the customer's own
 * server cart had is remembered, so that they find one cart when they are back and not two. Pure.
 */
function withoutSession(cart: CartRecord, userId: string): CartRecord {
  const keys = cart.cartItems.map(lineKey);
  if (cart.owner !== userId) return { ...cart, former: { owner: userId, token: '', base: [], revision: null, keys } };
  const { cartServerToken: token, base, revision } = cart;
  return { ...forgetServer(cart), owner: '', keeps: false, former: { owner: userId, token, base, revision, keys } };
}

/**
 * The cart of a customer whose session the shop has ended while they looked around: the server keeps what it has of it, and what it was
 * not known to have, as a line that was put in at that very moment, waits here for the customer alone. Pure.
 */
function onlyUnsent(cart: CartRecord, userId: string): CartRecord {
  if (cart.owner !== userId) return leftBehind(cart);
  const had = new Map(cart.base.map(({ key, qty, confirmed }) => [key, qty ?? confirmed ?? 0]));
  const cartItems = cart.cartItems.flatMap((item) => {
    const qty = item.qty - (had.get(lineKey(item)) ?? item.merged ?? 0);
    return qty > 0 ? [{ ...withoutServerIds(item), qty }] : [];
  });
  const keys = cartItems.map(lineKey);
  const former = keys.length === 0 ? null : { owner: userId, token: '', base: [], revision: null, keys };
  return { ...leftBehind(cart), cartItems, former };
}

/** The cart as a user who has signed in finds it: the customer who was here before goes on with it, anybody else gets none of it. Pure. */
export function settleFormer(cart: CartRecord, userId: string): CartRecord {
  const { former } = cart;
  if (former === null) return cart;
  return former.owner === userId ? takenUp(cart, former) : withoutLinesOf(cart, former);
}

function takenUp(cart: CartRecord, { owner, token, base, revision }: FormerOwner): CartRecord {
  if (token === '') return { ...cart, former: null };
  return { ...forgetServer(cart), cartServerToken: token, base, revision, owner, keeps: false, former: null };
}

function withoutLinesOf(cart: CartRecord, { keys }: FormerOwner): CartRecord {
  const theirs = new Set(keys);
  const cartItems = cart.cartItems.filter((item) => !theirs.has(lineKey(item))).map(withoutServerIds);
  return {
    ...forgetServer({ ...cart, cartItems }),
    former: null,
    coupon: null,
    address: null,
    shipping: null,
    payment: null,
  };
}
